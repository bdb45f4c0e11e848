import Foundation
import RasterCore

/// Finds the pixels that differ between two pictures.
///
/// Equal pictures cost one `memcmp`; equal rows of different pictures one each; only the pixels of
/// other rows are looked at singly.
struct PixelScan {
  /// What counts as the same because it looks so.
  private struct Looks {
    let metric: PerceptualMetric
    let golden: PixelPlane
    let actual: PixelPlane
  }

  private let tolerance: PictureTolerance
  private let mask: PixelArea
  /// The runs of differing pixels, row by row, from left to right.
  private(set) var runs: [PixelRun] = []
  /// Pixels that are not equal but count as the same.
  private(set) var toleratedPixels = 0
  /// Of those, how many for being the soft edge of a shape.
  private(set) var antialiasedPixels = 0
  /// The greatest difference of a channel among the differing pixels.
  private(set) var greatestDelta: UInt8 = 0

  /// Scans two pictures.
  ///
  /// - Parameters:
  ///   - golden: the expected one.
  ///   - actual: the one now.
  ///   - tolerance: what is allowed.
  ///   - mask: what is not compared.
  ///   - colors: those of the files that the pictures were read from, if they were.
  init(
    _ golden: Bitmap, _ actual: Bitmap, tolerance: PictureTolerance, mask: PixelArea,
    colors: (golden: StraightPixels?, actual: StraightPixels?) = (nil, nil)
  ) {
    self.tolerance = tolerance
    self.mask = mask
    // Nearly every snapshot ends here.
    if Self.areEqual(golden, actual) { return }
    PixelPlane.withCommonPart(golden, actual) { old, new in
      guard let metric = tolerance.perceptual else { return compare(old, new, nil) }
      let first = colors.golden ?? StraightPixels(golden)
      let second = colors.actual ?? StraightPixels(actual)
      first.words.withUnsafeBufferPointer { first in
        second.words.withUnsafeBufferPointer { second in
          let looks = Looks(
            metric: metric, golden: old.showing(first), actual: new.showing(second))
          compare(old, new, looks)
        }
      }
    }
    addBorder(golden, actual)
  }

  /// Tells whether two pictures are the same, pixel for pixel.
  static func areEqual(_ golden: Bitmap, _ actual: Bitmap) -> Bool {
    guard golden.width == actual.width && golden.height == actual.height else { return false }
    return golden.withUnsafePixels { first in
      actual.withUnsafePixels { areEqual(first, $0) }
    }
  }

  private static func areEqual(
    _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    guard let old = first.baseAddress, let new = second.baseAddress else {
      return first.count == second.count
    }
    return memcmp(old, new, first.count * MemoryLayout<UInt32>.size) == 0
  }

  private mutating func compare(_ golden: PixelPlane, _ actual: PixelPlane, _ looks: Looks?) {
    for y in 0..<golden.height where !Self.areEqual(golden.row(y), actual.row(y)) {
      for span in mask.columns(ofRow: y, outside: 0..<golden.width) {
        compare(golden, actual, looks, row: y, columns: span)
      }
    }
  }

  private mutating func compare(
    _ golden: PixelPlane, _ actual: PixelPlane, _ looks: Looks?, row y: Int,
    columns: Range<Int>
  ) {
    var x = columns.lowerBound
    var start = -1
    while x < columns.upperBound {
      let (old, new) = (golden[x, y], actual[x, y])
      if old != new && differs(old, new, looks, x, y) {
        if start < 0 { start = x }
      } else if start >= 0 {
        runs.append(PixelRun(y: y, columns: start..<x))
        start = -1
      }
      x &+= 1
    }
    if start >= 0 { runs.append(PixelRun(y: y, columns: start..<x)) }
  }

  /// Tells whether two unequal pixels count as different, and counts them.
  private mutating func differs(
    _ old: UInt32, _ new: UInt32, _ looks: Looks?, _ x: Int, _ y: Int
  ) -> Bool {
    let delta = channelDelta(old, new)
    if delta <= tolerance.maxChannelDelta || looksSame(looks, x, y) {
      toleratedPixels += 1
      return false
    }
    if delta > greatestDelta { greatestDelta = delta }
    return true
  }

  private mutating func looksSame(_ looks: Looks?, _ x: Int, _ y: Int) -> Bool {
    guard let looks else { return false }
    let (metric, golden, actual) = (looks.metric, looks.golden, looks.actual)
    let offset = y * golden.stride + x
    if abs(metric.distance(golden[x, y], actual[x, y], offset: offset)) <= metric.limit {
      return true
    }
    if metric.countsAntialiasing { return false }
    let detector = AntialiasingDetector(metric: metric)
    let isEdge =
      detector.isSoftEdge(x, y, in: golden, beside: actual)
      || detector.isSoftEdge(x, y, in: actual, beside: golden)
    if isEdge { antialiasedPixels += 1 }
    return isEdge
  }

  /// Adds what only one of two pictures of different size has; a corner that neither has is
  /// nothing.
  private mutating func addBorder(_ golden: Bitmap, _ actual: Bitmap) {
    let (right, bottom) = (min(golden.width, actual.width), min(golden.height, actual.height))
    let height = max(golden.height, actual.height)
    if golden.width == actual.width && bottom == height { return }
    for y in 0..<height {
      let width = [golden, actual].filter { y < $0.height }.map(\.width).max() ?? 0
      let spans = mask.columns(ofRow: y, outside: (y < bottom ? right : 0)..<width)
      runs.append(contentsOf: spans.map { PixelRun(y: y, columns: $0) })
    }
    // A pixel that one of the two does not have differs as much as can be.
    greatestDelta = .max
    // The border was added after the common part, and finding regions relies on the order by rows.
    runs.sort { ($0.y, $0.columns.lowerBound) < ($1.y, $1.columns.lowerBound) }
  }
}

/// Returns the greatest difference of the four channels of two pixels.
func channelDelta(_ old: UInt32, _ new: UInt32) -> UInt8 {
  var greatest: Int32 = 0
  var shift: UInt32 = 0
  while shift < 32 {
    let difference = Int32(old >> shift & 255) - Int32(new >> shift & 255)
    greatest = max(greatest, abs(difference))
    shift += 8
  }
  return UInt8(greatest)
}
