import Foundation

/// Where the rows, headers and footers of a table lie along y, in points from the content's top.
///
///     ┌ top of the section
///     │ padding
///     ├ header
///     ├ row 0
///     ├ row 1        heights are known or estimated, and become known when a row is shown
///     ├ footer
///     └
struct TableGeometry {
  /// One section.
  struct Section {
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The heights of the rows.
    var rows: [CGFloat] = []
    /// Whether a row's height is only an estimate.
    var isEstimated: [Bool] = []
    /// The upper sides of the rows and the end of the last, counted from the section's top.
    fileprivate(set) var sides: [CGFloat] = [0]
    /// The upper side of the section.
    fileprivate(set) var top: CGFloat = 0

    fileprivate var length: CGFloat { (sides.last ?? 0) + footer }

    fileprivate mutating func place(from row: Int = 0) {
      if row == 0 { sides = [padding + header] }
      sides.removeLast(sides.count - 1 - row)
      for height in rows[row...] { sides.append((sides.last ?? 0) + height) }
    }
  }

  private(set) var sections: [Section] = []
  private var start: CGFloat = 0

  /// Makes the geometry of sections that begin below a table's header.
  init(_ sections: [Section] = [], from start: CGFloat = 0) {
    self.sections = sections
    self.start = start
    for index in sections.indices { self.sections[index].place() }
    stack()
  }

  /// Where the last section ends.
  var end: CGFloat { sections.last.map { $0.top + $0.length } ?? start }

  private mutating func stack(after index: Int = -1) {
    var top = index < 0 ? start : sections[index].top + sections[index].length
    for index in (index + 1)..<max(index + 1, sections.count) {
      sections[index].top = top
      top += sections[index].length
    }
  }

  /// Sets the height of a row, which is no estimate any more.
  mutating func set(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].isEstimated[path.row] = false
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    sections[path.section].place(from: path.row)
    stack(after: path.section)
  }

  /// Has a row that decides about its own height measured again.
  mutating func measureAgain(_ path: IndexPath, asks: Bool) {
    if asks { sections[path.section].isEstimated[path.row] = true }
  }

  /// Returns the upper and the lower side of a row.
  func sides(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let section = sections[path.section]
    return (section.top + section.sides[path.row], section.top + section.sides[path.row + 1])
  }

  /// Returns the upper and the lower side of a section with its padding, header and footer.
  func sides(ofSection index: Int) -> (top: CGFloat, bottom: CGFloat) {
    (sections[index].top, sections[index].top + sections[index].length)
  }

  /// Returns the first row that ends below a height; nil where none does.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      guard section.top + section.length > y, let last = section.sides.last,
        section.top + last > y
      else { continue }
      let row = section.sides.dropFirst().firstIndex { section.top + $0 > y } ?? 1
      if row - 1 < section.rows.count { return IndexPath(row: row - 1, section: index) }
    }
    return nil
  }

  /// Returns the row after another one.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = sections.indices.dropFirst(path.section + 1).first { !sections[$0].rows.isEmpty }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }
}
