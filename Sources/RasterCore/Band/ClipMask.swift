/// A clip's coverage of the rows of one band, as runs.
///
/// Each row is kept as the sweep made it, not as bytes only: inside a rounded card's clip a row is
/// one run of 255, and a product with it costs nothing for each pixel.
struct ClipMask {
  private var runs: [CoverageRow.Run] = []
  private var bytes: [UInt8]
  private var rows: [Range<Int>] = []
  private let bounds: PixelRect
  /// The columns between the band's first and the mask's.
  private let inset: Int

  /// Makes a mask for the part of a band that its clip can show.
  ///
  /// - Parameters:
  ///   - bounds: the part. Memory is taken for these columns alone: a sheet has a clip for each
  ///     figure, and as wide as the sheet they would take the square of the figures' number.
  ///   - left: the band's first column, where rows of coverage count from.
  init(bounds: PixelRect, left: Int) {
    self.bounds = bounds
    inset = bounds.minX - left
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    rows.reserveCapacity(bounds.height)
  }

  /// Appends the next row.
  mutating func append(_ row: CoverageRow) {
    // A row's bytes count from the band's first column, those of the mask from its own.
    let start = rows.count * bounds.width - inset
    rows.append(runs.count..<runs.count + row.count)
    var index = 0
    while index < row.count {
      let run = row.runs[index]
      runs.append(run)
      index &+= 1
      // The sweep writes the next row over these bytes, so they are copied.
      guard run.value < 0 else { continue }
      let first = Int(run.start) &- row.left
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        (base + start + first).update(
          from: row.bytes + first, count: Int(run.end &- run.start))
      }
    }
  }

  /// Sets a row to the product of another and the mask's row `y`.
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
