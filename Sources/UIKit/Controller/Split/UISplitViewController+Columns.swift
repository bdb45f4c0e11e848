import Foundation

extension UISplitViewController {
  /// The visible columns, in the order primary, supplementary, secondary.
  var shownColumns: [Column] {
    guard isCollapsed else { return geometry.columns.filter { columns[$0] != nil } }
    if columns[.compact] != nil, style != .unspecified { return [.compact] }
    return [collapsedBase].compactMap(\.self)
  }

  /// The column that is shown in a compact width.
  ///
  /// If the controller of the first column is a navigation controller, the controllers of the other
  /// columns are on its stack, and the first column is shown; otherwise the topmost one.
  private var collapsedBase: Column? {
    let present = stackedColumns
    guard let first = present.first else { return nil }
    return columns[first] is UINavigationController ? first : present.last
  }

  /// The columns whose controllers are on the stack in a compact width, from the primary one to the
  /// top.
  private var stackedColumns: [Column] {
    let present = Column.allCases.filter { $0 != .compact && columns[$0] != nil }
    let top = topColumn ?? present.last ?? .primary
    return present.filter { $0.rawValue <= top.rawValue }
  }

  /// The arrangement of the columns in a regular width.
  var geometry: SplitGeometry {
    let view = viewIfLoaded
    let scale = traitCollection.displayScale
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let triple = style == .tripleColumn && columns[.supplementary] != nil
    var geometry = SplitGeometry(
      size: view?.bounds.size ?? UIScreen.main.bounds.size, line: scale > 0 ? 1 / scale : 1,
      displayMode: preferredDisplayMode,
      primary: SplitGeometry.Width(
        preferred: specified(preferredPrimaryColumnWidth),
        fraction: specified(preferredPrimaryColumnWidthFraction),
        least: specified(minimumPrimaryColumnWidth), largest: specified(maximumPrimaryColumnWidth),
        usual: 320))
    if triple {
      geometry.supplementary = SplitGeometry.Width(
        preferred: specified(preferredSupplementaryColumnWidth),
        fraction: specified(preferredSupplementaryColumnWidthFraction),
        least: specified(minimumSupplementaryColumnWidth),
        largest: specified(maximumSupplementaryColumnWidth),
        usual: geometry.size.width >= 1180 ? 375 : 320)
    }
    if preferredDisplayMode == .automatic {
      let isWide = geometry.size.width > geometry.size.height
      geometry.displayMode = isWide ? .oneBesideSecondary : .secondaryOnly
    }
    geometry.isMirrored = (primaryEdge == .trailing) != isRightToLeft
    return geometry
  }

  private func specified(_ width: CGFloat) -> CGFloat? {
    width == Self.automaticDimension ? nil : width
  }

  func columnsDidChange() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Replaces the controller of a column; in the new styles, a controller that is not a navigation
  /// controller is embedded in one, except in the compact column.
  func setColumn(_ column: Column, _ controller: UIViewController?) {
    let wrapped = controller.map { given in
      style == .unspecified || column == .compact || given is UINavigationController
        ? given : UINavigationController(rootViewController: given)
    }
    guard columns[column] !== wrapped else { return }
    let wasCollapsed = arrangement == true
    if wasCollapsed { separate() }
    columns[column].map(remove)
    columns[column] = wrapped
    wrapped.map { child in
      addChild(child)
      child.didMove(toParent: self)
    }
    if wasCollapsed { collapse() }
    columnsDidChange()
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  func showColumn(_ column: Column) {
    guard !isCollapsed else {
      guard column != .compact else { return }
      separate()
      topColumn = column
      collapse()
      return columnsDidChange()
    }
    guard !geometry.columns.contains(column), column != .compact else { return }
    delegate?.splitViewController(self, willShow: column)
    let isSecond = column == .primary && geometry.supplementary != nil
    preferredDisplayMode = isSecond ? .twoBesideSecondary : .oneBesideSecondary
  }

  func hideColumn(_ column: Column) {
    guard !isCollapsed, geometry.columns.contains(column), column != .secondary else { return }
    delegate?.splitViewController(self, willHide: column)
    let keepsOne = column == .primary && geometry.supplementary != nil
    preferredDisplayMode = keepsOne ? .oneBesideSecondary : .secondaryOnly
  }

  func toggleDisplayMode() {
    let next: DisplayMode =
      displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    delegate?.splitViewController(self, willChangeTo: next)
    preferredDisplayMode = next
  }
}

extension UISplitViewController {
  /// Collapses or separates the columns if the width class has changed, and adds the views of the
  /// visible columns.
  func arrangeColumns() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if arrangement != isCompact {
      if arrangement == true { separate() }
      arrangement = isCompact
      if isCompact { chooseTopColumn() }
      if isCompact { collapse() }
      if isCompact {
        delegate?.splitViewControllerDidCollapse(self)
      } else {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
    addViews()
  }

  /// Determines the column on top in a compact width: the last one, unless the delegate returns
  /// another column or itself merges the secondary controller with the primary one.
  private func chooseTopColumn() {
    guard style == .unspecified else {
      topColumn = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: topColumn ?? .secondary)
      return
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    let isMerged =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    topColumn = isMerged ? .primary : .secondary
  }

  /// Moves the controllers of all columns up to the topmost one onto the stack of the first column,
  /// if that is a navigation controller and no compact column is shown.
  func collapse() {
    guard columns[.compact] == nil || style == .unspecified else { return }
    let present = stackedColumns
    guard let first = present.first, let base = columns[first] as? UINavigationController else {
      return
    }
    for column in present.dropFirst() {
      guard let holder = columns[column] else { continue }
      var taken = [holder]
      if let stack = holder as? UINavigationController {
        taken = stack.viewControllers
        stack.setViewControllers([], animated: false)
      } else {
        remove(holder)
      }
      lent[column] = taken
      base.setViewControllers(base.viewControllers + taken, animated: false)
    }
  }

  /// Moves the controllers that were moved to the first column's stack back to their columns,
  /// together with the controllers that were pushed on top of them since.
  func separate() {
    let present = Column.allCases.filter { $0 != .compact && columns[$0] != nil }
    guard let first = present.first, let base = columns[first] as? UINavigationController else {
      return lent = [:]
    }
    for column in present.reversed() {
      guard let taken = lent[column], let holder = columns[column] else { continue }
      let stack = base.viewControllers
      let start = taken.first.flatMap { stack.firstIndex(of: $0) }
      let returned = start.map { Array(stack[$0...]) } ?? taken
      if let start { base.setViewControllers(Array(stack[..<start]), animated: false) }
      if let own = holder as? UINavigationController {
        own.setViewControllers(returned, animated: false)
      } else {
        addChild(holder)
        holder.didMove(toParent: self)
      }
    }
    lent = [:]
  }

  private func addViews() {
    let shown = shownColumns.reversed().compactMap { columns[$0] }
    for child in children where !shown.contains(child) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      guard let child = columns[column], child.parent === self else { continue }
      let wanted = isCollapsed ? nil : compact
      let known = overrideTraitCollection(forChild: child)?.horizontalSizeClass
      if known != wanted?.horizontalSizeClass {
        setOverrideTraitCollection(wanted, forChild: child)
      }
    }
    for child in shown where child.view.superview !== view {
      // Content that is wider than its column is clipped at the column's side.
      if child is UINavigationController { child.view.clipsToBounds = true }
      view.addSubview(child.view)
    }
    for separator in separators where separator.superview == nil { view.addSubview(separator) }
  }

  func placeColumns() {
    guard let view = viewIfLoaded else { return }
    let geometry = geometry
    for column in shownColumns {
      let frame = isCollapsed ? view.bounds : geometry.frames[column] ?? view.bounds
      guard let child = columns[column]?.view, child.frame != frame else { continue }
      child.frame = frame
    }
    let lines = isCollapsed ? [] : geometry.lines
    for (index, separator) in separators.enumerated() {
      separator.isHidden = index >= lines.count
      if index < lines.count { separator.frame = lines[index] }
      view.bringSubviewToFront(separator)
    }
  }
}

extension UIViewController {
  /// The nearest enclosing split view controller; nil if there is none.
  public var splitViewController: UISplitViewController? { ancestor() }
}
