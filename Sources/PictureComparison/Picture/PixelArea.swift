package import RasterCore

/// A part of a picture, given by rectangles that may overlap.
package struct PixelArea: Sendable, Hashable {
  package let rectangles: [PixelRect]

  package init(_ rectangles: [PixelRect]) { self.rectangles = rectangles.filter { !$0.isEmpty } }

  /// Returns the columns of a row that are in the area, as disjoint ranges from left to right.
  func columns(ofRow y: Int, within limits: Range<Int>) -> [Range<Int>] {
    let spans = rectangles.filter { $0.rows.contains(y) }.map { $0.columns.clamped(to: limits) }
    var joined: [Range<Int>] = []
    // The spans are sorted by their starts, so a span can only touch the last merged span.
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = joined.last, span.lowerBound <= last.upperBound {
        let end = max(last.upperBound, span.upperBound)
        joined[joined.count - 1] = last.lowerBound..<end
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// Returns the columns of a row that are outside the area, from left to right.
  func columns(ofRow y: Int, outside limits: Range<Int>) -> [Range<Int>] {
    if rectangles.isEmpty { return limits.isEmpty ? [] : [limits] }
    var start = limits.lowerBound
    var open: [Range<Int>] = []
    for span in columns(ofRow: y, within: limits) {
      if start < span.lowerBound { open.append(start..<span.lowerBound) }
      start = span.upperBound
    }
    if start < limits.upperBound { open.append(start..<limits.upperBound) }
    return open
  }

  /// Returns the part of a picture outside the area, as disjoint rectangles.
  package func outside(width: Int, height: Int) -> [PixelRect] {
    let edges = rectangles.flatMap { [$0.y, $0.y + $0.height] }.filter { (0..<height).contains($0) }
    let tops = Set(edges + [0]).sorted()
    return zip(tops, tops.dropFirst() + [height]).flatMap { top, bottom in
      columns(ofRow: top, outside: 0..<width).map { columns in
        PixelRect(x: columns.lowerBound, y: top, width: columns.count, height: bottom - top)
      }
    }
  }

  /// Returns the number of a picture's pixels that are in the area.
  package func pixels(width: Int, height: Int) -> Int {
    let rows = rectangles.reduce(into: Set<Int>()) { rows, rectangle in
      rows.formUnion(rectangle.rows.clamped(to: 0..<height))
    }
    return rows.reduce(0) { count, y in
      columns(ofRow: y, within: 0..<width).reduce(count) { $0 + $1.count }
    }
  }
}
