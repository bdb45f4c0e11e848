// Mirrors UITableViewCell (iOS 17). Missing: animated transitions of states.
public import Foundation

/// The view that shows one row of a table.
///
/// From back to front its subviews include `backgroundView`, `selectedBackgroundView` (shown while
/// the row is selected or highlighted, unless `selectionStyle` is `none`) and `contentView`. The
/// content view leaves space for the accessory at the trailing end and for the separator in the
/// lowest pixel (fact TV6). The cell positions the labels of its style.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Makes a cell of the given style with a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addParts()
  }

  private func addParts() {
    contentView.state.isCellContent = true
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    parts.accessory.isHidden = true
    addSubview(parts.accessory)
    parts.separator.isHidden = true
    addSubview(parts.separator)
  }

  /// Makes a cell of the default style; if the frame is the zero rectangle, the size is 320 × 44
  /// points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    style = Self.style(in: coder)
    reuseIdentifier = coder.nib?.reuseIdentifier
    super.init(coder: coder)
    contentView = coder.nib?.contentView ?? contentView
    addParts()
    coder.nib.map(decodeCell)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(
      UITableViewCell.self, get: { $0.parts.separatorInset },
      set: { $0.separatorInset = $1 ?? .zero })
  ]

  let style: CellStyle
  /// The storyboard segues that are performed when the cell or its detail button is tapped.
  var segues = CellSegues()
  var parts = TableCellParts()
  /// The horizontal margin of the content at both sides, in points; set by the table.
  var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }
  /// The insets of the content view and the accessory from the cell's leading and trailing edges,
  /// in addition to the margins.
  var contentSides = NSDirectionalEdgeInsets.zero {
    didSet { if contentSides != oldValue { setNeedsLayout() } }
  }
  /// The colour of the separator; nil if there is none.
  var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The table's separator insets, used if the cell does not set its own.
  var tableSeparatorInset: UIEdgeInsets?
  /// The edges from which the separator insets are measured: the cell's edges, or those of the
  /// automatic separator.
  var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges

  /// The view that contains the row's content.
  public internal(set) var contentView = UIView(frame: .zero)
  /// The identifier under which the cell is reused.
  public internal(set) var reuseIdentifier: String?

  /// The title label, which is made on first access; never `nil`.
  open var textLabel: UILabel? { _textLabel }
  /// The label of the second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { _detailTextLabel }
  /// The image view before the texts, which is made on first access; never `nil`.
  open var imageView: UIImageView? { _imageView }

  /// The accessory at the trailing side of the row.
  ///
  /// The default is none.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view that replaces the accessory at the trailing side of the row; its size is not changed.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The accessory at the trailing side of the row in editing mode.
  ///
  /// The default is none.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view that replaces the accessory in editing mode; its size is not changed.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The appearance of a selected row.
  ///
  /// The default is a grey background.
  open var selectionStyle = SelectionStyle.default { didSet { showBackgrounds() } }
  /// The view behind all other subviews of the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view in front of `backgroundView` while the row is selected or highlighted; if nil, a grey
  /// background is shown instead.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  /// The background view of a selected row if the table allows the selection of several rows; if
  /// nil, `selectedBackgroundView` is used.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, multipleSelectionBackgroundView) }
  }
  /// The phases of a drag of a cell: none, lifting before the drag moves, and dragging.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  /// Called when a drag of the cell begins, first moves, or ends; does nothing by default (fact
  /// LI98).
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Inert: whether subviews of the cell receive touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// The appearances of a focused cell: the default, or one that the app draws.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }
  /// Inert: the appearance of the cell while it is focused.
  open var focusStyle = FocusStyle.default
  /// The insets of the separator below the row.
  ///
  /// By default these are the table's insets; if the table has none, the separator begins where the
  /// texts begin.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? tableSeparatorInset ?? automaticSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The number of steps by which the content is indented.
  ///
  /// The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  ///
  /// The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether a reorder control is shown in editing mode if the data source does not implement
  /// `canMoveRowAt`.
  ///
  /// The default is false.
  open var showsReorderControl = false
  /// Inert: whether the content is indented in editing mode; the delegate determines it.
  ///
  /// The default is true.
  open var shouldIndentWhileEditing = true
  /// The controls of the row in editing mode, set by the table; nil outside of editing mode.
  var rowEditing: RowEditing? { didSet { setNeedsLayout() } }
  private var _isEditing = false
  /// Whether the row is in editing mode; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The style of the editing control; `none` outside of editing mode.
  open var editingStyle: EditingStyle { rowEditing?.style ?? .none }

  private var selection = (isSelected: false, isHighlighted: false)

  /// Whether the row is selected; setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selection.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted, for example while it is touched; setting it calls
  /// `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects the row; overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection.isSelected = selected
    showBackgrounds()
    noteStateChange()
  }
  /// Sets whether the row is highlighted; overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    selection.isHighlighted = highlighted
    showBackgrounds()
    noteStateChange()
  }
  /// Begins or ends editing mode; overrides must call super.
  ///
  /// The table sets the row's editing controls before it calls this method.
  open func setEditing(_ editing: Bool, animated: Bool) {
    _isEditing = editing
    setNeedsLayout()
    noteStateChange()
  }
  /// Called before the cell is reused; overrides must call super.
  open func prepareForReuse() { setSelected(false, animated: false) }

  // MARK: Configurations

  var hosted = HostedConfigurations()

  /// The configuration of the content; setting it replaces `contentView` by the view that the
  /// configuration makes (facts LI50, LI51).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { hosted.content }
    set { show(newValue) }
  }
  /// The configuration of the background; if nil, the default background is shown.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { hosted.background }
    set {
      // The configuration replaces the background colour that the table has set.
      if newValue != nil { backgroundColor = nil }
      show(newValue)
      showBackgrounds()
    }
  }
  /// Whether the content configuration is updated when the state changes (fact LI52).
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { hosted.updatesContent }
    set { hosted.updatesContent = newValue }
  }
  /// Whether the background configuration is updated when the state changes (fact LI52).
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { hosted.updatesBackground }
    set { hosted.updatesBackground = newValue }
  }
  /// The closure called after `updateConfiguration(using:)` (facts LI52, LI53).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { noteStateChange() } }
  }
  /// The closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  /// Requests an update of the configurations before the next layout (fact LI53).
  open func setNeedsUpdateConfiguration() { noteStateChange() }
  /// Called when the state has changed, after the automatic updates (fact LI52).
  ///
  /// Does nothing by default; subclasses can override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The state for which configurations are updated (fact LI54).
  open var configurationState: UICellConfigurationState { _configurationState }
  /// Returns the default content configuration of the cell's style, without texts (fact LI28).
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleContent }
  /// Returns the default background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styleBackground }
  /// Updates the configurations for the new traits before the next layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteStateChange()
  }

  /// Returns the size that the content needs at a given width (fact TV3).
  ///
  /// The content configuration determines the size if there is one, otherwise the content view's
  /// constraints or, if there are none, the style's texts and image.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    placeContentView()
    if let configured = configuredSize(targetSize) { return configured }
    // Only constraints of the content view and its subviews determine the size; those to the edges
    // of the cell are ignored.
    let mentioning = contentView.state.autoLayout?.mentioning ?? []
    if mentioning.isEmpty { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  /// Returns the size of the style's own texts and image, at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// Lays out the background views, the content view, the labels and the image view, the accessory
  /// and the separator.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    placeContentView()
    super.layoutSubviews()
    placeParts()
  }
  override func contentSizeDidChange(of view: UIView) {
    (superview as? UITableView)?.cellDidChangeSize(self)
    super.contentSizeDidChange(of: view)
  }
}
