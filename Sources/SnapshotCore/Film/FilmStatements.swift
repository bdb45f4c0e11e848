import LayoutComparison
import PictureComparison

/// The changes in the frames of a film, merged so that a change in many frames is reported only
/// once.
struct FilmStatements {
  typealias Told = (frame: FilmComparison.Frame, statement: ReportedChange)

  private let frames: [FilmComparison.Frame]
  private let changes: [FilmChange]
  private let notes: [FrameMetadata]
  private let policy: ClassPolicy
  private let told: [Told]
  private let animations: FilmAnimations

  /// Creates the merged changes from all pairs of frames that were compared, including equal ones.
  init(
    _ frames: [FilmComparison.Frame], changes: [FilmChange], notes: [FrameMetadata],
    policy: ClassPolicy
  ) {
    (self.frames, self.changes, self.notes, self.policy) = (frames, changes, notes, policy)
    told = frames.flatMap { frame in
      (frame.comparison.statements + frame.comparison.ignored).map { (frame, $0) }
    }
    animations = FilmAnimations(told, notes: notes)
  }

  /// All changes in order: the rasteriser, the scale and the settings, the film as a whole,
  /// animations, layouts, the number of different frames, pixels, changed metadata of the film, and
  /// finally remarks on the file.
  ///
  /// If the timing of an animation changed, the number and the times of the frames follow from it
  /// and are reported after it.
  var all: [ReportedChange] {
    let reported = told.filter { !isExplained($0) }
    let groups = reported.filter(\.statement.isDifference).grouped(by: \.statement.filmKey)
    // A remark on the golden's file or on masks is reported only if it applies to every frame.
    let file = reported.filter { !$0.statement.isDifference }.grouped(by: \.statement)
      .filter { $0.count == frames.count }.map(\.[0].statement)
    let film = changes.map { ReportedChange($0.changeClass, .film($0), policy: policy) }
    let times = film.filter { $0.changeClass != .metadata }
    let parts = Dictionary(grouping: groups) { $0[0].statement.filmPart }
    let causes = { (part: ReportedChange.FilmPart) in (parts[part] ?? []).map(statement) }
    return causes(.surroundings)
      + (animations.changeTimes
        ? causes(.animations) + times : times + causes(.animations))
      + causes(.layout) + summary(groups) + causes(.pixels)
      + film.filter { $0.changeClass == .metadata } + file
  }

  /// Returns whether a change in one frame follows from changes that are reported.
  ///
  /// If the screen is tilted in the frame, its layout does not determine which pixels an element
  /// covers, so any changed layout counts as the reason for all differing pixels. A changed
  /// animation also counts as the reason while it runs.
  private func isExplained(_ told: Told) -> Bool {
    guard told.statement.isOfPixels else { return animations.explains(told) }
    let isTilted = notes[told.frame.actual].isTilted && !told.frame.comparison.layouts.isEmpty
    return isTilted || animations.run(inFrame: told.frame.actual)
  }

  private func statement(_ group: [Told]) -> ReportedChange {
    let first = group[0].statement
    let isSame = group.allSatisfy { $0.statement == first }
    // The rasteriser and the scale belong to the whole film, so their change is reported without
    // frames.
    if isSame && group.count == frames.count && first.isOfFile { return first }
    if !isSame, group.count == frames.count, let setting = first.withoutEffects {
      return setting.inFrames(extent(of: group.map(\.frame), isSame: true))
    }
    return first.inFrames(extent(of: group.map(\.frame), isSame: isSame))
  }

  /// Returns a change with the number of frames that differ; empty if no change leads to a failure.
  ///
  /// The number is left out if only one frame differs, or if the only change is one of pixels,
  /// whose report already contains its frames.
  private func summary(_ groups: [[Told]]) -> [ReportedChange] {
    let all = groups.filter { $0[0].statement.reaction == .fail }
    let failing =
      all.filter { !$0[0].statement.isOfPixels } + all.filter(\.[0].statement.isOfPixels)
    // Frames whose differences follow from an animation are counted too.
    let following = failing.isEmpty ? [] : told.filter { isExplained($0) }
    let numbers = Set((failing.flatMap(\.self) + following).map(\.frame.actual))
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
    // The frames are counted with a set, because one frame may have two changes of the same kind.
    let numbers = Set(frames.map(\.actual)).sorted()
    return FilmExtent(
      numbers.map { ($0 + 1, notes[$0].time) }, of: notes.count, isSame: isSame)
  }
}

extension ReportedChange {
  /// The parts of a film's changes, in the order in which they are reported.
  enum FilmPart {
    case surroundings, animations, layout, pixels
  }

  fileprivate var filmPart: FilmPart {
    if isOfPixels { return .pixels }
    if isOfFile || withoutEffects != nil { return .surroundings }
    return viewGroup?.hasAnimations == true ? .animations : .layout
  }

  /// The change of a setting without its results, which differ between frames; nil for other
  /// changes.
  fileprivate var withoutEffects: ReportedChange? {
    guard case .cause(let cause, let panes) = finding, case .setting = cause.trigger else {
      return nil
    }
    return ReportedChange(
      changeClass, .cause(Cause(cause.trigger), panes: panes), isBrief: isBrief, reaction: reaction)
  }

  /// The key by which changes of different frames are merged: the kind of change without its
  /// amount, which varies during an animation.
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
