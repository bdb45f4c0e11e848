import Foundation

/// The coverage of each pixel of a glyph or a blurred shadow, as bytes.
package struct CoverageMask: Sendable, Hashable {
  /// The position of the first pixel, in pixels to the right of and below the origin's pixel.
  package let left: Int, top: Int
  /// The size, in pixels.
  package let width: Int, height: Int
  /// The coverage from 0 to 255, in row order.
  package let coverage: [UInt8]

  /// Makes a mask from its coverage, which has `width × height` bytes.
  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height, "A mask needs a byte for every pixel.")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

extension CoverageMask {
  /// Makes the mask of an outline at a subpixel offset.
  ///
  /// Returns nil if the outline covers no pixel or extends more than 4096 pixels from the origin.
  ///
  /// - Parameters:
  ///   - outline: the contours. An em is one unit, y points down, and the origin is on the
  ///     baseline.
  ///   - pixelsPerEm: the size of an em, in pixels.
  ///   - phaseX: the offset to the right, in quarters of a pixel.
  ///   - phaseY: the offset downwards, in quarters of a pixel.
  package init?(outline: Path, pixelsPerEm: Double, phaseX: Int, phaseY: Int) {
    let size = CGFloat(pixelsPerEm)
    let transform = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(phaseX) / 4, ty: CGFloat(phaseY) / 4)
    let limit = 4096
    let box = outline.controlPointBounds.applying(transform)
    guard !box.isNull, max(-box.minX, -box.minY, box.maxX, box.maxY) <= CGFloat(limit) else {
      return nil
    }
    var builder = EdgeBuilder()
    builder.begin(clip: PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
    builder.add(outline, transform: transform)
    let bounds = builder.end()
    guard !bounds.isEmpty else { return nil }
    self.init(
      left: bounds.minX, top: bounds.minY, width: bounds.width, height: bounds.height,
      coverage: CellBuffer.coverage(of: builder.edges, in: bounds))
  }
}

extension CellBuffer {
  /// Returns the coverage of every pixel of a rectangle, in row order.
  static func coverage(of edges: EdgeStore, in bounds: PixelRect) -> [UInt8] {
    let cells = CellBuffer(region: bounds)
    let isWide = Kernels.areWide
    let rows = cells.add(edges[0..<edges.count], wide: isWide)
    var row = CoverageRow(left: bounds.minX, width: bounds.width)
    defer { row.deallocate() }
    return [UInt8](unsafeUninitializedCapacity: bounds.width * bounds.height) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bounds.width * bounds.height
      guard var base = bytes.baseAddress else { return }
      for y in bounds.minY..<bounds.maxY {
        if cells.differs(y, rows) { cells.sweep(y, rule: .nonZero, into: &row, wide: isWide) }
        row.write(to: base)
        base += bounds.width
      }
    }
  }
}

extension CoverageRow {
  /// Writes the runs as bytes, the first for column `left`.
  ///
  /// Bytes between runs are not changed.
  func write(to target: UnsafeMutablePointer<UInt8>) {
    var index = 0
    while index < count {
      let run = runs[index]
      let (first, length) = (Int(run.start) &- left, Int(run.end &- run.start))
      if run.value < 0 {
        (target + first).update(from: bytes + first, count: length)
      } else {
        (target + first).update(repeating: UInt8(truncatingIfNeeded: run.value), count: length)
      }
      index &+= 1
    }
  }
}
