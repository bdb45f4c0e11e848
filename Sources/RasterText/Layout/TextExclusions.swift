package import Foundation
package import RasterCore

/// The areas that lines of text leave free.
///
/// ```
///  The plants want    ┌──────┐  more rain
///  than they had in   │      │  the dry
///  and rather warm    └──────┘  summer of
///  last year, says the head gardener.
/// ```
package struct TextExclusions: Sendable, Equatable {
  /// The areas, relative to the upper left corner of the first line.
  package let paths: [Path]
  /// The distance kept on both sides of an area, in points.
  package let padding: CGFloat

  /// Makes areas to be left free.
  package init(_ paths: [Path] = [], padding: CGFloat = 0) {
    (self.paths, self.padding) = (paths, padding)
  }

  /// The parts of a line from left to right, and the line's upper edge.
  struct Row {
    var top: CGFloat
    var parts: [ClosedRange<CGFloat>]
  }

  /// Returns the row at a distance from the top, or the first row below it that has a free part at
  /// least as wide as it is high.
  ///
  /// If there is none, the row is below all areas and has the whole width.
  func row(at top: CGFloat, height: CGFloat, width: CGFloat) -> Row {
    let bottoms = paths.map(\.controlPointBounds.maxY).filter { $0 > top }.sorted()
    for top in [top] + bottoms {
      let parts = parts(in: top...top + max(height, 0), width: width)
        .filter { $0.upperBound - $0.lowerBound >= min(height, width) }
      if !parts.isEmpty { return Row(top: top, parts: parts) }
    }
    return Row(top: bottoms.last ?? top, parts: [0...width])
  }

  private func parts(in band: ClosedRange<CGFloat>, width: CGFloat) -> [ClosedRange<CGFloat>] {
    let taken = paths.compactMap { $0.horizontalExtent(between: band, tolerance: 0.1) }
    var parts: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    for area in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if area.lowerBound - padding > start {
        parts.append(start...min(area.lowerBound - padding, width))
      }
      start = max(start, area.upperBound + padding)
    }
    if start < width { parts.append(start...width) }
    return parts
  }
}
