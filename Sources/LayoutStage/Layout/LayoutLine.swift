import Foundation
import LayoutCore

/// A row of a layout that scrolls up and down, or a column of one that scrolls sideways.
struct LayoutLine: Equatable {
  /// The start of the line along the scroll axis.
  var lower: CGFloat
  /// The end of its thickest item.
  var upper: CGFloat
  /// The frames of its items, ordered across the scroll axis.
  var items: [CGRect]
}

extension LayoutRecord {
  /// The lines of each section, found from where its cells are.
  ///
  /// Cells in item order share a line as long as they overlap its extent along the scroll axis.
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
        // Items need not go along the axis: where text is read from right to left they go against
        // it.
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
    // Items of a line may have different heights, and any of them may reach furthest.
    lines[last].lower = min(line.lower, lower)
    lines[last].upper = max(line.upper, upper)
    lines[last].items.append(frame)
  }
}
