import Foundation

/// The place of a cell in a list, by which it draws its corners, background and separators.
struct ListRow: Equatable {
  /// The roles of a cell.
  enum Role { case row, header, footer }

  /// A separator above or below a row.
  struct Separator: Equatable {
    /// The insets from the row's edges; an automatic edge is the row's choice.
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the row is the first or the last one of its section, without its header.
  let isFirst: Bool
  let isLast: Bool
  let cornerRadius: CGFloat
  /// The margins of the content: the list's, with the safe area of a list of full width.
  let margins: NSDirectionalEdgeInsets
  let top: Separator?
  let bottom: Separator?
  /// The place in an outline; nil outside of outlines.
  let outline: OutlinePlace?

  /// The corners that are round.
  var corners: CACornerMask {
    guard role == .row else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension UICollectionView {
  /// Returns the list that is a section; nil if the section is none.
  func list(ofSection section: Int) -> ListSection? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let sections = layout.laidOut?.sections, sections.indices.contains(section)
    else { return nil }
    return sections[section].list
  }

  /// Gives a cell its place in a list.
  func noteListRow(of view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell,
      let element = cell.appliedAttributes?.state.element
    else { return }
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      // An invalid layout does not say anything about the row yet.
      guard layout.laidOut != nil else { return }
    }
    cell.listRow = list(ofSection: element.indexPath.section).map { listRow(of: element, in: $0) }
  }

  /// Gives all shown cells their places in lists, which change with their neighbours.
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
