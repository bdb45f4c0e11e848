import Foundation

/// The vertical geometry of a table's rows, headers and footers, in points from the content's top.
///
///     ┌ top of the section
///     │ padding
///     ├ header
///     ├ row 0
///     ├ row 1        heights are known or estimated, and become known when a row is shown
///     ├ footer
///     └
///
/// Finding a row and setting its height take O(log² n). With linear time, scrolling through a long
/// table with self-sizing rows would take quadratic time.
struct TableGeometry {
  struct Section {
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The heights of the rows, in points.
    fileprivate(set) var rows = LengthTree([])
    /// Whether each row's height is only an estimate.
    fileprivate(set) var isEstimated: [Bool] = []

    /// Sets the heights of all rows, and whether each is only an estimate.
    mutating func setRows(_ heights: [CGFloat], isEstimated: [Bool]) {
      (rows, self.isEstimated) = (LengthTree(heights), isEstimated)
    }

    fileprivate var firstRowTop: CGFloat { padding + header }
    fileprivate var length: CGFloat { firstRowTop + rows.total + footer }
  }

  private(set) var sections: [Section]
  private var lengths: LengthTree
  private let start: CGFloat

  /// Makes the geometry of sections, the first of which begins at `start`, the lower edge of the
  /// table's header view.
  init(_ sections: [Section] = [], from start: CGFloat = 0) {
    self.sections = sections
    self.start = start
    lengths = LengthTree(sections.map(\.length))
  }

  /// The lower edge of the last section.
  var end: CGFloat { start + lengths.total }

  /// Sets the height of a row, which is then no longer an estimate.
  mutating func set(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].isEstimated[path.row] = false
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    lengths[path.section] = sections[path.section].length
  }

  /// If `asks` is true, marks the height of a row as an estimate, so that the row is measured
  /// again.
  mutating func measureAgain(_ path: IndexPath, asks: Bool) {
    if asks { sections[path.section].isEstimated[path.row] = true }
  }

  private func top(ofSection index: Int) -> CGFloat { start + lengths.sum(before: index) }

  /// Returns the upper and the lower edge of a row.
  func sides(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
    let section = sections[path.section]
    let first = top(ofSection: path.section) + section.firstRowTop
    let top = first + section.rows.sum(before: path.row)
    return (top, top + section.rows[path.row])
  }

  /// Returns the upper and the lower edge of a section, including its padding, header and footer.
  func sides(ofSection index: Int) -> (top: CGFloat, bottom: CGFloat) {
    let top = self.top(ofSection: index)
    return (top, top + lengths[index])
  }

  /// Returns the sections that are at least partly between two vertical positions.
  ///
  /// Complexity: O((sections + 1) · log² n) for the number of returned sections.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lengths.firstIndex(endingBeyond: top - start)
    let end = sections.indices.dropFirst(first).first { self.top(ofSection: $0) >= bottom }
    return first..<(end ?? sections.count)
  }

  /// Returns the first row that ends below a vertical position, or nil if there is none.
  func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    let index = lengths.firstIndex(endingBeyond: y - start)
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let row = section.rows.firstIndex(
      endingBeyond: y - top(ofSection: index) - section.firstRowTop)
    // A position below the last row of a section is in its footer, so the next row is in a later
    // section.
    return row < section.rows.count
      ? IndexPath(row: row, section: index) : firstRow(after: index)
  }

  /// Returns the row after a given one, which may be in a later section; nil after the last row.
  func row(after path: IndexPath) -> IndexPath? {
    path.row + 1 < sections[path.section].rows.count
      ? IndexPath(row: path.row + 1, section: path.section) : firstRow(after: path.section)
  }

  private func firstRow(after section: Int) -> IndexPath? {
    let next = sections.indices.dropFirst(section + 1).first { sections[$0].rows.count > 0 }
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Returns whether a row exists.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }
}
