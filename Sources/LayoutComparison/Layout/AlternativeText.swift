import Foundation
import LayoutCore

/// A one-line description of a picture of layouts, for readers who cannot see it.
///
///     iPhone 7 Plus, portrait: 34 cells of 187 × 244 points in 2 columns, 6 of them in sight,
///     one section
///
/// The description consists only of numbers and names, so that equal layouts have equal
/// descriptions. The subject of the picture is not described; only the picture's author can write
/// that.
package struct AlternativeText {
  /// The description; nil if the picture shows no layout.
  package let words: String?

  /// The maximum number of groups of layouts described one by one; a group has adjacent layouts
  /// with equal descriptions.
  ///
  /// If there are more, only the first and the last group are described, and the others are
  /// counted.
  private static let limit = 4

  /// Describes a picture by the layouts that it shows.
  package init(of panes: [RecordedLayout]) {
    guard let first = panes.first else {
      words = nil
      return
    }
    guard panes.count > 1 else {
      words = "\(first.device), \(first.orientation.rawValue): \(LayoutWords(first).text)"
      return
    }
    // If the devices differ, the name of each layout contains the device.
    let isShared = panes.allSatisfy { $0.device == first.device }
    words = (isShared ? "\(first.device). " : "") + Self.list(Self.groups(of: panes))
  }

  /// Groups adjacent layouts with equal descriptions.
  private static func groups(of panes: [RecordedLayout]) -> [(names: [String], words: String)] {
    panes.reduce(into: []) { groups, pane in
      let words = LayoutWords(pane).text
      if groups.last?.words == words {
        groups[groups.count - 1].names.append(pane.name)
      } else {
        groups.append(([pane.name], words))
      }
    }
  }

  private static func list(_ groups: [(names: [String], words: String)]) -> String {
    let lines = groups.map { group in
      let names = group.names
      let name = names.count > 2 ? "\(names[0]) to \(names[names.count - 1])" : nil
      return "\(name ?? names.joined(separator: ", ")): \(group.words)"
    }
    guard lines.count > limit else { return lines.joined(separator: "; ") }
    return "\(lines[0]); \(lines.count - 2) more; \(lines[lines.count - 1])"
  }
}

/// The description of one layout.
private struct LayoutWords {
  private let pane: RecordedLayout
  private let cells: [LayoutRecord.Element]

  init(_ pane: RecordedLayout) {
    self.pane = pane
    cells = pane.layout.elements.filter { $0.kind == .cell }
  }

  var text: String {
    let views = others
    if cells.isEmpty && views.isEmpty { return withoutElements }
    return ([cellWords] + views + [sections]).joined(separator: ", ")
  }

  private var sections: String {
    let shown = pane.layout.elements.lazy.filter { $0.kind != .caption }.map(\.indexPath.section)
    // If a layout records no sections, the sections of the shown elements are counted.
    let count = max(pane.layout.sections.count, Set(shown).count)
    return count == 1 ? "one section" : "\(count) sections"
  }

  /// The description of a screen that shows no elements, without a collection view or with an empty
  /// one.
  private var withoutElements: String {
    let size = pane.layout.viewport.size
    let screen = "a screen of \(Self.points(size))"
    return pane.layout.screen.map { "\(screen), \(Counted.text($0.count, "view"))" } ?? screen
  }

  private var cellWords: String {
    guard !cells.isEmpty else { return "no cells" }
    let seen = cells.count { pane.sight(of: $0) != nil }
    return Counted.text(cells.count, "cell") + extent + columns
      + (seen < cells.count ? ", \(seen) of them in sight" : "")
  }

  /// The common size of all cells, or their common width or height, or the number of sizes.
  private var extent: String {
    guard let first = cells.first?.frame.size else { return "" }
    let sizes = Set(cells.map { Points.rounded($0.frame.size) })
    if sizes.count == 1 { return " of \(Self.points(first))" }
    if Set(sizes.map { $0[0] }).count == 1 { return " \(Points.text(first.width)) points wide" }
    if Set(sizes.map { $0[1] }).count == 1 { return " \(Points.text(first.height)) points high" }
    return " of \(sizes.count) sizes"
  }

  /// The number of columns, or of rows if content scrolls horizontally; empty if it differs between
  /// sections, if the cells are not in columns, or if there is only one cell.
  private var columns: String {
    let axis = pane.layout.axis
    let breadth = axis.across(pane.layout.contentSize)
    let counts = Dictionary(grouping: cells, by: \.indexPath.section).values.map { cells in
      CellGrid(cells.map { axis.rect($0.frame) }, breadth: breadth, space: (nil, nil))?.columns
    }
    guard cells.count > 1, Set(counts).count == 1, case let count?? = counts.first else {
      return ""
    }
    let noun = axis == .vertical ? "column" : "row"
    return count == 1 ? " in one \(noun)" : " in \(count) \(noun)s"
  }

  /// The numbers of headers, footers and other views of the layout.
  private var others: [String] {
    let roles = pane.layout.elements.map(\.kind.role)
    return ["header", "footer", "supplementary", "decoration"].compactMap { role in
      let count = roles.count { $0 == role }
      let noun = ["header", "footer"].contains(role) ? role : "\(role) view"
      return count == 0 ? nil : Counted.text(count, noun)
    }
  }

  private static func points(_ size: CGSize) -> String {
    "\(Points.text(size.width)) × \(Points.text(size.height)) points"
  }
}
