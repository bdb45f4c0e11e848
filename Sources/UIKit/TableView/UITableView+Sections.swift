import Foundation

/// The two views of a section: its header, above the rows, and its footer, below them.
private enum SectionSide { case header, footer }

extension UITableView {
  /// The space above section headers in points: by default 22 in plain tables since iOS 15,
  /// otherwise 0 (fact TV5).
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain && UIEnvironment.current.systemVersion >= 15 ? 22 : 0
  }

  func headerHeight(_ section: Int) -> CGFloat {
    let asked = ask { $0.tableView(self, heightForHeaderInSection: section) }
    return asked.map { $0 >= 0 ? $0 : automaticHeight(.header, section) }
      ?? height(sectionHeaderHeight, .header, section)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let asked = ask { $0.tableView(self, heightForFooterInSection: section) }
    return asked.map { $0 >= 0 ? $0 : automaticHeight(.footer, section) }
      ?? height(sectionFooterHeight, .footer, section)
  }

  /// Returns the height of a header or footer if the delegate does not specify one.
  ///
  /// The height is the table's `sectionHeaderHeight` or `sectionFooterHeight`. But without a view
  /// from the delegate, titles of a grouped table have automatic heights, and a plain section
  /// without a title has no header or footer, because nibs from before iOS 11 always set these
  /// properties.
  private func height(_ height: CGFloat, _ side: SectionSide, _ section: Int) -> CGFloat {
    guard height > 0, staysAutomatic(side, section) else {
      return height >= 0 ? height : automaticHeight(side, section)
    }
    return automaticHeight(side, section)
  }

  private func staysAutomatic(_ side: SectionSide, _ section: Int) -> Bool {
    if clientsView(side, section) != nil { return false }
    return (title(side, section) != nil) != (style == .plain)
  }

  private func ask<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    delegate.flatMap { delegate in OptionalMethodCall.result { question(delegate) } }
  }

  /// Returns the height of a header or footer if neither the delegate nor the table sets it (fact
  /// TV5).
  private func automaticHeight(_ side: SectionSide, _ section: Int) -> CGFloat {
    if let view = clientsView(side, section) {
      inset(view)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : 28
    }
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    guard let text = title(side, section) else {
      if style == .plain { return 0 }
      return side == .header && section == 0 ? 35 : pixels.ceiling(17.5)
    }
    if style == .plain { return 28 }
    if side == .header { return section == 0 ? 55.5 : 38 }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    write(text, side, view)
    return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
  }

  private func title(_ side: SectionSide, _ section: Int) -> String? {
    switch side {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func clientsView(_ side: SectionSide, _ section: Int) -> UIView? {
    switch side {
    case .header: delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: section)
    }
  }

  // MARK: Views

  /// Lays out the visible headers and footers, and removes the others.
  func layOutSections() {
    let seen = validGeometry.sections(from: bounds.minY, to: bounds.maxY)
    // The order is that of the sections, so that views of sections above can be reused for sections
    // below.
    for index in Set(headers.keys).union(footers.keys).union(seen).sorted() {
      guard seen.contains(index) else {
        show(false, .header, index, .zero)
        show(false, .footer, index, .zero)
        continue
      }
      let known = validGeometry.sections[index]
      show(known.header > 0, .header, index, madeWay(headerFrame(index)))
      show(known.footer > 0, .footer, index, madeWay(_rectForFooter(index)))
    }
  }

  /// Returns the frame of a header or footer, moved to make space for a lifted row.
  private func madeWay(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: 0, dy: liftShift(at: frame.minY))
  }

  /// Returns the frame of a header; in a plain table it stays at the top while its section is
  /// visible (fact TV7).
  private func headerFrame(_ section: Int) -> CGRect {
    var frame = _rectForHeader(section)
    guard style == .plain else { return frame }
    let known = validGeometry.sections[section]
    let end = validGeometry.sides(ofSection: section).bottom - known.footer - known.header
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = max(frame.minY, min(top, end))
    return frame
  }

  private func show(_ isSeen: Bool, _ side: SectionSide, _ section: Int, _ frame: CGRect) {
    let known = side == .header ? headers[section] : footers[section]
    guard isSeen else {
      keep(nil, side, section)
      known.map { drop($0, side, section) }
      return
    }
    guard let view = known ?? load(side, section) else { return }
    inset(view)
    if view.frame != frame { view.frame = frame }
    if side == .header { bringSubviewToFront(view) }
  }

  /// Sets the insets of a header or footer, which depend on the table's width and its safe area.
  private func inset(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.sideMargin = style == .insetGrouped ? 2 * sideMargin : sideMargin
    view.contentSides = sectionContentSides
  }

  private func keep(_ view: UIView?, _ side: SectionSide, _ section: Int) {
    if side == .header { headers[section] = view } else { footers[section] = view }
  }

  private func load(_ side: SectionSide, _ section: Int) -> UIView? {
    let view = clientsView(side, section) ?? titleView(side, section)
    guard let view else { return nil }
    inset(view)
    keep(view, side, section)
    addSubview(view)
    if side == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func titleView(_ side: SectionSide, _ section: Int) -> UIView? {
    guard let text = title(side, section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    write(text, side, view)
    return view
  }

  /// Sets the title of a header or footer, with the font and colour for the table's style (fact
  /// TV5).
  private func write(_ text: String, _ side: SectionSide, _ view: UITableViewHeaderFooterView) {
    inset(view)
    guard let label = view.textLabel else { return }
    label.text = style != .plain && side == .header ? text.uppercased() : text
    if style == .plain {
      label.font = .boldSystemFont(ofSize: 17)
      view.backgroundColor = .secondarySystemBackground
    } else {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      view.standsAtEnd = side == .header
    }
  }

  /// Removes all headers and footers.
  func dropSectionViews() {
    let (above, below) = (headers, footers)
    (headers, footers) = ([:], [:])
    for section in above.keys.sorted() { above[section].map { drop($0, .header, section) } }
    for section in below.keys.sorted() { below[section].map { drop($0, .footer, section) } }
  }

  private func drop(_ view: UIView, _ side: SectionSide, _ section: Int) {
    view.removeFromSuperview()
    if side == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    headerPool.takeBack(view, as: view.reuseIdentifier)
  }
}
