import Foundation

/// The position of a cell in a list, which determines its corners, background and separators.
struct ListRow: Equatable {
  /// The roles of a cell: a row, or the header or footer of a section.
  enum Role { case row, header, footer }

  /// A separator above or below a row.
  struct Separator: Equatable {
    /// The insets from the row's edges; the row chooses an inset that is `automaticInsets`.
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the first one of its section, not counting the header.
  let isFirst: Bool
  let isLast: Bool
  let cornerRadius: CGFloat
  /// The margins of the content; in a list of full width they include the safe area.
  let margins: NSDirectionalEdgeInsets
  let top: Separator?
  let bottom: Separator?
  /// The level of the item in an outline; nil if the list is not an outline.
  let outline: OutlinePlace?

  /// The corners at the ends of the section, which are rounded in an inset-grouped list.
  var corners: CACornerMask {
    guard role == .row else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension UICollectionView {
  /// Returns the metrics of the list that a section shows; nil if the section is not a list, or the
  /// layout is invalid.
  func list(ofSection section: Int) -> ListSection? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let sections = layout.laidOut?.sections, sections.indices.contains(section)
    else { return nil }
    return sections[section].list
  }

  /// Sets `listRow` of a cell, to nil outside of lists; does nothing while the layout is invalid.
  func noteListRow(of view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell,
      let element = cell.appliedAttributes?.state.element
    else { return }
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      // As long as the layout is invalid, the section descriptions are not known.
      guard layout.laidOut != nil else { return }
    }
    cell.listRow = list(ofSection: element.indexPath.section).map { listRow(of: element, in: $0) }
  }

  /// Sets `listRow` of all visible cells; it changes when neighbouring rows are inserted or
  /// deleted.
  func noteListRows() {
    guard collectionViewLayout is UICollectionViewCompositionalLayout else { return }
    shown.ordered.forEach(noteListRow)
  }

  private func listRow(of element: ElementKey, in list: ListSection) -> ListRow {
    let (path, mode) = (element.indexPath, list.configuration.headerMode)
    let first = mode == .firstItemInSection ? 1 : 0
    let role = role(of: element, firstRow: first)
    let isFirst = path.item == first
    let isLast = path.item == numberOfItems(inSection: path.section) - 1
    let separators =
      role == .row
      ? list.separators(at: path, isFirst: isFirst, isLast: isLast) : (top: nil, bottom: nil)
    return ListRow(
      role: role, appearance: list.configuration.appearance, isFirst: isFirst, isLast: isLast,
      cornerRadius: role == .row ? list.cornerRadius : 0, margins: margins(in: list),
      top: separators.top, bottom: separators.bottom,
      outline: element.category == .cell
        ? (dataSource as? any OutlineDataSource)?.outlinePlace(at: path) : nil)
  }

  private func role(of element: ElementKey, firstRow: Int) -> ListRow.Role {
    switch element.kind {
    case UICollectionView.elementKindSectionHeader: .header
    case UICollectionView.elementKindSectionFooter: .footer
    default: element.indexPath.item < firstRow ? .header : .row
    }
  }

  private func margins(in list: ListSection) -> NSDirectionalEdgeInsets {
    let safe = list.isFullWidth ? safeAreaInsets : .zero
    let sides = NSDirectionalEdgeInsets(
      safe, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return NSDirectionalEdgeInsets(
      top: 8, leading: list.margin + sides.leading, bottom: 8,
      trailing: list.margin + sides.trailing)
  }
}

extension ListSection {
  /// Returns the separators of a row (facts LI14, LI19, LI21).
  func separators(
    at path: IndexPath, isFirst: Bool, isLast: Bool
  ) -> (top: ListRow.Separator?, bottom: ListRow.Separator?) {
    guard configuration.showsSeparators else { return (nil, nil) }
    var own = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { own = handler(path, own) }
    let isPlain = configuration.appearance == .plain
    let hasHeader = configuration.headerMode != .none
    let isSidebar = configuration.appearance == .sidebar
    func separator(
      _ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool,
      _ insets: NSDirectionalEdgeInsets
    ) -> ListRow.Separator? {
      let isShown = visibility == .automatic ? automatic : visibility == .visible
      return isShown ? ListRow.Separator(insets: insets, color: own.color) : nil
    }
    return (
      separator(
        own.topSeparatorVisibility, isPlain && isFirst && hasHeader, own.topSeparatorInsets),
      separator(
        own.bottomSeparatorVisibility, !isSidebar && (isPlain || !isLast),
        own.bottomSeparatorInsets)
    )
  }
}
