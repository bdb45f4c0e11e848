import Foundation
package import PictureComparison
import RasterCore
package import RasterPNG

/// A frame-by-frame comparison of a golden film with the actual film: layouts first, then pixels.
///
/// Films with the same number of frames are compared by index, others by the times of their frames.
package struct FilmComparison: Sendable, Hashable {
  /// A golden frame and an actual frame that differ.
  package struct Frame: Sendable, Hashable {
    /// The index of the golden's frame, from 0.
    package let golden: Int
    /// The index of the actual frame, from 0.
    package let actual: Int
    /// The difference of the two frames, in pixels and layouts.
    package let comparison: PictureComparison
  }

  /// The frames of the golden.
  package let golden: PNGAnimation
  /// The golden's metadata; nil if it is missing or unreadable.
  package let goldenMetadata: FilmMetadata?
  /// The film that was drawn by this run.
  package let actual: LayoutFilm
  /// The differences of the film as a whole.
  package let changes: [FilmChange]
  /// The pairs of frames that differ, in order.
  package let frames: [Frame]
  /// All differences, each with its class, except those that the policy ignores.
  package let statements: [ReportedChange]
  /// The differences that the policy ignores, each with its class.
  package let ignored: [ReportedChange]

  /// Compares a decoded golden with a film.
  package init(
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
    let notes = metadata.notes(comparableWith: golden.metadata)
    // The ruler is a part of the picture that shows the time and the phase. If the film as a whole
    // changed, the change explains different pixels of the ruler.
    let ruler = changes.isEmpty ? [] : Self.rulers(golden.metadata, metadata)
    let places = Self.pairs(golden, metadata)
    // A change in one frame, such as that of an animation, may be visible only in later frames.
    let isSeen = places.contains { old, new in
      golden.animation.frames[old].bitmap != actual.frames[new].bitmap
    }
    let pairs = places.map { old, new in
      Frame(
        golden: old, actual: new,
        comparison: PictureComparison(
          golden: golden.picture(ofFrame: old),
          actual: LayoutPicture(
            actual.frames[new].bitmap,
            metadata: metadata.picture(ofFrame: new, panes: notes[new].panes)),
          tolerance: tolerance, policy: policy, explained: ruler, isSeen: isSeen))
    }
    frames = pairs.filter(\.isDifferent)
    let all = FilmStatements(pairs, changes: changes, notes: metadata.notes, policy: policy).all
    statements = all.filter { $0.reaction != .ignore }
    ignored = all.filter { $0.reaction == .ignore }
    allowed = pairs.compactMap(\.comparison.allowed).max {
      ($0.differingPixels, $0.toleratedPixels) < ($1.differingPixels, $1.toleratedPixels)
    }
  }

  /// Returns the parts of the pictures that show the time (see `FilmMetadata.ruler`), in pixels.
  private static func rulers(_ golden: FilmMetadata?, _ actual: FilmMetadata) -> [PixelRect] {
    [golden?.ruler, actual.ruler].compactMap(\.self).compactMap { ruler in
      let scale = actual.scale
      return PixelRect(
        around: CGRect(
          x: ruler.minX * scale, y: ruler.minY * scale, width: ruler.width * scale,
          height: ruler.height * scale))
    }
  }

  /// The largest difference that tolerance and masks allowed in a frame; nil if they allowed none.
  package let allowed: PixelSummary?

  /// Whether there are no differences that lead to a failure.
  package var passes: Bool { !statements.hasFailure }

  /// The frame with the most differing pixels; nil if no frame differs.
  package var worst: Frame? {
    frames.max { $0.comparison.pixels.differingPixels < $1.comparison.pixels.differingPixels }
  }

  /// Returns the indices of the frames to compare: the golden's and the actual one.
  private static func pairs(_ golden: FilmFile, _ actual: FilmMetadata) -> [(Int, Int)] {
    let (old, new) = (golden.animation.frames.count, actual.notes.count)
    // Without metadata, the times of the golden's frames are unknown, so frames are paired by
    // index.
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
  /// Whether the frame differs from the golden's in pixels or layout, even if the policy ignores
  /// it.
  fileprivate var isDifferent: Bool {
    (comparison.statements + comparison.ignored).contains(where: \.isDifference)
      || comparison.pixels.differingPixels > 0
  }
}
