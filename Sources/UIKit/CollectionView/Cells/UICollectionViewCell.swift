// Mirrors UICollectionViewCell (iOS 17). Missing: nothing.
public import Foundation

/// The view that shows one item of a collection view.
///
/// From back to front its subviews are the view of `backgroundConfiguration`, `backgroundView`,
/// `selectedBackgroundView` (shown while the cell is selected or highlighted) and `contentView`,
/// each by default as large as the cell (fact H21).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell with an empty content view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  private func addContentView() {
    contentView.state.isCellContent = true
    // A cell is measured at various positions, and the safe area must not make its size depend on
    // the position (fact K16).
    contentView.insetsLayoutMarginsFromSafeArea = false
    fill(with: contentView)
    addSubview(contentView)
  }

  /// Makes a cell from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView = coder.nib?.contentView ?? contentView
    addContentView()
    coder.nib.map(decodeCell)
  }

  /// The storyboard segues that are performed when the cell is selected.
  var segues = CellSegues()

  /// The view that contains the cell's content.
  public internal(set) var contentView = UIView(frame: .zero)

  /// Whether the item is selected; changing it shows or hides `selectedBackgroundView`.
  open var isSelected = false {
    didSet { showState(changed: isSelected != oldValue) }
  }

  /// Whether the cell is highlighted, for example while it is touched.
  open var isHighlighted = false {
    didSet { showState(changed: isHighlighted != oldValue) }
  }

  /// The view behind `selectedBackgroundView` and `contentView`; nil means none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view in front of `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

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
    set { show(newValue) }
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
  // Without `@preconcurrency` a debug build of a client does not link: Swift 6.3.1 gives the getter
  // another symbol in the file of `UICollectionViewListCell` than in this file.
  @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { noteStateChange() } }
  }
  /// The closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  /// Requests an update of the configurations before the next layout (fact LI53).
  open func setNeedsUpdateConfiguration() { noteStateChange() }
  /// Called when the state has changed, after the automatic updates (fact LI52).
  ///
  /// Does nothing by default; subclasses can override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The state for which configurations are updated (fact LI54).
  open var configurationState: UICellConfigurationState { _configurationState }
  /// The phases of a drag of a cell: none, lifting before the drag moves, and dragging.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
  /// Called when a drag of the cell begins or ends; does nothing by default (fact LI98).
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Returns the default background, which outside of lists draws nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Updates the configurations for the new traits before the next layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteStateChange()
  }
  /// Updates the configurations if the state has changed, and lays out the subviews.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    super.layoutSubviews()
    hosted.backgroundView?.frame = bounds
  }
  /// Returns the size that the content needs in a given width; a content configuration takes
  /// precedence over constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationsIfNeeded()
    return configuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// The default background, which is shown if the app has set none; nil means no background.
  var ownBackground: UIBackgroundConfiguration? { nil }
  /// The position and the style of the cell's row in a list; nil outside of lists.
  var listRow: ListRow? {
    didSet { if listRow != oldValue { listRowDidChange(from: oldValue) } }
  }

  /// Rounds the corners of the first and the last row of an inset-grouped section (fact LI12).
  func listRowDidChange(from old: ListRow?) {
    guard [listRow?.appearance, old?.appearance].contains(.insetGrouped) else { return }
    let row = listRow?.appearance == .insetGrouped ? listRow : nil
    let corners = row?.corners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : row?.cornerRadius ?? 0
    layer.maskedCorners = corners.isEmpty ? CACornerMask(rawValue: 15) : corners
    clipsToBounds = row?.role == .row
    setNeedsLayout()
  }

  /// Returns the width reserved for accessories beside the content, and the minimum height of the
  /// cell; a list cell overrides it, and also places its accessories.
  func surroundContent() -> CGSize { .zero }

  private func showState(changed: Bool) {
    showBackgrounds()
    if changed { noteStateChange() }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { fill(with: new) }
    showBackgrounds()
  }

  private func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func showBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    for view in [selectedBackgroundView, backgroundView, hosted.backgroundView] {
      if let view { insertSubview(view, at: 0) }
    }
  }
}
