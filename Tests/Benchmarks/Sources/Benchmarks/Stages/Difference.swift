import Foundation
import PictureComparison
import RasterCore
import SnapshotCore

extension Benchmark {
  /// Comparisons of two frames of 11 MB, beside `memcmp` of the same bytes.
  static let difference = [
    Benchmark("difference", "memcmp of equal frames") {
      let (golden, actual) = (Frame.interface, Frame.interface)
      return { golden.isEqual(to: actual) ? 1 : 0 }
    },
    Benchmark("difference", "equal frames") { comparing(Frame.interface, Frame.interface) },
    Benchmark("difference", "one pixel in a hundred differs") {
      comparing(Frame.interface, Frame.interface.speckled)
    },
    Benchmark("difference", "one pixel in a hundred differs, perceptual") {
      let tolerance = PictureTolerance(perceptual: PerceptualMetric())
      return comparing(Frame.interface, Frame.interface.speckled, tolerance)
    },
    Benchmark("difference", "everything differs") {
      comparing(Frame.interface, Frame.photograph)
    },
    Benchmark("difference", "one pixel in a hundred differs, drawn") {
      let difference = PictureDifference(
        golden: Frame.interface, actual: Frame.interface.speckled)
      return { DifferencePicture(difference).heat().width }
    },
  ]

  private static func comparing(
    _ golden: Bitmap, _ actual: Bitmap, _ tolerance: PictureTolerance = .exact
  ) -> () -> Int {
    {
      PictureDifference(golden: golden, actual: actual, tolerance: tolerance).differingPixels
    }
  }

}

extension Bitmap {
  /// The frame with noise in one pixel of a hundred, spread by a fixed sequence.
  var speckled: Bitmap {
    var (frame, numbers) = (self, FixedSequence(1))
    frame.withUnsafeMutablePixels { pixels in
      for index in pixels.indices where numbers.next(100) == 0 { pixels[index] ^= 0x0040_4040 }
    }
    return frame
  }
}
