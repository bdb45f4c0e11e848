import Basics
package import Foundation
import PictureComparison
import RasterCore
package import RasterPNG

extension FilmComparison {
  /// Returns an animated PNG that shows where the two films differ, with one frame for each actual
  /// frame, as ``DifferencePicture/heat()`` draws it.
  ///
  /// If no frame of the golden begins at the time of an actual frame, the actual frame is compared
  /// with the frame that the golden still shows at that time.
  ///
  /// - Throws: `PNGError` if the film cannot be encoded, for instance because its frames have no
  ///   pixels.
  package func difference() throws(PNGError) -> Data {
    let frames = Cores.map(actual.frames.count) { index in
      PNGAnimation.Frame(
        DifferencePicture(pixels(index)).heat(), delay: actual.frames[index].note.delay)
    }
    return try PNG.encodeAnimation(PNGAnimation(frames: frames), name: "difference")
  }

  /// The total number of pixels in all frames of the difference.
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
