import LayoutComparison
import PictureComparison

/// The changes in the frames of a film, merged so that a change in many frames is reported only
/// once.
struct FilmStatements {
  private typealias Told = (frame: FilmComparison.Frame, statement: ReportedChange)

  private let frames: [FilmComparison.Frame]
  private let changes: [FilmChange]
  private let notes: [FrameMetadata]
  private let policy: ClassPolicy

  /// Takes all pairs of frames that were compared, including equal ones.
  init(
    _ frames: [FilmComparison.Frame], changes: [FilmChange], notes: [FrameMetadata],
    policy: ClassPolicy
  ) {
    (self.frames, self.changes, self.notes, self.policy) = (frames, changes, notes, policy)
  }

  /// All changes in order: the film as a whole, layouts, the number of different frames, pixels,
  /// and finally metadata.
  var all: [ReportedChange] {
    let told: [Told] = frames.flatMap { frame in
      statements(of: frame).map { (frame, $0) }
    }
    let groups = told.filter(\.statement.isDifference).grouped(by: \.statement.filmKey)
    // A remark on the golden's file or on masks applies to the film only if every frame has it.
    let file = told.filter { !$0.statement.isDifference }.grouped(by: \.statement)
      .filter { $0.count == frames.count }.map(\.[0].statement)
    let pixels = groups.filter { $0[0].statement.isOfPixels }
    let others = groups.filter { !$0[0].statement.isOfPixels }
    let film = changes.map { ReportedChange($0.changeClass, .film($0), policy: policy) }
    return film.filter { $0.changeClass != .metadata } + others.map(statement)
      + summary(others + pixels) + pixels.map(statement)
      + film.filter { $0.changeClass == .metadata } + file
  }

  /// Returns the changes in one frame.
  ///
  /// If the screen is tilted in the frame, its layout does not determine which pixels an element
  /// covers, so a changed layout is taken to explain all differing pixels.
  private func statements(of frame: FilmComparison.Frame) -> [ReportedChange] {
    let all = frame.comparison.statements + frame.comparison.ignored
    let isExplained = notes[frame.actual].isTilted && !frame.comparison.layouts.isEmpty
    return isExplained ? all.filter { !$0.isOfPixels } : all
  }

  private func statement(_ group: [Told]) -> ReportedChange {
    let first = group[0].statement
    let isSame = group.allSatisfy { $0.statement == first }
    // The rasteriser and the scale are properties of the whole film.
    if isSame && group.count == frames.count && first.isOfFile { return first }
    return first.inFrames(extent(of: group.map(\.frame), isSame: isSame))
  }

  /// Returns a change with the number of frames that differ; empty if only one frame differs, or if
  /// the only failing change is one of pixels, which already gives its frames.
  private func summary(_ groups: [[Told]]) -> [ReportedChange] {
    let failing = groups.filter { $0[0].statement.reaction == .fail }
    let numbers = Set(failing.flatMap { $0.map(\.frame.actual) })
    let different = frames.filter { numbers.contains($0.actual) }
    let worst = different.max {
      $0.comparison.pixels.differingPixels < $1.comparison.pixels.differingPixels
    }
    guard let worst, different.count > 1, groups.count > 1 || !failing[0][0].statement.isOfPixels
    else { return [] }
    let finding = ReportedChange.Change.frames(
      extent(of: different, isSame: true), worst: worst.actual + 1,
      PixelSummary(worst.comparison.pixels, regionLimit: 5))
    return [ReportedChange(failing[0][0].statement.changeClass, finding, policy: policy)]
  }

  private func extent(of frames: [FilmComparison.Frame], isSame: Bool) -> FilmExtent {
    // A frame may have two changes of the same kind.
    let numbers = Set(frames.map(\.actual)).sorted()
    return FilmExtent(
      numbers.map { ($0 + 1, notes[$0].time) }, of: notes.count, isSame: isSame)
  }
}

extension ReportedChange {
  /// The key by which changes are merged over frames: the kind of change without its amount, which
  /// varies during an animation.
  fileprivate var filmKey: [String] { [changeClass.rawValue, reaction.rawValue, finding.kind] }

  fileprivate var isOfPixels: Bool {
    switch finding {
    case .pixels, .regions: true
    default: false
    }
  }

  /// Whether the change concerns the whole file (the rasteriser or the scale) rather than its
  /// contents.
  fileprivate var isOfFile: Bool {
    switch finding {
    case .fingerprint, .scale: true
    default: false
    }
  }

  /// Returns the change as one that applies to certain frames of a film.
  fileprivate func inFrames(_ extent: FilmExtent) -> ReportedChange {
    ReportedChange(changeClass, .inFrames(extent, finding), isBrief: isBrief, reaction: reaction)
  }
}

extension ReportedChange.Change {
  fileprivate var kind: String {
    switch self {
    case .cause(let cause, _): cause.trigger.kind
    case .pixels(_, let cause), .regions(_, let cause): "pixels \(cause?.text ?? "")"
    default: "\(self)"
    }
  }
}
