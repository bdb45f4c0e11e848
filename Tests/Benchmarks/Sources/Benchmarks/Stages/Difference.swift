import Foundation
import RasterCore
import SnapshotCore

extension Benchmark {
  /// Two frames of 11 MB are compared; `memcmp` of the same bytes is what to divide by.
  static let difference = [
    Benchmark("difference", "memcmp of equal frames") {
      let (golden, actual) = (Frame.interface, Frame.interface)
      return { golden.isEqual(to: actual) ? 1 : 0 }
    },
    Benchmark("difference", "equal frames") { comparing(Frame.interface, Frame.interface) },
    Benchmark("difference", "one pixel in a hundred differs") {
      comparing(Frame.interface, speckled(Frame.interface))
    },
    Benchmark("difference", "one pixel in a hundred differs, perceptual") {
      let tolerance = PictureTolerance(perceptual: PerceptualMetric())
      return comparing(Frame.interface, speckled(Frame.interface), tolerance)
    },
    Benchmark("difference", "everything differs") {
      comparing(Frame.interface, Frame.photograph)
    },
    Benchmark("difference", "one pixel in a hundred differs, drawn") {
      let difference = PictureDifference(
        golden: Frame.interface, actual: speckled(Frame.interface))
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

  /// The frame with noise in one pixel of a hundred, spread by a fixed sequence.
  private static func speckled(_ frame: Bitmap) -> Bitmap {
    var (frame, state) = (frame, UInt32(1))
    frame.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        if (state >> 16) % 100 == 0 { pixels[index] ^= 0x0040_4040 }
      }
    }
    return frame
  }
}
