import RasterCore
import TestSupport
import Testing

@testable import PictureComparison

/// The scan, which marks whole rows in steps, finds what looking at pixel after pixel finds.
@Suite struct PixelScanTests {
  @Test(arguments: UInt64(0)..<40, [true, false])
  func `a scan finds what looking at every pixel finds`(_ seed: UInt64, isWide: Bool) {
    var generator = SeededGenerator(seed: seed)
    let pair = NoisyPair(using: &generator)
    let kernels = RowKernels(isWide: isWide && RowKernels.areWide)
    for tolerance in Self.tolerances(using: &generator) {
      let scan = PixelScan(
        pair.golden, pair.actual, tolerance: tolerance, mask: pair.mask, kernels: kernels)
      let plain = PlainScan(pair.golden, pair.actual, tolerance: tolerance, mask: pair.mask)
      #expect(scan.finding.runs == plain.finding.runs)
      #expect(scan.finding.toleratedPixels == plain.finding.toleratedPixels)
      #expect(scan.finding.antialiasedPixels == plain.finding.antialiasedPixels)
      #expect(scan.finding.greatestDelta == plain.finding.greatestDelta)
    }
  }

  @Test func `a large picture is scanned in bands, and nothing is lost between them`() {
    let golden = NoisyPair.rings(width: 400, level: 0)
    let actual = NoisyPair.rings(width: 400, level: 9)
    let tolerance = PictureTolerance(perceptual: PerceptualMetric(threshold: 0.02))
    let scan = PixelScan(golden, actual, tolerance: tolerance, mask: PixelArea([]))
    let plain = PlainScan(golden, actual, tolerance: tolerance, mask: PixelArea([]))
    #expect(scan.finding.runs == plain.finding.runs)
    #expect(scan.finding.antialiasedPixels == plain.finding.antialiasedPixels)
    #expect(plain.finding.antialiasedPixels > 0)
    #expect(plain.finding.runs.count > 500)
  }

  /// The search for soft edges computes the brightness of opaque colours in whole numbers.
  @Test func `no two opaque colours are equally bright`() {
    let (red, green, blue) = (29_889_531, 58_662_247, 11_448_223)
    // Of all sums of red and green, which differ by at least two, none is a multiple of blue.
    let multiples = Set((-255...255).map { $0 * blue })
    var zeros = 0
    for first in -255...255 {
      for second in -255...255 where multiples.contains(first * red + second * green) { zeros += 1 }
    }
    #expect(zeros == 1)
  }

  private static func tolerances(using generator: inout SeededGenerator) -> [PictureTolerance] {
    let limit = UInt8(truncatingIfNeeded: generator.next() % 40)
    let metrics = [0, 0.05, 0.1, 0.3, 1].flatMap { threshold in
      [PerceptualMetric.Backdrop.white, .patterned].map { backdrop in
        PerceptualMetric(
          threshold: threshold, countsAntialiasing: generator.next() % 3 == 0, backdrop: backdrop)
      }
    }
    return [.exact, PictureTolerance(maxChannelDelta: limit)]
      + metrics.map { PictureTolerance(maxChannelDelta: limit / 8, perceptual: $0) }
  }
}

/// Two pictures of flat blocks with noise, and the area that is not compared.
private struct NoisyPair {
  let golden: Bitmap
  let actual: Bitmap
  let mask: PixelArea

  init(using generator: inout SeededGenerator) {
    let isOpaque = generator.next() % 3 != 0
    func color() -> UInt32 {
      let word = UInt32(truncatingIfNeeded: generator.next())
      let alpha: UInt32 = isOpaque ? 255 : word >> 24
      // No channel exceeds alpha.
      return [0, 8, 16].reduce(alpha << 24) { $0 | (word >> $1 & 255) * alpha / 255 << $1 }
    }
    let width = Int.random(in: 1...150, using: &generator)
    let height = Int.random(in: 1...14, using: &generator)
    let palette = (0..<3).map { _ in color() }
    let words = (0..<width * height).map { index in
      generator.next() % 9 == 0 ? color() : palette[(index % width / 5 + index / width / 4) % 3]
    }
    let others = words.map { word in
      switch generator.next() % 8 {
      case 0: color()
      case 1: word ^ 0x0001_0203
      default: word
      }
    }
    golden = Self.bitmap(words, width)
    // Some are of another size.
    let isCut = generator.next() % 4 == 0 && height > 2
    actual = Self.bitmap(isCut ? others.dropLast(width * 2) : others[...], width)
    let isMasked = generator.next() % 3 == 0
    mask = PixelArea(
      isMasked ? [PixelRect(x: width / 3, y: 1, width: width / 2 + 1, height: height / 2)] : [])
  }

  private static func bitmap(_ words: some Collection<UInt32>, _ width: Int) -> Bitmap {
    Bitmap(width: width, height: words.count / width) { pixels in
      for (index, word) in words.enumerated() { pixels[index] = word }
    }
  }

  /// Soft rings on white, twice as high as wide.
  static func rings(width: Int, level: Int) -> Bitmap {
    Bitmap(width: width, height: width * 2) { pixels in
      for y in 0..<width * 2 {
        for x in 0..<width {
          let square = (x - 200) * (x - 200) + (y - 400) * (y - 400)
          let grey = UInt32(square / 2000 % 9 == 0 ? 20 + square % 2000 / 9 + level : 255)
          pixels[y * width + x] = 0xFF00_0000 | min(grey, 255) * 0x0001_0101
        }
      }
    }
  }
}

/// The simplest implementation of the scan, pixel by pixel.
private struct PlainScan {
  private(set) var finding = BandScan.Finding()
  private let tolerance: PictureTolerance

  init(_ golden: Bitmap, _ actual: Bitmap, tolerance: PictureTolerance, mask: PixelArea) {
    self.tolerance = tolerance
    let (first, second) = (StraightPixels(golden).bitmap, StraightPixels(actual).bitmap)
    let height = max(golden.height, actual.height)
    for y in 0..<height {
      for span in mask.columns(ofRow: y, outside: 0..<max(golden.width, actual.width)) {
        for x in span {
          let isDifferent =
            y >= min(golden.height, actual.height)
            || PixelPlane.withCommonPart(golden, actual) { old, new in
              first.withUnsafePixels { first in
                second.withUnsafePixels { second in
                  differs(old, new, (old.showing(first), new.showing(second)), x, y)
                }
              }
            }
          if isDifferent { add(x, y) }
        }
      }
    }
    if golden.height != actual.height { finding.greatestDelta = .max }
  }

  private mutating func add(_ x: Int, _ y: Int) {
    if let last = finding.runs.last, last.y == y, last.columns.upperBound == x {
      finding.runs[finding.runs.count - 1] = PixelRun(
        y: y, columns: last.columns.lowerBound..<x + 1)
    } else {
      finding.runs.append(PixelRun(y: y, columns: x..<x + 1))
    }
  }

  private mutating func differs(
    _ old: PixelPlane, _ new: PixelPlane, _ looks: (PixelPlane, PixelPlane), _ x: Int, _ y: Int
  ) -> Bool {
    if old[x, y] == new[x, y] { return false }
    let delta = channelDelta(old[x, y], new[x, y])
    if delta <= tolerance.maxChannelDelta || looksSame(looks.0, looks.1, x, y) {
      finding.toleratedPixels += 1
      return false
    }
    finding.greatestDelta = max(finding.greatestDelta, delta)
    return true
  }

  private mutating func looksSame(
    _ old: PixelPlane, _ new: PixelPlane, _ x: Int, _ y: Int
  ) -> Bool {
    guard let metric = tolerance.perceptual else { return false }
    let distance = metric.distance(old[x, y], new[x, y], offset: y * old.stride + x)
    if abs(distance) <= metric.limit { return true }
    let detector = AntialiasingDetector(metric: metric)
    let isEdge =
      !metric.countsAntialiasing
      && (detector.isSoftEdge(x, y, in: old, beside: new)
        || detector.isSoftEdge(x, y, in: new, beside: old))
    if isEdge { finding.antialiasedPixels += 1 }
    return isEdge
  }
}
