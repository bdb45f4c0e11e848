private import CKernels

/// The loops over edges and pixels: those of `CKernels`, or their twins in Swift.
///
/// Both give the same bytes. What has a kernel takes the choice as a parameter, so that a test can
/// run both in one process.
enum Kernels {
  /// Whether this machine has the registers that the kernels need.
  ///
  /// `QUARTERTURN_KERNELS=portable` in the environment says no.
  static var areWide: Bool { CKernelsAreWide() }

  /// Whether every pixel is opaque.
  static func areOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    CKernelsAreOpaque(pixels.baseAddress, pixels.count)
  }
}

// MARK: - Coverage

extension CellBuffer {
  /// Adds edges by the kernel, see `add(_:wide:)`.
  func addWide(_ edges: UnsafeBufferPointer<Edge>) -> UInt64 {
    let numbers = UnsafeRawPointer(edges.baseAddress)?.assumingMemoryBound(to: Int32.self)
    return withKernelCells { CKernelsAddEdges(&$0, numbers, edges.count) }
  }

  /// Sweeps a row of the region by the kernel, see `sweep(_:from:to:rule:into:)`.
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
  /// The runs as the kernels know them: three numbers of 32 bits.
  fileprivate var kernelRuns: UnsafeMutablePointer<CKernelsRun> {
    UnsafeMutableRawPointer(runs).assumingMemoryBound(to: CKernelsRun.self)
  }
}

// MARK: - Pixels

extension Surface {
  /// Draws one colour over a row as far as it is covered.
  func fill(_ row: CoverageRow, y: Int, with word: UInt32) {
    var surface = kernelSurface
    CKernelsFillRuns(
      &surface, Int64(y), row.kernelRuns, row.count, row.bytes, Int64(row.left), word)
  }

  /// Sweeps the cells, and draws their coverage in one colour.
  ///
  /// `rows` are those that differ, as adding the edges returned them; `row` is memory for one row,
  /// and what is in it afterwards means nothing.
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

  /// Draws the visible part of a plan's placed coverages in one colour.
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

  /// Draws one colour over a rectangle, each pixel with a byte of coverage.
  func fill(
    _ seen: PixelRect, _ coverage: UnsafePointer<UInt8>, stride: Int, with word: UInt32
  ) {
    var surface = kernelSurface
    var mask = CKernelsMask(
      coverage: coverage, stride: stride, minX: Int64(seen.minX), minY: Int64(seen.minY),
      maxX: Int64(seen.maxX), maxY: Int64(seen.maxY))
    CKernelsFillMask(&surface, &mask, word)
  }

  /// Lays pixels over a row, with one coverage or, when it is negative, with a byte for each.
  ///
  /// Behind both the pixels and the bytes up to seven more are read.
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
  /// The weights of new columns in old ones, in two flat arrays as the kernels read them.
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

    /// Adds weighted rows channel by channel.
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
