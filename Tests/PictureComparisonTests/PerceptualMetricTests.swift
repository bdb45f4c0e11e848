import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import PictureComparison

@Suite struct PerceptualMetricTests {
  /// The counts of pixelmatch 7.2.0 for the pair of each seed, thresholds 0.05, 0.1 and 0.3, first
  /// with anti-aliased pixels left out, then with them.
  static let counts: [(seed: UInt64, ignoring: [Int], counting: [Int])] = [
    (1, [157, 94, 62], [207, 127, 81]), (2, [193, 96, 61], [250, 129, 81]),
    (3, [167, 110, 76], [223, 127, 88]), (4, [156, 86, 57], [204, 114, 75]),
    (5, [214, 115, 66], [253, 130, 72]), (6, [146, 75, 52], [225, 111, 73]),
    (7, [196, 113, 75], [258, 140, 88]), (8, [135, 82, 50], [200, 105, 61]),
  ]

  @Test(arguments: counts.indices)
  func `counts are those of pixelmatch`(_ index: Int) {
    let expected = Self.counts[index]
    let (golden, actual) = Self.pair(seed: expected.seed)
    let count = { (threshold: Double, countsAntialiasing: Bool) in
      let metric = PerceptualMetric(
        threshold: threshold, countsAntialiasing: countsAntialiasing)
      return PictureDifference(
        golden: golden, actual: actual, tolerance: PictureTolerance(perceptual: metric)
      ).differingPixels
    }
    #expect([0.05, 0.1, 0.3].map { count($0, false) } == expected.ignoring)
    #expect([0.05, 0.1, 0.3].map { count($0, true) } == expected.counting)
  }

  @Test func `the soft edge of a shape may move`() {
    let golden = picture("..o###", "..o###", "..o###", "..o###", "..o###", "..o###")
    let actual = picture("..####", "..####", "..####", "..####", "..####", "..####")
    let tolerance = PictureTolerance(perceptual: PerceptualMetric())
    let difference = PictureDifference(golden: golden, actual: actual, tolerance: tolerance)
    #expect(difference.isWithinTolerance)
    #expect(difference.antialiasedPixels == 6)
  }

  @Test func `translucent black and opaque grey are alike on white only`() {
    let black = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    let grey = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 127, green: 127, blue: 127))
    let count = { (backdrop: PerceptualMetric.Backdrop) in
      PictureDifference(
        golden: black, actual: grey,
        tolerance: PictureTolerance(perceptual: PerceptualMetric(backdrop: backdrop))
      ).differingPixels
    }
    #expect(count(.white) == 0)
    #expect(count(.patterned) == 1)
  }

  /// The counts of pixelmatch 7.2.0 for translucent pairs, thresholds 0.05, 0.1 and 0.3: with
  /// anti-aliased pixels left out, with them, and with them left out on white.
  static let translucent: [(seed: UInt64, ignoring: [Int], counting: [Int], white: [Int])] = [
    (1, [100, 91, 23], [131, 118, 29], [94, 85, 43]),
    (2, [131, 75, 29], [177, 105, 40], [104, 74, 36]),
    (3, [108, 97, 37], [129, 117, 44], [99, 88, 47]),
    (4, [95, 75, 28], [118, 93, 35], [84, 74, 31]),
    (5, [117, 89, 22], [151, 111, 24], [102, 81, 30]),
    (6, [104, 64, 21], [154, 88, 31], [113, 75, 26]),
    (7, [139, 100, 25], [165, 121, 28], [131, 95, 40]),
    (8, [98, 66, 21], [135, 80, 25], [73, 55, 27]),
  ]

  @Test(arguments: translucent.indices)
  func `translucent files count as in pixelmatch`(_ index: Int) throws {
    let expected = Self.translucent[index]
    let pair = Self.words(seed: expected.seed, isOpaque: false)
    let (golden, actual) = (Self.file(pair.golden), Self.file(pair.actual))
    func counts(
      counting: Bool = false, on backdrop: PerceptualMetric.Backdrop = .patterned
    ) throws -> [Int] {
      try [0.05, 0.1, 0.3].map { threshold in
        let metric = PerceptualMetric(
          threshold: threshold, countsAntialiasing: counting, backdrop: backdrop)
        return try PictureDifference(
          golden: PNG.read(golden, name: "a").bitmap, actual: PNG.read(actual, name: "b").bitmap,
          colors: (
            StraightPixels(png: golden, name: "a"), StraightPixels(png: actual, name: "b")
          ), tolerance: PictureTolerance(perceptual: metric), scale: 1, panes: []
        ).differingPixels
      }
    }
    #expect(try counts() == expected.ignoring)
    #expect(try counts(counting: true) == expected.counting)
    #expect(try counts(on: .white) == expected.white)
  }

  /// Pixelmatch counts 108, 97 and 37 for the one pair, 139, 100 and 25 for the other.
  @Test(arguments: [UInt64(3), 7])
  func `colours that were multiplied by alpha count otherwise`(seed: UInt64) throws {
    let pair = Self.words(seed: seed, isOpaque: false)
    let bitmaps = try [pair.golden, pair.actual].map {
      try PNG.read(Self.file($0), name: "a").bitmap
    }
    let counts = [0.05, 0.1, 0.3].map { threshold in
      PictureDifference(
        golden: bitmaps[0], actual: bitmaps[1],
        tolerance: PictureTolerance(perceptual: PerceptualMetric(threshold: threshold))
      ).differingPixels
    }
    #expect(counts == (seed == 3 ? [109, 98, 38] : [149, 99, 25]))
  }

  @Test func `a picture's colours are those of the file that it is written to`() throws {
    let drawn = try PNG.read(
      Self.file(Self.words(seed: 9, isOpaque: false).golden), name: "a"
    ).bitmap
    let file = try StraightPixels(png: PNG.encode(drawn), name: "b")
    let isSame = StraightPixels(drawn) == file
    #expect(isSame)
  }

  /// A page of coloured blocks with noise, and the same with other noise.
  static func pair(seed: UInt64) -> (golden: Bitmap, actual: Bitmap) {
    let pair = words(seed: seed, isOpaque: true)
    return (bitmap(pair.golden), bitmap(pair.actual))
  }

  /// The pixels of a pair, 40 × 30 each, not multiplied by alpha.
  private static func words(
    seed: UInt64, isOpaque: Bool
  ) -> (golden: [UInt32], actual: [UInt32]) {
    var generator = SeededGenerator(seed: seed)
    func color() -> UInt32 {
      UInt32(truncatingIfNeeded: generator.next()) | (isOpaque ? 0xFF00_0000 : 0)
    }
    let palette = (0..<4).map { _ in color() }
    let golden = (0..<1200).map { index in
      let isNoise = generator.next() % 6 == 0
      return isNoise ? color() : palette[(index % 40 / 5 + index / 40 / 4) % 4]
    }
    var actual = golden
    for index in actual.indices where generator.next() % 5 == 0 {
      // A colour nearby has other low bits: 24, 12 and 40.
      actual[index] = generator.next() % 2 == 0 ? color() : golden[index] ^ 0x0028_0C18
    }
    return (golden, actual)
  }

  private static func bitmap(_ words: [UInt32]) -> Bitmap {
    Bitmap(width: 40, height: 30) { pixels in
      for (index, word) in words.enumerated() { pixels[index] = word }
    }
  }

  private static func file(_ words: [UInt32]) -> Data {
    PNGBuilder(
      width: 40, height: 30, colorType: .rgba,
      sample: { x, y, channel in Int(words[y * 40 + x] >> UInt32(8 * channel) & 255) }
    ).data
  }
}
