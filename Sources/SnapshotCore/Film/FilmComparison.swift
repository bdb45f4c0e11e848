public import PictureComparison
public import RasterPNG

/// A golden film and the film now, compared frame by frame: layouts first, then pixels.
///
/// Films of as many frames are compared frame for frame; else the frames of equal times are.
public struct FilmComparison: Sendable, Hashable {
  /// Two frames that are different.
  public struct Frame: Sendable, Hashable {
    /// The frame of the golden, from 0.
    public let golden: Int
    /// The frame now, from 0.
    public let actual: Int
    /// The difference between them.
    public let comparison: PictureComparison
  }

  /// The golden's frames.
  public let golden: PNGAnimation
  /// The golden's metadata; nil if it has none that can be read.
  public let goldenMetadata: FilmMetadata?
  /// The film that was drawn now.
  public let actual: LayoutFilm
  /// The differences of the film as a whole.
  public let changes: [FilmChange]
  /// The pairs of frames that are different, in order.
  public let frames: [Frame]
  /// All differences, by class, without those that the policy ignores.
  public let statements: [ReportedChange]
  /// The differences that the policy ignores, by class.
  public let ignored: [ReportedChange]

  /// Compares a decoded golden with a film.
  public init(
    golden: FilmFile, actual: LayoutFilm, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) {
    self.golden = golden.animation
    goldenMetadata = golden.metadata
    self.actual = actual
    let (old, new) = (golden.animation.frames.count, actual.frames.count)
    changes =
      golden.metadata.map { FilmChange.changes(from: $0, to: actual.metadata) }
      ?? (old == new ? [] : [.frameCount(golden: old, actual: new)])
    let metadata = actual.metadata
    let pairs = Self.pairs(golden, metadata).map { old, new in
      Frame(
        golden: old, actual: new,
        comparison: PictureComparison(
          golden: golden.picture(ofFrame: old),
          actual: LayoutPicture(
            actual.frames[new].bitmap, metadata: metadata.picture(ofFrame: new)),
          tolerance: tolerance, policy: policy))
    }
    frames = pairs.filter(\.isDifferent)
    let all = FilmStatements(pairs, changes: changes, notes: metadata.notes, policy: policy).all
    statements = all.filter { $0.reaction != .ignore }
    ignored = all.filter { $0.reaction == .ignore }
    allowed = pairs.compactMap(\.comparison.allowed).max {
      ($0.differingPixels, $0.toleratedPixels) < ($1.differingPixels, $1.toleratedPixels)
    }
  }

  /// The most that tolerance and masks allowed in a frame; nil if they allowed nothing.
  package let allowed: PixelSummary?

  /// Whether nothing is different that fails.
  public var passes: Bool { !statements.hasFailure }

  /// The different frame with most differing pixels; nil if no frame is different.
  public var worst: Frame? {
    frames.max { $0.comparison.pixels.differingPixels < $1.comparison.pixels.differingPixels }
  }

  /// Returns the index of each golden frame with that of the frame it is compared with.
  private static func pairs(_ golden: FilmFile, _ actual: FilmMetadata) -> [(Int, Int)] {
    let (old, new) = (golden.animation.frames.count, actual.notes.count)
    // Without a description only the order of the frames is known.
    guard old != new, let notes = golden.metadata?.notes else {
      return (0..<min(old, new)).map { ($0, $0) }
    }
    return actual.notes.indices.compactMap { index in
      let time = actual.notes[index].time
      return notes.firstIndex { abs($0.time - time) < 1e-6 }.map { ($0, index) }
    }
  }
}

extension FilmComparison.Frame {
  /// Whether a frame differs from the golden's in pixels or layout, ignored or not.
  fileprivate var isDifferent: Bool {
    (comparison.statements + comparison.ignored).contains(where: \.isDifference)
      || comparison.pixels.differingPixels > 0
  }
}
