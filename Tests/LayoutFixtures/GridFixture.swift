import Foundation
package import LayoutComparison
package import LayoutCore

/// A layout that records no measures: cells in columns, each in the column that is shortest so far.
///
/// With one height for all it is a grid, with several a waterfall.
package struct GridFixture {
  package var width = 320.0
  package var near = 16.0
  package var far = 16.0
  package var top = 10.0
  package var bottom = 10.0
  package var columns = 2
  /// The column of the first cell.
  package var firstColumn = 0
  package var columnGap = 8.0
  package var lineGap = 8.0
  /// The heights of cells that are 140 wide; `keepsAspect` scales them with the width.
  package var heights = [Double](repeating: 90, count: 7)
  package var keepsAspect = false
  /// The cells' width; by default what fills the content.
  package var cellWidth: Double?
  package var texts: [String]?
  package var axis = Axis.vertical
  package var sections = 1

  package init(
    width: Double = 320, heights: [Double] = [Double](repeating: 90, count: 7)
  ) {
    (self.width, self.heights) = (width, heights)
  }

  private var filling: Double {
    cellWidth ?? (width - near - far - Double(columns - 1) * columnGap) / Double(columns)
  }

  package var pane: RecordedLayout {
    var elements: [LayoutRecord.Element] = []
    var start = 0.0
    for section in 0..<sections { start = place(section, after: start, into: &elements) }
    let content = axis.size(AxisSize(along: start, across: width))
    return RecordedLayout(
      device: "iPhone SE", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        scrollAxis: axis, contentSize: content,
        viewport: CGRect(origin: .zero, size: axis.size(AxisSize(along: 568, across: width))),
        elements: elements))
  }

  private func place(
    _ section: Int, after start: Double, into elements: inout [LayoutRecord.Element]
  ) -> Double {
    var ends = [Double](repeating: start + top, count: columns)
    for column in 0..<firstColumn { ends[column] += heights[0] + lineGap }
    for (item, height) in heights.enumerated() {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let height = keepsAspect ? height * filling / 140 : height
      let frame = AxisRect(
        along: Span(start: ends[column], length: height),
        across: Span(start: near + Double(column) * (filling + columnGap), length: filling))
      elements.append(
        .init(
          indexPath: .init(section, item), frame: axis.rect(frame), text: texts?[item]))
      ends[column] += height + lineGap
    }
    return (ends.max() ?? 0) - lineGap + bottom
  }

  /// The headlines of what differs from another layout.
  package func headlines(to other: GridFixture) -> [String] {
    LayoutDifference(golden: pane, actual: other.pane).causes.map(\.headline)
  }

  /// The headlines after a change.
  package func headlines(_ change: (inout GridFixture) -> Void) -> [String] {
    var other = self
    change(&other)
    return headlines(to: other)
  }
}
