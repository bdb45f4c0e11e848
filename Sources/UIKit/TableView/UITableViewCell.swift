// Mirrors UITableViewCell (iOS 17). Missing: configurations, editing and its controls, dragging,
// focus.
public import Foundation

/// The view of one row.
///
/// From back to front it has `backgroundView`, `selectedBackgroundView` while selected or
/// highlighted, and `contentView`, which leaves the end of the row to the accessory and its lowest
/// pixel to the separator (fact TV6). A style's own labels are placed by the cell.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Makes a cell of a style, to be used again under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
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

  /// Makes a cell of the default style; the zero rectangle stands for 320 × 44 points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(
      UITableViewCell.self, get: { $0.parts.separatorInset },
      set: { $0.separatorInset = $1 ?? .zero })
  ]

  let style: CellStyle
  var parts = TableCellParts()
  /// The margin at both sides, which the table knows.
  var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }
  /// The distances of the content view and the accessory from the sides, beside margins.
  var contentSides = NSDirectionalEdgeInsets.zero {
    didSet { if contentSides != oldValue { setNeedsLayout() } }
  }
  /// The colour between the rows; nil for none.
  var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The insets of the separator, unless the cell sets them.
  var tableSeparatorInset: UIEdgeInsets?
  /// The reference of the separator's insets that were set.
  var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges

  /// The view that contains the row's content.
  public let contentView = UIView(frame: .zero)
  /// The identifier under which the cell is used again.
  public let reuseIdentifier: String?

  /// The title, a label that is made when it is read; `nil` in no style.
  open var textLabel: UILabel? { _textLabel }
  /// The second text; `nil` in the default style.
  open var detailTextLabel: UILabel? { _detailTextLabel }
  /// The image before the texts, a view that is made when it is read.
  open var imageView: UIImageView? { _imageView }

  /// The accessory at the end of the row; default none.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the end of the row instead, in its own size.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// Inert: the accessory at the end of the row while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The appearance of a selected row; default grey.
  open var selectionStyle = SelectionStyle.default { didSet { showBackgrounds() } }
  /// The view behind everything else.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view in front of `backgroundView` while the row is selected or highlighted; without one it
  /// is a grey plane.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  /// The insets of the separator below the row; by default the table's, or as the texts begin.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? tableSeparatorInset ?? automaticSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The number of steps by which the content is indented; default 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step; default 10 points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Inert: whether a control for moving is shown while the table is edited.
  open var showsReorderControl = false
  /// Inert: whether the row is edited; it shows nothing of it.
  open var isEditing = false

  private var selection = (isSelected: false, isHighlighted: false)

  /// Whether the row is selected; setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selection.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row; setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects the row, or no longer; overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection.isSelected = selected
    showBackgrounds()
  }
  /// Sets whether the row is highlighted; overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    selection.isHighlighted = highlighted
    showBackgrounds()
  }
  /// Inert: begins or ends editing; the row shows nothing of it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Is called before the cell is used again; overrides call super.
  open func prepareForReuse() { setSelected(false, animated: false) }

  /// Returns the size that the content needs at a width: by constraints if it has any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    placeContentView()
    guard usesConstraintsInside else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  /// Returns the size of the style's own texts and image, at least 44 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// Lays out the backgrounds, the content view, the style's own views, accessory and separator.
  open override func layoutSubviews() {
    placeContentView()
    super.layoutSubviews()
    placeParts()
  }
  override func contentSizeDidChange(of view: UIView) {
    (superview as? UITableView)?.cellDidChangeSize(self)
    super.contentSizeDidChange(of: view)
  }
}
