package import Foundation

/// The steps from a path to coverage, for figures that explain them.
///
/// The values are those that drawing the path would use, taken after each step.
package struct CoverageSteps: Sendable {
  /// A straight piece of the outline in its direction, in pixels.
  package struct Line: Sendable, Hashable {
    package let start: CGPoint
    package let end: CGPoint
  }

  /// The edges; level ones are left out, since they cover nothing.
  package let lines: [Line]
  /// The signed area that the edges left in each pixel's cell, row by row, in pixels.
  package let cells: [[Double]]
  /// The coverage of each pixel, row by row: the cells summed from the left, from 0 to 255.
  package let coverage: [[UInt8]]

  /// Covers a path in device space within so many pixels from the origin.
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
    // The sweep cleans the cells, so they are read before it.
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
  /// The runs as a byte per pixel.
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
