import Foundation
import LayoutCore

/// A row of a vertically scrolling layout, or a column of a horizontally scrolling one.
struct LayoutLine: Equatable {
  /// The start of the line along the scroll axis.
  var lower: CGFloat
  /// The end of the line along the scroll axis, which is the farthest end of its items.
  var upper: CGFloat
  /// The frames of the line's items, ordered across the scroll axis.
  var items: [CGRect]
}

extension LayoutRecord {
  /// The lines of each section, derived from the frames of its cells.
  ///
  /// A cell belongs to the line of the previous cell if it overlaps the extent of that line along
  /// the scroll axis.
  var lines: [[LayoutLine]] {
    var lines = Array(repeating: [LayoutLine](), count: sections.count)
    for element in elements
    where element.kind == .cell && lines.indices.contains(element.indexPath.section) {
      add(element.frame, to: &lines[element.indexPath.section])
    }
    let cross = axis.turned
    return lines.map { section in
      section.map { line in
        var line = line
        // Items are not always in ascending order across the scroll axis: in a right-to-left layout
        // they are in descending order.
        line.items.sort { $0.lower(cross) < $1.lower(cross) }
        return line
      }
    }
  }

  private func add(_ frame: CGRect, to lines: inout [LayoutLine]) {
    let (lower, upper) = (frame.lower(axis), frame.upper(axis))
    guard let line = lines.last, lower < line.upper, line.lower < upper else {
      return lines.append(LayoutLine(lower: lower, upper: upper, items: [frame]))
    }
    let last = lines.count - 1
    // The items of a line may differ in size, so an item can extend the line at both ends.
    lines[last].lower = min(line.lower, lower)
    lines[last].upper = max(line.upper, upper)
    lines[last].items.append(frame)
  }
}
