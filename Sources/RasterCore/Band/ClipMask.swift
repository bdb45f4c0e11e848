/// A clip's coverage of the rows of one band, as runs.
///
/// The runs of the sweep are kept, rather than bytes only: inside a rounded card's clip a row is
/// one run of 255, and multiplying by it costs nothing per pixel.
struct ClipMask {
  private var runs: [CoverageRow.Run] = []
  private var bytes: [UInt8]
  private var rows: [Range<Int>] = []
  private let bounds: PixelRect
  /// The number of columns between the band's first column, at which the row's bytes begin, and the
  /// mask's first column.
  private let inset: Int

  /// Makes a mask for the part of a band that is visible through its clip.
  ///
  /// - Parameters:
  ///   - bounds: the visible part. Memory is allocated only for these columns: a picture may have a
  ///     clip for each of many small views, so with masks as wide as the picture the memory would
  ///     grow with the square of their number.
  ///   - left: the band's first column, at which rows of coverage begin.
  init(bounds: PixelRect, left: Int) {
    self.bounds = bounds
    inset = bounds.minX - left
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    rows.reserveCapacity(bounds.height)
  }

  /// Appends the next row.
  mutating func append(_ row: CoverageRow) {
    // The bytes of the row begin at the band's first column, those of the mask at the mask's first
    // column.
    let start = rows.count * bounds.width - inset
    rows.append(runs.count..<runs.count + row.count)
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      runs.append(run)
      index &+= 1
      // The next sweep overwrites the row's bytes, so they are copied.
      guard run.value < 0 else { continue }
      let first = Int(run.start) &- row.left
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        (base + start + first).update(
          from: row.bytes + first, count: Int(run.end &- run.start))
      }
    }
  }

  /// Sets `product` to the product of a row of coverage and the mask's row `y`.
  func multiply(_ source: CoverageRow, row y: Int, into product: inout CoverageRow) {
    let index = y - bounds.minY
    guard rows.indices.contains(index) else {
      product.count = 0
      return
    }
    runs.withUnsafeBufferPointer { runs in
      bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return product.count = 0 }
        product.set(
          UnsafeBufferPointer(start: source.runs, count: source.count), bytes: source.bytes,
          times: UnsafeBufferPointer(rebasing: runs[rows[index]]),
          bytes: base + index * bounds.width - inset)
      }
    }
  }
}
