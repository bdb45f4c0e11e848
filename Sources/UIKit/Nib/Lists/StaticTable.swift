import Foundation
import InterfaceBuilder

/// The sections and rows of a table whose content is in the document (fact IB72).
///
/// The cells are made with the table, and are never reused for other rows.
@MainActor final class StaticTable {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    /// The height of each cell in points; nil means the table's row height.
    var heights: [CGFloat?] = []
    /// The indentation level of each cell.
    var levels: [Int] = []
  }

  let sections: [Section]
  /// The data source of a table that is drawn without its app; it is stored here, because a table
  /// does not retain its data source.
  private(set) lazy var designRows = DesignRows(self)

  /// Makes the cells of the sections that a document describes.
  init(_ sections: [InterfaceObject], in loading: NibLoading) {
    self.sections = sections.map { description in
      let description = loading.localized(description)
      var section = Section()
      section.header = description.properties["headerTitle"]?.text
      section.footer = description.properties["footerTitle"]?.text
      for cell in description.lists["cells"] ?? [] {
        guard let made = loading.make(cell) as? UITableViewCell else { continue }
        section.cells.append(made)
        // On Interface Builder's canvas a row has the height that the document stores for its cell.
        let stored = loading.isDesign ? cell.properties["frame"]?.rect?.height : nil
        section.heights.append(cell.properties["rowHeight"]?.number ?? stored)
        section.levels.append(made.indentationLevel)
      }
      return section
    }
  }

  /// Returns the section at an index; nil beyond the last one.
  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the cell of a row; nil if there is none.
  func cell(at path: IndexPath) -> UITableViewCell? { element(\.cells, at: path) }
  /// Returns the height of a row in points; nil if it is the table's, or there is no such row.
  func height(at path: IndexPath) -> CGFloat? { element(\.heights, at: path) ?? nil }
  /// Returns the indentation level of a row; nil if there is no such row.
  func level(at path: IndexPath) -> Int? { element(\.levels, at: path) }

  private func element<Element>(
    _ list: KeyPath<Section, [Element]>, at path: IndexPath
  ) -> Element? {
    guard path.count == 2, let list = section(path.section)?[keyPath: list] else { return nil }
    return list.indices.contains(path.row) ? list[path.row] : nil
  }
}
