private import CKernels

/// The interface to the kernels of `CKernels`: loops over edges and pixels, written in C with
/// vector instructions.
///
/// Each kernel has an equivalent in Swift that gives the same bytes. A parameter `wide` chooses
/// between the two, so that a test can run both in one process.
enum Kernels {
  /// Whether this machine has the vector registers that the kernels need.
  ///
  /// The environment variable `QUARTERTURN_KERNELS=portable` makes this false.
  static var areWide: Bool { CKernelsAreWide() }

  /// Returns whether every pixel is opaque.
  static func areOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    CKernelsAreOpaque(pixels.baseAddress, pixels.count)
  }
}

// MARK: - Coverage

extension CellBuffer {
  /// Adds edges as `add(_:wide:)` does, using the kernel.
  func addWide(_ edges: UnsafeBufferPointer<Edge>) -> UInt64 {
    let numbers = UnsafeRawPointer(edges.baseAddress)?.assumingMemoryBound(to: Int32.self)
    return withKernelCells { CKernelsAddEdges(&$0, numbers, edges.count) }
  }

  /// Sweeps a row of the region as `sweep(_:from:to:rule:into:)` does, using the kernel.
  func sweepWide(_ y: Int, rule: FillRule, into row: inout CoverageRow) {
    row.count = withKernelCells {
      CKernelsSweep(
        &$0, Int64(y), Int64(region.maxX), rule == .evenOdd, row.kernelRuns,
        row.bytes + (region.minX &- row.left))
    }
  }

  fileprivate func withKernelCells<Result>(_ body: (inout CKernelsCells) -> Result) -> Result {
    var cells = CKernelsCells(
      cells: UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Int64.self), marks: marks,
      left: Int64(region.minX), top: Int64(region.minY), rows: Int64(region.height),
      stride: Int64(stride), markStride: Int64(markStride))
    return body(&cells)
  }
}

extension CoverageRow {
  /// The runs as the kernels' type, which has the same layout: three 32-bit numbers.
  fileprivate var kernelRuns: UnsafeMutablePointer<CKernelsRun> {
    UnsafeMutableRawPointer(runs).assumingMemoryBound(to: CKernelsRun.self)
  }
}

// MARK: - Pixels

extension Surface {
  /// Fills a row of coverage with one colour.
  func fill(_ row: CoverageRow, y: Int, with word: UInt32) {
    var surface = kernelSurface
    CKernelsFillRuns(
      &surface, Int64(y), row.kernelRuns, row.count, row.bytes, Int64(row.left), word)
  }

  /// Sweeps the cells and fills their coverage with one colour.
  ///
  /// `rows` marks the rows that differ from the row above, as returned when the edges were added.
  /// `row` is scratch memory for one row, whose contents are undefined afterwards.
  func fill(
    _ cells: CellBuffer, in seen: PixelRect, rows: UInt64, _ rule: FillRule, with word: UInt32,
    using row: CoverageRow
  ) {
    var surface = kernelSurface
    var shape = CKernelsShape(
      minX: Int64(seen.minX), minY: Int64(seen.minY), maxX: Int64(seen.maxX),
      maxY: Int64(seen.maxY), rows: rows, isEvenOdd: rule == .evenOdd)
    let bytes = row.bytes + (cells.region.minX &- row.left)
    cells.withKernelCells {
      CKernelsFillShape(&surface, &$0, &shape, row.kernelRuns, bytes, word)
    }
  }

  /// Fills the visible part of placed coverages (`RenderPlan.PlacedCoverage`), such as glyphs, with
  /// one colour.
  func fill(_ plan: RenderPlan, _ places: Range<Int>, in seen: PixelRect, with word: UInt32) {
    var surface = kernelSurface
    var seen = CKernelsRect(
      minX: Int64(seen.minX), minY: Int64(seen.minY), maxX: Int64(seen.maxX),
      maxY: Int64(seen.maxY))
    plan.memories.withUnsafeBytes { memories in
      plan.places.withUnsafeBytes { all in
        guard let first = all.baseAddress?.assumingMemoryBound(to: CKernelsPlace.self) else {
          return
        }
        CKernelsFillPlaces(
          &surface, memories.baseAddress?.assumingMemoryBound(to: CKernelsCoverage.self),
          first + places.lowerBound, places.count, &seen, word)
      }
    }
  }

  /// Fills a rectangle with one colour, weighted by a byte of coverage for each pixel.
  func fill(
    _ seen: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, with word: UInt32
  ) {
    var surface = kernelSurface
    var mask = CKernelsMask(
      coverage: coverage, stride: stride, minX: Int64(seen.minX), minY: Int64(seen.minY),
      maxX: Int64(seen.maxX), maxY: Int64(seen.maxY))
    CKernelsFillMask(&surface, &mask, word)
  }

  /// Composites pixels over a row, with a uniform coverage or, if that is negative, with a byte of
  /// coverage for each pixel.
  ///
  /// Up to seven elements after the end of both the pixels and the bytes are read.
  func draw(
    _ source: UnsafePointer<UInt32>, _ count: Int, x: Int, y: Int, coverage: Int32,
    bytes: UnsafePointer<UInt8>
  ) {
    var surface = kernelSurface
    if coverage < 0 {
      CKernelsDrawBytes(&surface, Int64(x), Int64(y), source, count, bytes)
    } else {
      CKernelsDrawUniform(
        &surface, Int64(x), Int64(y), source, count, UInt8(truncatingIfNeeded: coverage))
    }
  }

  private var kernelSurface: CKernelsSurface {
    CKernelsSurface(
      pixels: pixels(x: region.minX, y: region.minY), count: region.width &* region.height,
      minX: Int64(region.minX), minY: Int64(region.minY), width: Int64(region.width))
  }
}

// MARK: - Images

extension Kernels {
  /// The weights of the old columns in each new column, as two flat arrays for the kernels.
  struct Columns {
    private let columns: [CKernelsColumn]
    private let shares: [UInt32]

    init(_ weights: [AreaAverage.Weights]) {
      var shares: [UInt32] = []
      columns = weights.map { weight in
        defer { shares += weight.shares }
        return CKernelsColumn(
          first: UInt32(weight.first), count: UInt32(weight.shares.count),
          shares: UInt32(shares.count))
      }
      self.shares = shares
    }

    /// Adds weighted rows to sums, channel by channel.
    func sum(
      _ words: UnsafeBufferPointer<UInt32>, _ stride: Int, _ source: PixelRect,
      _ rows: AreaAverage.Weights, into sums: UnsafeMutableBufferPointer<UInt32>
    ) {
      guard let words = words.baseAddress else { return }
      for (offset, share) in rows.shares.enumerated() {
        let start = (source.minY + rows.first + offset) * stride + source.minX
        CKernelsAddRow(sums.baseAddress, words + start, source.width, share)
      }
    }

    /// Averages the columns of one summed row into pixels.
    func average(
      _ sums: UnsafeMutableBufferPointer<UInt32>, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
      CKernelsAverageColumns(
        pixels.baseAddress, sums.baseAddress, columns, columns.count, shares)
    }
  }
}
