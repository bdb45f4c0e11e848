import Foundation

/// Exact-area coverage of the rows of a band, by signed areas.
///
/// Every edge adds, to the cell of each pixel it crosses, how much of the pixel is to its right;
/// what is missing to the edge's full height there goes to the next cell. Summed from the left, the
/// cells give each pixel's covered area, weighted by winding:
///
/// ```
///       │ ╱    │      cells   +0.7  +0.3           sums  0.7  1.0  1.0
///       │╱     │      an edge through one pixel whose right 0.7 it leaves covered
/// ```
///
/// A bit per pixel tells which an edge crossed, so that a row costs what its edges cost; the cell
/// behind a crossed pixel has what is missing there.
///
/// An edge is added by cutting it: `add` at the region's rows, `addSlanted` at each row, `addSpan`
/// at each column. Between two shapes all cells are 0 and all bits are clear, because a sweep
/// clears what it reads.
final class CellBuffer {
  /// The pixels that the cells are for at present.
  private(set) var region: PixelRect
  private(set) var stride: Int
  private(set) var markStride: Int
  /// The number of cells, and of words of marks.
  private let capacity: (cells: Int, marks: Int)
  let cells: UnsafeMutablePointer<Int>
  let marks: UnsafeMutablePointer<UInt64>

  /// The number of an area's fraction bits: both coordinates' and one because areas are doubled.
  static let areaBits = 2 * Edge.fractionBits + 1

  /// Makes clean cells for the pixels of a region.
  init(region: PixelRect) {
    self.region = region
    (stride, markStride) = Self.strides(region)
    // The kernels work by eights, also behind the last cell.
    capacity = (stride * region.height + 8, markStride * region.height)
    cells = Self.zeros(capacity.cells)
    marks = .allocate(capacity: capacity.marks)
    marks.initialize(repeating: 0, count: capacity.marks)
  }

  /// Returns zeros, to be freed.
  ///
  /// From the system, which has pages of zeros: shapes are narrow, so that few of the cells are
  /// ever used, and pages that nobody writes to take no time.
  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Int> {
    guard let memory = calloc(count, MemoryLayout<Int>.stride) else {
      preconditionFailure("There is no memory for \(count) cells.")
    }
    return memory.bindMemory(to: Int.self, capacity: count)
  }

  private static func strides(_ region: PixelRect) -> (cells: Int, marks: Int) {
    // One more column for edges at the right side, one more for what they pass on; in eights, so
    // that none of them reaches into the next row.
    let stride = (region.width + 2 + 7) / 8 * 8
    return (stride, (stride + 63) / 64)
  }

  /// Uses the cells, which have to be clean, for another region, neither wider nor higher than the
  /// first.
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

  /// The cells of a row, the first for the region's first column.
  @inline(__always)
  func cells(inRow y: Int) -> UnsafeMutablePointer<Int> { cells + (y &- region.minY) &* stride }

  /// The touched bits of a row.
  @inline(__always)
  func marks(inRow y: Int) -> UnsafeMutablePointer<UInt64> {
    marks + (y &- region.minY) &* markStride
  }

  /// Adds edges, and returns which rows have to be swept: a bit for each from the region's first.
  ///
  /// The others are like the row above. The kernel finds them; here all rows count as different, as
  /// in a region of more than 64.
  func add(_ edges: UnsafeBufferPointer<Edge>, wide: Bool) -> UInt64 {
    if wide { return addWide(edges) }
    add(edges)
    return .max
  }

  /// Returns whether a row has to be swept.
  @inline(__always)
  func differs(_ y: Int, _ rows: UInt64) -> Bool {
    region.height > 64 || rows >> UInt64(truncatingIfNeeded: y &- region.minY) & 1 == 1
  }

  /// Adds the part of edges that is in the region's rows; downwards winds by 1, upwards by -1.
  func add(_ edges: UnsafeBufferPointer<Edge>) {
    let top = Int32(truncatingIfNeeded: region.minY << Edge.fractionBits)
    let bottom = Int32(truncatingIfNeeded: region.maxY << Edge.fractionBits)
    var index = 0
    while index < edges.count {
      let edge = edges[index]
      index &+= 1
      // A level edge is never stored, so that one of the two is the upper end.
      if edge.y0 < edge.y1 {
        if edge.y0 < bottom, edge.y1 > top { add(edge, winding: 1, top, bottom) }
      } else if edge.y1 < bottom, edge.y0 > top {
        let upwards = Edge(x0: edge.x1, y0: edge.y1, x1: edge.x0, y1: edge.y0)
        add(upwards, winding: -1, top, bottom)
      }
    }
  }

  /// Adds the part between two rows of an edge that points down.
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

  /// Cuts an edge at the rows.
  ///
  /// Where it crosses one follows from the edge alone, not from the band.
  private func addSlanted(_ edge: Edge, _ winding: Int, from top: Int, to bottom: Int) {
    let left = region.minX << Edge.fractionBits
    let (x0, y0) = (Int(edge.x0) &- left, Int(edge.y0))
    let (x1, y1) = (Int(edge.x1) &- left, Int(edge.y1))
    var y = top
    if y0 >> Edge.fractionBits == (y1 &- 1) >> Edge.fractionBits {
      return addPiece(y0 >> Edge.fractionBits, x0, x1, (y1 &- y0) &* winding)
    }
    // From the edge's own start at each row, not from row to row: a band that begins in the middle
    // cuts it at the same points.
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

  /// Adds a piece within one row that is `height` high, signed by its winding.
  @inline(__always)
  private func addPiece(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let (first, last) = (x0 >> Edge.fractionBits, x1 >> Edge.fractionBits)
    guard first == last else { return addSpan(row, min(x0, x1), max(x0, x1), height) }
    // Left of the piece is a trapezoid of the mean of both distances times the height: doubled,
    // it is an integer. It is missing in this pixel and goes to the next.
    let area = height &* (x0 &+ x1 &- first << (Edge.fractionBits &+ 1))
    let cell = cells(inRow: row) + first
    cell[0] &+= height << (Edge.fractionBits &+ 1) &- area
    cell[1] &+= area
    let marks = marks(inRow: row)
    marks[first >> 6] |= 1 << UInt64(first & 63)
  }

  /// Cuts a piece at the columns from left to right.
  private func addSpan(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
    let (first, last) = (x0 >> Edge.fractionBits, x1 >> Edge.fractionBits)
    let ratio = Double(height) / Double(x1 &- x0)
    let (cells, marks) = (cells(inRow: row), marks(inRow: row))
    var (x, done, column) = (x0, 0, first)
    while column <= last {
      let nextX = min((column &+ 1) << Edge.fractionBits, x1)
      // The last column takes what rounding left, so that the heights add up to the piece's.
      let next = column == last ? height : FixedPoint.round(Double(nextX &- x0) * ratio)
      let area = (next &- done) &* (x &+ nextX &- column << (Edge.fractionBits &+ 1))
      cells[column] &+= (next &- done) << (Edge.fractionBits &+ 1) &- area
      cells[column &+ 1] &+= area
      marks[column >> 6] |= 1 << UInt64(column & 63)
      (x, done, column) = (nextX, next, column &+ 1)
    }
  }
}
