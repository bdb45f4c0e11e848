// Mirrors UICollectionViewListCell (iOS 17). Missing: nothing.
public import Foundation

/// A cell of a list, with accessories at its sides and separators.
///
/// ```
/// ├ margin ┤ accessories │ content view │ accessories ├ margin ┤
///                        └ separator ─────────────────────────
/// ```
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var marks = ListAccessories()
  private let separators = (top: UIView(frame: .zero), bottom: UIView(frame: .zero))
  private var knownGuide: UILayoutGuide?
  private var isLifted = false

  /// The accessories at both sides of the content (fact LI29).
  ///
  /// The default is an empty array.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      marks.replace(with: accessories, in: self)
      noteStateChange()
    }
  }
  /// The number of steps by which the content is indented (fact LI34).
  ///
  /// The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  ///
  /// The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented too (fact LI34).
  ///
  /// The default is true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The area of the separator; a constraint of its leading edge moves the separator (fact LI35).
  open var separatorLayoutGuide: UILayoutGuide {
    if let knownGuide { return knownGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    knownGuide = guide
    return guide
  }

  /// Returns the default content configuration for the appearance of the list, without texts (fact
  /// LI28).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isSidebar = listRow?.appearance == .sidebar || listRow?.appearance == .sidebarPlain
    switch listRow?.role ?? dequeuedRole {
    case .header where isSidebar: return .sidebarHeader()
    case .header: return listRow?.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: return listRow?.appearance == .plain ? .plainFooter() : .groupedFooter()
    case .row: return isSidebar ? .sidebarCell() : .cell()
    }
  }

  /// Returns the default background configuration for the appearance of the list (fact LI28).
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listRow, listRow.role == .row else { return .clear() }
    switch listRow.appearance {
    case .plain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar: return .listSidebarCell()
    case .sidebarPlain: return .listAccompaniedSidebarCell()
    }
  }

  /// The role of a cell whose list row is not known yet: header or footer if it was dequeued as
  /// such, otherwise row.
  private var dequeuedRole: ListRow.Role {
    switch reuseName?.kind {
    case UICollectionView.elementKindSectionHeader: .header
    case UICollectionView.elementKindSectionFooter: .footer
    default: .row
    }
  }

  override var ownBackground: UIBackgroundConfiguration? {
    listRow == nil ? nil : defaultBackgroundConfiguration()
  }

  override func listRowDidChange(from old: ListRow?) {
    super.listRowDidChange(from: old)
    // The app may have changed the indentation, so it is set only if the item's level changes.
    if let level = listRow?.outline?.level, level != old?.outline?.level {
      indentationLevel = level
    }
    noteStateChange()
  }

  // MARK: Taps

  /// Whether a tap anywhere in the cell expands or collapses its item (fact LI36).
  var togglesOutline: Bool {
    accessories.contains { accessory in
      guard accessory.accessoryType == .outlineDisclosure, accessory.actionHandler == nil,
        accessory.isShown(isEditing: configurationState.isEditing)
      else { return false }
      switch accessory.outlineStyle {
      case .automatic: return listRow?.role == .header
      case .header: return true
      case .cell: return false
      }
    }
  }

  /// Performs the action of a tapped accessory.
  func perform(_ accessory: UICellAccessory) {
    if let action = accessory.actionHandler { return action() }
    guard accessory.accessoryType == .outlineDisclosure,
      let view = host, let path = view.indexPath(for: self)
    else { return }
    (view.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }

  // MARK: Layout

  /// Lays out the content between the accessories, and the separators.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    _ = surroundContent()
    super.layoutSubviews()
    placeSeparators()
    showLift()
  }

  /// Makes the cell look lifted while the user moves the row (fact LI96).
  private func showLift() {
    guard configurationState.isReordering != isLifted else { return }
    isLifted = !isLifted
    listRowDidChange(from: listRow)
    let look = LiftedRow(radius: listRow?.cornerRadius ?? 0)
    if isLifted {
      look.lift(self, hosted.backgroundView)
    } else {
      look.drop(self, hosted.backgroundView)
    }
  }

  /// Places the content view and the accessories, and sets the margins of the content.
  ///
  /// Returns the width reserved beside the content, and the minimum height of the cell.
  override func surroundContent() -> CGSize {
    marks.show(
      in: configurationState, overTint: shownBackground?.isSelectedSidebarCell == true)
    let margins = contentMargins
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let (before, after) = (marks.width(atLeading: true), marks.width(atLeading: false))
    let leading = indentation + (before > 0 ? margins.leading + before : 0)
    let trailing = after > 0 ? margins.trailing + after : 0
    let frame = mirrored(
      CGRect(
        x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    setContentMargins(
      NSDirectionalEdgeInsets(
        top: 8, leading: before > 0 ? 0 : margins.leading, bottom: 8,
        trailing: after > 0 ? 8 : margins.trailing))
    marks.place(
      from: margins.leading + (indentsAccessories ? indentation : 0),
      to: bounds.width - margins.trailing, middle: contentMiddle, in: self)
    let isRow = (listRow?.role ?? dequeuedRole) == .row
    return CGSize(width: leading + trailing, height: isRow ? ListContentStyle.rowHeight : 0)
  }

  /// The margins of the content, which are those of the list.
  private var contentMargins: NSDirectionalEdgeInsets {
    listRow?.margins ?? NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  /// The y coordinate of the middle between the content's upper and lower margins, where
  /// accessories are centred.
  private var contentMiddle: CGFloat {
    let margins = (hosted.content as? UIListContentConfiguration)?.directionalLayoutMargins ?? .zero
    return (margins.top + bounds.height - margins.bottom) / 2
  }

  private func placeSeparators() {
    // A row has no separators while it is being moved.
    let row = configurationState.isReordering ? nil : listRow
    place(separators.top, row?.top, atTop: true)
    place(separators.bottom, row?.bottom, atTop: false)
  }

  /// Sets the frame and the colour of a separator at the top or bottom of the row (facts LI14,
  /// LI15).
  private func place(_ view: UIView, _ separator: ListRow.Separator?, atTop isTop: Bool) {
    guard let separator else { return view.removeFromSuperview() }
    if view.superview == nil { addSubview(view) }
    let isNewest = UIEnvironment.current.systemVersion >= 26
    let height = isNewest ? 1 : 1 / PixelGrid(scale: traitCollection.displayScale).scale
    let leading = Self.chosen(separator.insets.leading, separatorStart)
    let trailing = Self.chosen(separator.insets.trailing, isNewest ? contentMargins.trailing : 0)
    view.backgroundColor = isNewest ? Self.newestColor(separator.color) : separator.color
    view.frame = mirrored(
      CGRect(
        x: leading, y: isTop ? 0 : bounds.height - height,
        width: max(0, bounds.width - leading - trailing), height: height))
  }

  /// Returns an inset, or the given automatic value if it is `automaticInsets` (fact LI20).
  private static func chosen(_ inset: CGFloat, _ automatic: CGFloat) -> CGFloat {
    inset == UIListSeparatorConfiguration.automaticInsets.leading ? automatic : inset
  }

  /// Returns the lighter colour of separators since iOS 26 (fact LI16), unless the app chose
  /// another one.
  private static func newestColor(_ color: UIColor) -> UIColor {
    color == .separator ? color.withAlphaComponent(0.117) : color
  }

  /// The x coordinate, measured from the leading side, at which separators begin: that of the guide
  /// if constraints place it, otherwise that of the text or, in an app's own content view, that of
  /// the layout margins (facts LI15, LI35).
  private var separatorStart: CGFloat {
    if let guide = knownGuide, guide.layoutFrame.width > 0 || guide.layoutFrame.minX > 0 {
      let frame = guide.layoutFrame
      return isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }
    let start =
      isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    guard let content = contentView as? UIListContentView else {
      return start + contentView.directionalLayoutMargins.leading
    }
    return start + content.textStart
  }
}

extension UICollectionViewListCell: HavingParts {
  /// The subviews that the cell makes itself, those of system accessories and separators; layout
  /// records (`LayoutRecord`) omit them, because the cell's properties determine them.
  var privateParts: [UIView] { marks.ownViews + [separators.top, separators.bottom] }
}
