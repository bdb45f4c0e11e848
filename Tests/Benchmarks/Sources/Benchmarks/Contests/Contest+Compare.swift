import Foundation
import PictureComparison
import RasterCore
import SnapshotCore

extension Contest {
  /// Comparisons of two PNG files that libpng wrote: the command is a new process for each
  /// comparison, Pillow runs in one process that has warmed up.
  ///
  /// - Parameter isQuick: whether a command that is not built is left out.
  /// - Returns: the contests.
  static func compare(isQuick: Bool) -> [Contest] {
    [
      comparing("equal pixels", "equal", builds: !isQuick) { $0 },
      comparing("0.1 % of the pixels different", "few", builds: !isQuick) { $0.dotted },
      comparing("50 % different", "half", builds: !isQuick) { $0.shifted },
      perceptual,
    ]
  }

  private static func comparing(
    _ name: String, _ word: String, builds: Bool, _ change: @escaping (Bitmap) -> Bitmap
  ) -> Contest {
    func files() throws -> [String] {
      [
        try ForeignPicture.written(Frame.interface, "compared", level: 6).path,
        // The compression level differs, since files with the same bytes would not have to be
        // decoded.
        try ForeignPicture.written(change(Frame.interface), word, level: 1).path,
      ]
    }
    return Contest(
      stage: "two foreign PNG files of \(Frame.width) × \(Frame.height) compared",
      sides: [
        .process("Quarterturn", "quarterturn", builds: builds, endingWith: [0, 1]) {
          ["compare"] + (try files())
        },
        .peer("Pillow", "python") {
          [
            Checkout.root.appendingPathComponent(
              "Tests/Benchmarks/Peers/pillow_difference.py"
            ).path
          ] + (try files())
        },
      ],
      rows: [Row(name: name, beside: ["Pillow"], limit: .share(0.25))])
  }

  private static var perceptual: Contest {
    Contest(
      stage: "two frames of \(Frame.width) × \(Frame.height) in memory",
      sides: [
        .ours {
          let (golden, actual) = (Frame.interface, Frame.photograph)
          let tolerance = PictureTolerance(perceptual: PerceptualMetric())
          return {
            PictureDifference(golden: golden, actual: actual, tolerance: tolerance).differingPixels
          }
        },
        .ours("memcmp of equal ones") {
          let (golden, actual) = (Frame.interface, Frame.interface)
          return { golden.isEqual(to: actual) ? 1 : 0 }
        },
      ],
      rows: [
        Row(
          name: "different everywhere, compared perceptually", beside: ["memcmp of equal ones"],
          limit: .share(25))
      ])
  }
}

extension Bitmap {
  /// The picture with about one pixel in a thousand changed, in squares of 10 × 10.
  fileprivate var dotted: Bitmap {
    var (result, numbers) = (self, FixedSequence(1))
    for _ in 0..<(width * height / 100_000) {
      let (left, top) = (numbers.next(width - 10), numbers.next(height - 10))
      result.withUnsafeMutablePixels { pixels in
        for index in 0..<100 {
          pixels[(top + index / 10) * width + left + index % 10] ^= 0x0060_6060
        }
      }
    }
    return result
  }

  /// The picture with its lower half moved by one pixel, and two bits of each moved pixel inverted.
  fileprivate var shifted: Bitmap {
    var result = self
    result.withUnsafeMutablePixels { pixels in
      for index in stride(from: pixels.count - 1, to: pixels.count / 2, by: -1) {
        pixels[index] = pixels[index - 1] ^ 0x0000_0028
      }
    }
    return result
  }

  /// Returns whether all bytes are equal, by `memcmp`: no comparison of all pixels is faster.
  func isEqual(to other: Bitmap) -> Bool {
    withUnsafeBytes { first in
      other.withUnsafeBytes { second in
        guard let old = first.baseAddress, let new = second.baseAddress else { return false }
        return memcmp(old, new, first.count) == 0
      }
    }
  }
}
