/// A filter that shrinks images: each new pixel is the mean of the area it covers.
///
/// The rows are averaged first, then the columns. The weights are multiples of 1/4096 and add up to
/// exactly 1.
enum AreaAverage {
  /// Returns a part of an image, scaled to a size that is not larger in either direction.
  static func reduce(
    _ image: Bitmap, _ source: PixelRect, width: Int, height: Int, wide: Bool = Kernels.areWide
  ) -> Bitmap {
    let columns = weights(from: source.width, to: width)
    let wideColumns = wide ? Kernels.Columns(columns) : nil
    let rows = weights(from: source.height, to: height)
    return Bitmap(width: width, height: height) { pixels in
      image.withUnsafePixels { words in
        var sums = [UInt32](repeating: 0, count: source.width * 4)
        for y in 0..<height {
          sums.withUnsafeMutableBufferPointer { sums in
            let row = UnsafeMutableBufferPointer(rebasing: pixels[(y * width)...])
            sums.update(repeating: 0)
            if let wideColumns {
              wideColumns.sum(words, image.width, source, rows[y], into: sums)
              wideColumns.average(sums, into: row)
            } else {
              sumRows(words, image.width, source, rows[y], into: sums)
              averageColumns(sums, columns, into: row)
            }
          }
        }
      }
    }
  }

  /// The old pixels that a new pixel covers: the index of the first, and the share of each in
  /// 4096ths.
  struct Weights {
    let first: Int
    let shares: [UInt32]
  }

  static let total: UInt32 = 4096

  /// Returns each new pixel's weights for shrinking `old` pixels to `new` pixels.
  static func weights(from old: Int, to new: Int) -> [Weights] {
    (0..<new).map { index in
      // The start and the end are in units of 1/`new` of an old pixel, so every border of an old or
      // new pixel is an integer.
      let (start, end) = (index * old, (index + 1) * old)
      let (first, last) = (start / new, (end - 1) / new)
      // Each share is the difference of two rounded running totals, so that the shares add up to
      // exactly 4096.
      var shares: [UInt32] = []
      var done = 0
      for pixel in first...last {
        let covered = min(end, (pixel + 1) * new) - start
        let sum = (covered * Int(total) * 2 + old) / (2 * old)
        shares.append(UInt32(sum - done))
        done = sum
      }
      return Weights(first: first, shares: shares)
    }
  }

  /// Adds weighted rows, channel by channel, to sums that are 0 at first.
  private static func sumRows(
    _ words: UnsafeBufferPointer<UInt32>, _ stride: Int, _ source: PixelRect, _ rows: Weights,
    into sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    // The sums fit 32 bits: the shares of a column's rows add up to 4096, and 255 · 4096 is far
    // smaller than 2³².
    for (offset, share) in rows.shares.enumerated() {
      let start = (source.minY &+ rows.first &+ offset) &* stride &+ source.minX
      var x = 0
      while x < source.width {
        let word = words[start &+ x]
        sums[4 &* x] &+= (word & 255) &* share
        sums[4 &* x &+ 1] &+= (word >> 8 & 255) &* share
        sums[4 &* x &+ 2] &+= (word >> 16 & 255) &* share
        sums[4 &* x &+ 3] &+= (word >> 24) &* share
        x &+= 1
      }
    }
  }

  /// Averages the columns of one summed row into pixels.
  private static func averageColumns(
    _ sums: UnsafeMutableBufferPointer<UInt32>, _ columns: [Weights],
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    for (x, weights) in columns.enumerated() {
      var (r, g, b, a): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      for (offset, share) in weights.shares.enumerated() {
        let (index, share) = (4 * (weights.first + offset), UInt64(share))
        r &+= UInt64(sums[index]) &* share
        g &+= UInt64(sums[index + 1]) &* share
        b &+= UInt64(sums[index + 2]) &* share
        a &+= UInt64(sums[index + 3]) &* share
      }
      pixels[x] = part(r) | part(g) << 8 | part(b) << 16 | part(a) << 24
    }
  }

  /// Divides a sum by 4096², because each sum was weighted twice by shares in 4096ths, and rounds.
  private static func part(_ sum: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (sum &+ 1 << 23) >> 24)
  }
}
