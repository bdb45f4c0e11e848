import RasterCore
import SnapshotCore
import TestSupport
import Testing

@Suite struct PerceptualMetricTests {
  /// What pixelmatch 7.2.0 counts for the pair of each seed, thresholds 0.05, 0.1 and 0.3, first
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

  /// A page of coloured blocks with noise, and the same with other noise.
  static func pair(seed: UInt64) -> (golden: Bitmap, actual: Bitmap) {
    var generator = SeededGenerator(seed: seed)
    var golden = Bitmap(width: 40, height: 30)
    let palette = (0..<4).map { _ in color(&generator) }
    for y in 0..<30 {
      for x in 0..<40 {
        let isNoise = generator.next() % 6 == 0
        golden[x, y] = isNoise ? color(&generator) : palette[(x / 5 + y / 4) % 4]
      }
    }
    var actual = golden
    for y in 0..<30 {
      for x in 0..<40 where generator.next() % 5 == 0 {
        actual[x, y] = generator.next() % 2 == 0 ? color(&generator) : nearby(golden[x, y])
      }
    }
    return (golden, actual)
  }

  private static func color(_ generator: inout SeededGenerator) -> Pixel {
    let bits = UInt32(truncatingIfNeeded: generator.next())
    return Pixel(word: bits | 0xFF00_0000)
  }

  private static func nearby(_ pixel: Pixel) -> Pixel {
    Pixel(red: pixel.red ^ 24, green: pixel.green ^ 12, blue: pixel.blue ^ 40)
  }
}
