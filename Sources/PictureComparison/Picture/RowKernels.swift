import CKernels
import Foundation
import RasterCore

/// The operations on a row of pixels that mark pixels, with one bit each, or draw them.
///
/// The operations call the kernels of `CKernels` if this machine has the required registers, and
/// otherwise process pixel by pixel.
///
/// A comparison has the same result with the kernels and with the loops over single pixels. The
/// kernels are also important for tests: these are built without optimisation, where the Swift
/// loops are slow.
package struct RowKernels {
  /// Whether this machine has the registers that the kernels need.
  static let areWide = CKernelsAreWide()

  /// Whether the kernels are used.
  var isWide = RowKernels.areWide

  typealias Row = UnsafePointer<UInt32>
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Bits = UnsafeMutablePointer<UInt64>

  /// Marks the pixels with a channel difference greater than a limit.
  func markUnequal(_ first: Row, _ second: Row, count: Int, limit: UInt8, in bits: Bits) {
    if isWide { return CKernelsMarkUnequal(first, second, count, limit, bits) }
    for start in stride(from: 0, to: count, by: 64) {
      bits[start >> 6] = Self.unequal(
        first + start, second + start, count: min(count &- start, 64), limit: limit)
    }
  }

  /// Returns the marks of one word, which covers 64 pixels or the remaining pixels of a row.
  private static func unequal(_ first: Row, _ second: Row, count: Int, limit: UInt8) -> UInt64 {
    // If all pixels of the word are equal, which is true of most words, their channels need not be
    // compared.
    if memcmp(first, second, count &* 4) == 0 { return 0 }
    var marks: UInt64 = 0
    for x in 0..<count where first[x] != second[x] {
      if limit == 0 || channelDelta(first[x], second[x]) > limit { marks |= 1 &<< UInt64(x) }
    }
    return marks
  }

  /// Returns the greatest channel difference among the marked pixels.
  func greatestDelta(_ first: Row, _ second: Row, count: Int, in bits: Bits) -> UInt8 {
    if isWide { return CKernelsGreatestDelta(first, second, count, bits) }
    var greatest: UInt8 = 0
    for word in 0..<(count + 63) / 64 {
      var marks = bits[word]
      while marks != 0 {
        let x = word &* 64 &+ marks.trailingZeroBitCount
        greatest = max(greatest, channelDelta(first[x], second[x]))
        marks &= marks &- 1
      }
    }
    return greatest
  }

  /// Marks the pixels that certainly look different, and separately those that need the metric's
  /// exact formula.
  func markLooks(
    _ first: Row, _ second: Row, count: Int, limit: Double, apart: Bits, unsure: Bits
  ) {
    if isWide {
      // The error of the kernel's floats is less than 0.05, a fifth of the margin on either side.
      let (least, most) = (Float(limit - 0.25), Float(limit + 0.25))
      return CKernelsMarkLooks(first, second, count, least, most, apart, unsure)
    }
    mark(count, in: apart) { _ in false }
    mark(count, in: unsure) { _ in true }
  }

  /// Marks the pixels of a row that have many equal neighbours; see `PixelPlane.hasManyTwins`.
  func markTwins(_ plane: PixelPlane, row y: Int, in bits: Bits) {
    guard isWide, let row = plane.start(ofRow: y) else {
      return mark(plane.width, in: bits) { plane.hasManyTwins($0, y) }
    }
    let above = y > 0 ? row - plane.stride : nil
    let below = y + 1 < plane.height ? row + plane.stride : nil
    CKernelsMarkTwins(above, row, below, plane.width, bits)
  }

  /// Marks the candidates of a row that are certainly anti-aliased, and separately those that need
  /// `AntialiasingDetector`.
  ///
  /// `flat` contains the marks of flat pixels in the row above, the row itself and the row below.
  func markSlopes(
    _ plane: PixelPlane, row y: Int, flat: (Bits, Bits, Bits), candidates: Bits, slopes: Bits,
    unsure: Bits
  ) {
    guard isWide, let row = plane.start(ofRow: y) else {
      mark(plane.width, in: slopes) { _ in false }
      return unsure.update(from: candidates, count: (plane.width + 63) / 64)
    }
    let above = y > 0 ? row - plane.stride : nil
    let below = y + 1 < plane.height ? row + plane.stride : nil
    var rows = CKernelsNeighbours(
      pixels: (above, row, below), flat: (.init(flat.0), .init(flat.1), .init(flat.2)))
    CKernelsMarkSlopes(&rows, plane.width, candidates, slopes, unsure)
  }

  /// Copies a row of a picture, with translucent pixels over a checkerboard.
  func lay(
    _ source: Row, on target: Target, count: Int, row y: Int, fading: PixelCanvas.Fading
  ) {
    if isWide { return CKernelsLay(source, target, count, y, fading == .faded) }
    for x in 0..<count {
      let color = PixelCanvas.laid(source[x], x, y)
      target[x] = fading == .faded ? PixelCanvas.faded(color) : color
    }
  }

  /// Writes the heat colours for the differences between pixels.
  func heat(_ first: Row, _ second: Row, on target: Target, count: Int) {
    if isWide { return CKernelsHeat(first, second, target, count) }
    for x in 0..<count {
      target[x] = PixelCanvas.color(ofDelta: channelDelta(first[x], second[x]))
    }
  }

  private func mark(_ count: Int, in bits: Bits, where isMarked: (Int) -> Bool) {
    for word in 0..<(count + 63) / 64 {
      var marks: UInt64 = 0
      for x in word * 64..<min(word * 64 + 64, count) where isMarked(x) {
        marks |= 1 << UInt64(x & 63)
      }
      bits[word] = marks
    }
  }
}
