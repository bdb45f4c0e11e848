import Foundation

extension UITableView {
  private var pixels: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The horizontal margin of the rows' texts: the system's minimum margin for the table's width
  /// (fact AL69).
  var sideMargin: CGFloat {
    traitCollection.horizontalSizeClass == .regular || bounds.width >= 414 ? 20 : 16
  }

  /// Discards the counts and the heights, so that they are queried again; the visible cells are
  /// kept.
  func forgetGeometry() {
    geometry = nil
    setNeedsLayout()
  }

  func _reloadData() {
    selected = []
    prefetching.forget()
    sectionIndex.titles = nil
    closeSwipe()
    dropViews()
    forgetGeometry()
  }

  /// Removes all cells, headers and footers.
  func dropViews() {
    for path in cells.keys.sorted() { drop(cellAt: path) }
    dropSectionViews()
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    // The geometry changes even if the same view is set again, because its height may have changed.
    forgetGeometry()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// The geometry of rows and sections, which is made from the results of the data source and the
  /// delegate if it is not known.
  var validGeometry: TableGeometry {
    if let geometry { return geometry }
    let made = makeGeometry()
    geometry = made
    measure = rowMeasure
    return made
  }

  private func makeGeometry() -> TableGeometry {
    guard let dataSource else { return TableGeometry() }
    let count = dataSource.numberOfSections(in: self)
    let sections = (0..<max(0, count)).map { index in
      var section = TableGeometry.Section()
      section.header = headerHeight(index)
      section.padding = section.header > 0 ? headerPadding : 0
      section.footer = footerHeight(index)
      setRows(of: &section, index, dataSource.tableView(self, numberOfRowsInSection: index))
      return section
    }
    return TableGeometry(sections, from: tableHeaderView?.frame.height ?? 0)
  }

  private func setRows(of section: inout TableGeometry.Section, _ index: Int, _ count: Int) {
    let known = (0..<max(0, count)).map { row in
      let path = IndexPath(row: row, section: index)
      let height = ownHeight(at: path)
      return (height: height ?? estimate(at: path), isEstimated: height == nil)
    }
    section.setRows(known.map(\.height), isEstimated: known.map(\.isEstimated))
  }

  /// Returns the height in points that a row has until its content is measured (fact TV3).
  private func estimate(at path: IndexPath) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      OptionalMethodCall.result { delegate.tableView(self, estimatedHeightForRowAt: path) }
    }
    let estimate = asked ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// Returns the height of a row in points if the delegate or the table specifies it; nil if the
  /// content determines it.
  private func ownHeight(at path: IndexPath) -> CGFloat? {
    let asked = delegate.flatMap { delegate in
      OptionalMethodCall.result { delegate.tableView(self, heightForRowAt: path) }
    }
    let height = asked ?? rowHeight
    return height < 0 ? nil : height
  }

  func _rectForRow(_ indexPath: IndexPath) -> CGRect {
    let geometry = validGeometry
    return geometry.contains(indexPath) ? rect(between: geometry.sides(of: indexPath)) : .zero
  }

  func _rect(_ section: Int) -> CGRect {
    let geometry = validGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(between: geometry.sides(ofSection: section))
  }

  func _rectForHeader(_ section: Int) -> CGRect {
    let geometry = validGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    let known = geometry.sections[section]
    let top = geometry.sides(ofSection: section).top + known.padding
    return rect(between: (top, top + known.header))
  }

  func _rectForFooter(_ section: Int) -> CGRect {
    let geometry = validGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    let bottom = geometry.sides(ofSection: section).bottom
    return rect(between: (bottom - geometry.sections[section].footer, bottom))
  }

  private func rect(between sides: (top: CGFloat, bottom: CGFloat)) -> CGRect {
    CGRect(x: 0, y: sides.top, width: bounds.width, height: sides.bottom - sides.top)
  }

  func _indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let path = validGeometry.firstRow(endingBelow: point.y), _rectForRow(path).contains(point)
    else { return nil }
    return path
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    var next = validGeometry.firstRow(endingBelow: rect.minY)
    while let path = next, validGeometry.sides(of: path).top < rect.maxY {
      paths.append(path)
      next = validGeometry.row(after: path)
    }
    return paths
  }
}

extension UITableView {
  /// Returns the number of rows in a section; a section that does not exist stops the program.
  func _numberOfRows(inSection section: Int) -> Int {
    let sections = validGeometry.sections
    guard sections.indices.contains(section) else {
      UIKitLog.raise(
        """
        request for number of rows in section \(section) when there are only \(sections.count) \
        sections in the table view
        """)
    }
    return sections[section].rows.count
  }
}
