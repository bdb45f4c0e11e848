/// A Gaussian blur by three running means, in integers.
///
/// Three boxes of widths near `√(4σ² + 1)` have together the variance σ²; the three-fold box differs from
/// the bell by less than 3 %.
struct BoxBlur {
  /// The widths of the boxes, odd, in pixels.
  let widths: [Int]
  /// How far a pixel spreads.
  var reach: Int { widths.reduce(0) { $0 + ($1 - 1) / 2 } }

  /// The widest blur, beyond which a shadow is even anyway.
  private static let largest = 500.0

  /// Makes a blur of a standard deviation in pixels; not a number or negative blurs nothing.
  init(deviation: Double) {
    let sigma = deviation > 0 ? min(deviation, Self.largest) : 0
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let odd = max(1, 2 * Int((ideal - 1) / 2) + 1)
    // `small` boxes of the lower odd width and the rest of the higher give the variance best.
    let variance = Double(odd * odd)
    let higher = (12 * sigma * sigma + 3 - 3 * variance) / Double(4 * odd + 4)
    let count = min(3, max(0, Int(higher + 0.5)))
    widths = (0..<3).map { $0 < 3 - count ? odd : odd + 2 }
  }

  /// Returns a bitmap's blurred alpha, larger by the reach on every side.
  func blurredAlpha(of bitmap: Bitmap) -> GlyphMask {
    let (width, height) = (bitmap.width + 2 * reach, bitmap.height + 2 * reach)
    var alpha = [UInt8](repeating: 0, count: width * height)
    bitmap.withUnsafePixels { words in
      for y in 0..<bitmap.height {
        let row = (y + reach) * width + reach
        for x in 0..<bitmap.width {
          alpha[row + x] = UInt8(truncatingIfNeeded: words[y * bitmap.width + x] >> 24)
        }
      }
    }
    blur(&alpha, width: width, height: height)
    return GlyphMask(left: 0, top: 0, width: width, height: height, coverage: alpha)
  }

  /// Blurs along rows, then along columns.
  private func blur(_ alpha: inout [UInt8], width: Int, height: Int) {
    guard reach > 0 else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    alpha.withUnsafeMutableBufferPointer { alpha in
      line.withUnsafeMutableBufferPointer { line in
        for box in widths where box > 1 {
          for y in 0..<height { mean(alpha, y * width, 1, width, box, line) }
          for x in 0..<width { mean(alpha, x, width, height, box, line) }
        }
      }
    }
  }

  /// Replaces a line of bytes by its running mean.
  private func mean(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ step: Int, _ count: Int, _ box: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    let half = box / 2
    var (sum, index) = (0, 0)
    while index < count {
      line[index] = bytes[start &+ index &* step]
      if index < half { sum &+= Int(line[index]) }
      index &+= 1
    }
    index = 0
    while index < count {
      if index &+ half < count { sum &+= Int(line[index &+ half]) }
      if index > half { sum &-= Int(line[index &- half &- 1]) }
      bytes[start &+ index &* step] = UInt8(truncatingIfNeeded: (sum &+ half) / box)
      index &+= 1
    }
  }
}
