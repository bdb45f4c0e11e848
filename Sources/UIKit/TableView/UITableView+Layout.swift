import Foundation

extension UITableView {
  /// Lays out the visible rows from top to bottom, and then the table's other subviews.
  ///
  /// Self-sizing rows are measured; cells that are no longer visible become available for reuse.
  func layOutTable() {
    readIndexTitles()
    if let measure, measure != rowMeasure { forgetGeometry() }
    _ = validGeometry
    let visible = layOutRows()
    for path in cells.keys.sorted() where !visible.contains(path) { drop(cellAt: path) }
    contentSize = CGSize(
      width: bounds.width, height: validGeometry.end + (tableFooterView?.frame.height ?? 0))
    layOutSections()
    placeTableViews()
    layOutFillerRows()
    placeSwipe()
    placeSectionIndex()
  }

  private func layOutRows() -> Set<IndexPath> {
    var visible: Set<IndexPath> = []
    var next = validGeometry.firstRow(endingBelow: bounds.minY)
    while let path = next, let sides = geometry?.sides(of: path), sides.top < bounds.maxY {
      guard let cell = cells[path] ?? load(path) else { break }
      visible.insert(path)
      place(cell, at: path)
      next = validGeometry.row(after: path)
    }
    return visible
  }

  /// Sets a cell's frame; if the row's height is an estimate, measures the cell first.
  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    prepare(cell, at: path)
    let width = rowWidth
    if geometry?.sections[path.section].isEstimated[path.row] == true {
      geometry?.set(height(of: cell, width), at: path)
    }
    let sides = validGeometry.sides(of: path)
    let frame = CGRect(
      x: rowInsets.left + swipeShift(at: path), y: sides.top + liftShift(at: path, sides.top),
      width: width, height: sides.bottom - sides.top)
    if cell.frame != frame { cell.frame = frame }
    if showLift(of: cell, at: path) { cell.layoutIfNeeded() }
  }

  /// Returns the height that a cell needs at a width (fact TV3); 44 points if the result is 0.
  private func height(of cell: UITableViewCell, _ width: CGFloat) -> CGFloat {
    if cell.frame.width != width { cell.frame.size.width = width }
    cell.state.measuresTextsAnew = true
    defer { cell.state.measuresTextsAnew = false }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : 44
  }

  private func load(_ path: IndexPath) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    indent(cell, at: path)
    prepare(cell, at: path)
    cell.frame.size.width = rowWidth
    // Cells must be behind the headers at the top of a plain table, and in front of the background
    // view.
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Sets a cell's indentation level to the delegate's result; the level is not changed if the
  /// delegate does not implement the method.
  private func indent(_ cell: UITableViewCell, at path: IndexPath) {
    let asked = delegate.flatMap { delegate in
      OptionalMethodCall.result { delegate.tableView(self, indentationLevelForRowAt: path) }
    }
    if let asked { cell.indentationLevel = asked }
  }

  /// Sets the properties of a cell that the table and the position of the row determine, such as
  /// margins and separators.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row + 1 == validGeometry.sections[path.section].rows.count
    let hasLine = separatorStyle == .singleLine && !(style == .insetGrouped && isLast)
    cell.sideMargin = sideMargin
    cell.contentSides = contentSides
    showEditing(of: cell, at: path)
    let endsSection = isLast && style == .grouped
    cell.tableSeparatorInset = endsSection ? .zero : ownSeparatorInset
    cell.separatorReference = endsSection ? .fromCellEdges : separatorInsetReference
    let color = hasLine ? separatorColor : nil
    if cell.separatorColor != color { cell.separatorColor = color }
    if cell.backgroundColor == nil, cell.hosted.background == nil {
      cell.backgroundColor =
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if style == .insetGrouped { round(cell, isFirst: path.row == 0, isLast: isLast) }
  }

  /// Rounds the corners of the first and the last row of an inset-grouped section (fact TV14).
  private func round(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius: CGFloat = UIEnvironment.current.systemVersion >= 26 ? 26 : 10
    cell.layer.cornerRadius = corners.isEmpty ? 0 : radius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  func drop(cellAt path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    // The cells of a static table are not reused, because each of them belongs to one row.
    if staticContent == nil { cellPool.takeBack(cell, as: cell.reuseIdentifier) }
  }

  /// Called when the content of a visible cell has changed; if the row's height is automatic, the
  /// row is measured again.
  func cellDidChangeSize(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let known = geometry, known.contains(path) else {
      return
    }
    geometry?.measureAgain(path, asks: rowHeightIsAutomatic(at: path))
    setNeedsLayout()
  }

  private func rowHeightIsAutomatic(at path: IndexPath) -> Bool {
    let asked = delegate.flatMap { delegate in
      OptionalMethodCall.result { delegate.tableView(self, heightForRowAt: path) }
    }
    return (asked ?? rowHeight) < 0
  }

  private func placeTableViews() {
    tableHeaderView.map { place($0, at: 0) }
    tableFooterView.map { place($0, at: validGeometry.end) }
    backgroundView?.frame = bounds
  }

  /// Adds the new background view, and removes the old one.
  ///
  /// The safe area does not affect the margins of a background view (fact TV9).
  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    old?.state.margins.isBehindRows = false
    backgroundView?.state.margins.isBehindRows = true
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  private func place(_ view: UIView, at y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }
}
