import Foundation

/// A buffer for the exact coverage of a band's pixels, computed from signed areas.
///
/// For each pixel that an edge crosses, the area of the pixel to the right of the edge is added to
/// the pixel's cell. The remainder of the edge's height in this row is added to the next cell.
/// Summed from the left, the cells give each pixel's covered area, weighted by winding:
///
/// ```
///       │ ╱    │      cells   +0.7  +0.3           sums  0.7  1.0  1.0
///       │╱     │      an edge through a pixel, of which 0.7 is to its right
/// ```
///
/// A mark bit per pixel records whether an edge crossed it, so the cost of a row depends on its
/// edges and not on its width. The cell after a crossed pixel, which may have no mark, contains the
/// remainder.
///
/// An edge is cut into pieces: at the region's top and bottom, at the boundaries between rows, and
/// in `addSpan` at the boundaries between columns. Between two shapes the buffer is *clean*: all
/// cells are 0 and all marks are clear, because a sweep clears the cells and marks it reads.
final class CellBuffer {
  /// The pixels that the cells currently represent.
  private(set) var region: PixelRect
  private(set) var stride: Int
  private(set) var markStride: Int
  /// The number of cells, and of 64-bit integers that hold the marks.
  private let capacity: (cells: Int, marks: Int)
  let cells: UnsafeMutablePointer<Int>
  let marks: UnsafeMutablePointer<UInt64>

  /// The number of fraction bits of an area: the fraction bits of both coordinates, plus one
  /// because areas are doubled.
  static let areaBits = 2 * Edge.fractionBits + 1

  /// Makes a clean buffer for the pixels of a region.
  init(region: PixelRect) {
    self.region = region
    (stride, markStride) = Self.strides(region)
    // The kernels process eight cells at a time, even past the last cell, so eight more are
    // allocated.
    capacity = (stride * region.height + 8, markStride * region.height)
    cells = Self.zeros(capacity.cells)
    marks = .allocate(capacity: capacity.marks)
    marks.initialize(repeating: 0, count: capacity.marks)
  }

  /// Returns zeroed memory, to be freed by the caller.
  ///
  /// The system provides large memory as zero pages, so that cells that are never used need not be
  /// zeroed.
  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Int> {
    guard let memory = calloc(count, MemoryLayout<Int>.stride) else {
      preconditionFailure("There is no memory for \(count) cells.")
    }
    return memory.bindMemory(to: Int.self, capacity: count)
  }

  private static func strides(_ region: PixelRect) -> (cells: Int, marks: Int) {
    // One additional column is for edges at the right side, and a second one for their remainders.
    // The stride is a multiple of eight, so that no kernel reaches into the next row.
    let stride = (region.width + 2 + 7) / 8 * 8
    return (stride, (stride + 63) / 64)
  }

  /// Moves a clean buffer to another region, which must not need more cells than the buffer has.
  func move(to region: PixelRect) {
    (stride, markStride) = Self.strides(region)
    precondition(
      stride * region.height + 8 <= capacity.cells && markStride * region.height <= capacity.marks,
      "There are fewer cells.")
    self.region = region
  }

  deinit {
    free(cells)
    marks.deallocate()
  }

  /// Returns the cells of a row, beginning with the region's first column.
  @inline(__always)
  func cells(inRow y: Int) -> UnsafeMutablePointer<Int> { cells + (y &- region.minY) &* stride }

  @inline(__always)
  func marks(inRow y: Int) -> UnsafeMutablePointer<UInt64> {
    marks + (y &- region.minY) &* markStride
  }

  /// Adds edges, and returns the rows that must be swept, as one bit per row from the region's
  /// first.
  ///
  /// A row whose bit is not set equals the row above it. Only the kernel detects equal rows;
  /// without it, or in a region of more than 64 rows, every row is swept.
  func add(_ edges: UnsafeBufferPointer<Edge>, wide: Bool) -> UInt64 {
    if wide { return addWide(edges) }
    add(edges)
    return .max
  }

  /// Returns whether a row has to be swept: if its bit in `rows` is set, or if the region has more
  /// rows than bits.
  @inline(__always)
  func differs(_ y: Int, _ rows: UInt64) -> Bool {
    region.height > 64 || rows >> UInt64(truncatingIfNeeded: y &- region.minY) & 1 == 1
  }

  /// Adds the part of each edge that is in the region's rows.
  ///
  /// The winding of a downward edge is 1, that of an upward edge -1.
  func add(_ edges: UnsafeBufferPointer<Edge>) {
    let top = Int32(truncatingIfNeeded: region.minY << Edge.fractionBits)
    let bottom = Int32(truncatingIfNeeded: region.maxY << Edge.fractionBits)
    var index = 0
    while index < edges.count {
      let edge = edges[index]
      index &+= 1
      // Horizontal edges are never stored, so one end is always above the other.
      if edge.y0 < edge.y1 {
        if edge.y0 < bottom, edge.y1 > top { add(edge, winding: 1, top, bottom) }
      } else if edge.y1 < bottom, edge.y0 > top {
        let upwards = Edge(x0: edge.x1, y0: edge.y1, x1: edge.x0, y1: edge.y0)
        add(upwards, winding: -1, top, bottom)
      }
    }
  }

  /// Adds the part of a downward edge that is between two y coordinates.
  @inline(__always)
  private func add(_ edge: Edge, winding: Int, _ top: Int32, _ bottom: Int32) {
    let (first, last) = (Int(max(edge.y0, top)), Int(min(edge.y1, bottom)))
    if edge.x0 == edge.x1 {
      addVertical(edge, winding, from: first, to: last)
    } else {
      addSlanted(edge, winding, from: first, to: last)
    }
  }

  private func addVertical(_ edge: Edge, _ winding: Int, from top: Int, to bottom: Int) {
    let x = Int(edge.x0) &- region.minX << Edge.fractionBits
    var y = top
    while y < bottom {
      let row = y >> Edge.fractionBits
      let next = min((row &+ 1) << Edge.fractionBits, bottom)
      addPiece(row, x, x, (next &- y) &* winding)
      y = next
    }
  }

  /// Cuts a slanted edge at each row boundary.
  ///
  /// The crossing points depend only on the edge and not on the band.
  private func addSlanted(_ edge: Edge, _ winding: Int, from top: Int, to bottom: Int) {
    let left = region.minX << Edge.fractionBits
    let (x0, y0) = (Int(edge.x0) &- left, Int(edge.y0))
    let (x1, y1) = (Int(edge.x1) &- left, Int(edge.y1))
    var y = top
    if y0 >> Edge.fractionBits == (y1 &- 1) >> Edge.fractionBits {
      return addPiece(y0 >> Edge.fractionBits, x0, x1, (y1 &- y0) &* winding)
    }
    // Each crossing is computed from the edge's start rather than from the previous row, so that a
    // band that begins in the middle of the edge cuts it at the same points.
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    var x = x0 &+ FixedPoint.round(Double(y &- y0) * slope)
    while y < bottom {
      let row = y >> Edge.fractionBits
      let next = min((row &+ 1) << Edge.fractionBits, bottom)
      let nextX = next == y1 ? x1 : x0 &+ FixedPoint.round(Double(next &- y0) * slope)
      addPiece(row, x, nextX, (next &- y) &* winding)
      (x, y) = (nextX, next)
    }
  }

  /// Adds a piece of an edge that is within one row.
  ///
  /// `height` is negative if the winding of the edge is -1.
  @inline(__always)
  private func addPiece(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let (first, last) = (x0 >> Edge.fractionBits, x1 >> Edge.fractionBits)
    guard first == last else { return addSpan(row, min(x0, x1), max(x0, x1), height) }
    // `area` is twice the area to the left of the piece, a trapezoid: its height times the sum of
    // the distances of its two ends from the pixel's left side. The crossed pixel's cell gets twice
    // the area to the right of the piece, and the next cell gets `area`.
    let area = height &* (x0 &+ x1 &- first << (Edge.fractionBits &+ 1))
    let cell = cells(inRow: row) + first
    cell[0] &+= height << (Edge.fractionBits &+ 1) &- area
    cell[1] &+= area
    let marks = marks(inRow: row)
    marks[first >> 6] |= 1 << UInt64(first & 63)
  }

  /// Adds a piece of an edge that crosses several columns: its part in each column, from left to
  /// right.
  private func addSpan(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let (first, last) = (x0 >> Edge.fractionBits, x1 >> Edge.fractionBits)
    let ratio = Double(height) / Double(x1 &- x0)
    let (cells, marks) = (cells(inRow: row), marks(inRow: row))
    var (x, done, column) = (x0, 0, first)
    while column <= last {
      let nextX = min((column &+ 1) << Edge.fractionBits, x1)
      // The last column gets the rounding remainder, so that the heights add up to the piece's
      // height.
      let next = column == last ? height : FixedPoint.round(Double(nextX &- x0) * ratio)
      let area = (next &- done) &* (x &+ nextX &- column << (Edge.fractionBits &+ 1))
      cells[column] &+= (next &- done) << (Edge.fractionBits &+ 1) &- area
      cells[column &+ 1] &+= area
      marks[column >> 6] |= 1 << UInt64(column & 63)
      (x, done, column) = (nextX, next, column &+ 1)
    }
  }
}
