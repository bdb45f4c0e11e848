package import Foundation

/// The steps from a path to its coverage, for figures that explain them.
///
/// The values are the ones used to draw the path, recorded after each step.
package struct CoverageSteps: Sendable {
  /// A straight piece of the outline in its drawing direction.
  ///
  /// Coordinates are in pixels.
  package struct Line: Sendable, Hashable {
    package let start: CGPoint
    package let end: CGPoint
  }

  /// The edges.
  ///
  /// Horizontal edges are omitted, since they cover nothing.
  package let lines: [Line]
  /// The signed area that the edges added to each pixel's cell, in row order; a pixel's area is 1.
  package let cells: [[Double]]
  /// The coverage of each pixel from 0 to 255, in row order: the cells summed from the left.
  package let coverage: [[UInt8]]

  /// Computes the coverage of a path in device space within a size in pixels from the origin.
  package init(of path: Path, width: Int, height: Int, rule: FillRule = .nonZero) {
    let region = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var builder = EdgeBuilder()
    builder.begin(clip: region)
    builder.add(path, transform: .identity)
    let edges = builder.edges[0..<builder.edges.count]
    lines = edges.map(Line.init)
    let buffer = CellBuffer(region: region)
    buffer.add(edges)
    let one = Double(1 << CellBuffer.areaBits)
    // The sweep clears the cells, so they are read before it.
    cells = (0..<height).map { y in
      let row = buffer.cells(inRow: y)
      return (0..<width).map { Double(row[$0]) / one }
    }
    var row = CoverageRow(left: 0, width: width)
    defer { row.deallocate() }
    coverage = (0..<height).map { y in
      buffer.sweep(y, from: 0, to: width, rule: rule, into: &row)
      return row.values(width: width)
    }
  }
}

extension CoverageSteps.Line {
  fileprivate init(_ edge: Edge) {
    let one = CGFloat(Edge.one)
    start = CGPoint(x: CGFloat(edge.x0) / one, y: CGFloat(edge.y0) / one)
    end = CGPoint(x: CGFloat(edge.x1) / one, y: CGFloat(edge.y1) / one)
  }
}

extension CoverageRow {
  /// Returns the coverage of each pixel in a row from column 0 on.
  fileprivate func values(width: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width)
    for index in 0..<count {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        result[x] = run.value < 0 ? bytes[x - left] : UInt8(truncatingIfNeeded: run.value)
      }
    }
    return result
  }
}
