import Basics
package import Foundation
import PictureComparison
import RasterCore
package import RasterPNG

extension FilmComparison {
  /// Returns a film that shows where the two films differ, in step with the film now: every frame
  /// as ``DifferencePicture/heat()`` draws it, as an animated PNG.
  ///
  /// A frame whose time the golden does not have is compared with the one that the golden shows
  /// then.
  ///
  /// - Throws: the reason why there is no such film, such as frames without pixels.
  package func difference() throws(PNGError) -> Data {
    let frames = Cores.map(actual.frames.count) { index in
      PNGAnimation.Frame(
        DifferencePicture(pixels(index)).heat(), delay: actual.frames[index].note.delay)
    }
    return try PNG.encodeAnimation(PNGAnimation(frames: frames), name: "difference")
  }

  /// The number of pixels of all frames of the difference.
  var pixelCount: Int {
    let bitmaps = [golden.frames.first?.bitmap, actual.frames.first?.bitmap].compactMap(\.self)
    return (bitmaps.map(\.width).max() ?? 0) * (bitmaps.map(\.height).max() ?? 0)
      * actual.frames.count
  }

  private func pixels(_ index: Int) -> PictureDifference {
    if let known = frames.first(where: { $0.actual == index }) { return known.comparison.pixels }
    let shown = min(goldenFrame(at: index), golden.frames.count - 1)
    return PictureDifference(
      golden: golden.frames[shown].bitmap, actual: actual.frames[index].bitmap)
  }

  private func goldenFrame(at index: Int) -> Int {
    guard let notes = goldenMetadata?.notes, notes.count != actual.frames.count else {
      return index
    }
    let time = actual.frames[index].note.time
    return notes.lastIndex { $0.time <= time + 1e-6 } ?? 0
  }
}
