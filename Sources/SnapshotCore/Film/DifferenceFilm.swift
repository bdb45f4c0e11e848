import Basics
package import Foundation
import PictureComparison
import RasterCore
package import RasterPNG

/// A film that shows where two films differ, in step with the film now.
package struct DifferenceFilm: Sendable {
  private let comparison: FilmComparison

  /// Prepares to draw the differences.
  package init(_ comparison: FilmComparison) { self.comparison = comparison }

  /// Every frame as ``DifferencePicture/heat()`` draws it, as an animated PNG.
  ///
  /// A frame whose time the golden does not have is compared with the one that the golden shows
  /// then.
  ///
  /// - Throws: why there is no such film, as when the frames have no pixels.
  package func png() throws(PNGError) -> Data {
    let frames = Cores.map(comparison.actual.frames.count) { index in
      PNGAnimation.Frame(
        DifferencePicture(pixels(index)).heat(), delay: comparison.actual.frames[index].note.delay)
    }
    return try PNG.encodeAnimation(PNGAnimation(frames: frames), name: "difference")
  }

  /// The number of pixels of all frames.
  var pixelCount: Int {
    let golden = comparison.golden.frames.first?.bitmap
    let actual = comparison.actual.frames.first?.bitmap
    return max(golden?.width ?? 0, actual?.width ?? 0)
      * max(golden?.height ?? 0, actual?.height ?? 0) * comparison.actual.frames.count
  }

  private func pixels(_ index: Int) -> PictureDifference {
    if let known = comparison.frames.first(where: { $0.actual == index }) {
      return known.comparison.pixels
    }
    let shown = min(goldenFrame(at: index), comparison.golden.frames.count - 1)
    return PictureDifference(
      golden: comparison.golden.frames[shown].bitmap,
      actual: comparison.actual.frames[index].bitmap)
  }

  private func goldenFrame(at index: Int) -> Int {
    guard let notes = comparison.goldenMetadata?.notes,
      notes.count != comparison.actual.frames.count
    else { return index }
    let time = comparison.actual.frames[index].note.time
    return notes.lastIndex { $0.time <= time + 1e-6 } ?? 0
  }
}
