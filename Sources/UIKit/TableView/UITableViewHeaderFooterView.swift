// Mirrors UITableViewHeaderFooterView (iOS 17). Missing: nothing.
public import Foundation

/// A header or footer of a section, which a table reuses.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Makes a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContentView()
  }

  private func addContentView() {
    contentView.state.isCellContent = true
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // In a nib, the subviews are not inside the content view, so the content view must be behind
    // them.
    insertSubview(contentView, at: 0)
  }

  /// Makes a view that is not reused; if the frame is the zero rectangle, the size is 320 × 28
  /// points.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }
  /// Makes a view from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nib?.reuseIdentifier
    super.init(coder: coder)
    contentView = coder.nib?.contentView ?? contentView
    addContentView()
  }

  /// The view that contains the content.
  public internal(set) var contentView = UIView(frame: .zero)
  /// The identifier under which the view is reused.
  public internal(set) var reuseIdentifier: String?
  /// The horizontal margin of the content at both sides, in points; set by the table.
  var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }
  /// The leading and trailing insets of the content view, set by the table.
  var contentSides = NSDirectionalEdgeInsets.zero {
    didSet { if contentSides != oldValue { placeContentView() } }
  }
  /// Whether the title is at the bottom of the view, as in headers of a grouped table; false means
  /// at the top, and nil vertically centred.
  var standsAtEnd: Bool?
  private var labels: (text: UILabel?, detail: UILabel?) = (nil, nil)
  /// The title label; nil if it has not been made yet.
  var shownLabel: UILabel? { labels.text }

  /// The title label, which is made on first access; never `nil`.
  open var textLabel: UILabel? {
    if labels.text == nil { labels.text = makeLabel() }
    return labels.text
  }
  /// The label of a second text, which is made on first access.
  ///
  /// The view does not lay it out.
  open var detailTextLabel: UILabel? {
    if labels.detail == nil { labels.detail = makeLabel() }
    return labels.detail
  }
  /// The view behind all other subviews.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is reused.
  ///
  /// Does nothing by default; subclasses can override it.
  open func prepareForReuse() {}

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
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { noteStateChange() } }
  }
  /// The closure that updates a view's configurations for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void
  /// Requests an update of the configurations before the next layout (fact LI53).
  open func setNeedsUpdateConfiguration() { noteStateChange() }
  /// Called when the state has changed, after the automatic updates (fact LI52).
  ///
  /// Does nothing by default; subclasses can override it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The state for which configurations are updated (fact LI54).
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Returns the default content configuration for the table's style, without texts (fact LI28).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }
  /// Returns the default background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain
      ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Updates the configurations for the new traits before the next layout.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteStateChange()
  }

  /// Lays out the background, the content view and the title.
  open override func layoutSubviews() {
    updateConfigurationsIfNeeded()
    backgroundView?.frame = bounds
    hosted.backgroundView?.frame = bounds
    placeContentView()
    super.layoutSubviews()
    guard let label = labels.text else { return }
    let height = label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
    let free = bounds.height - height
    let y =
      switch standsAtEnd {
      case nil: free / 2
      case true?: free - 6.5
      case false?: CGFloat(6.5)
      }
    label.frame = contentView.mirrored(
      CGRect(
        x: sideMargin, y: PixelGrid(scale: traitCollection.displayScale).round(y), width: textWidth,
        height: height))
  }

  private func placeContentView() {
    let sides = contentSides.leading + contentSides.trailing
    let frame = mirrored(
      CGRect(
        x: contentSides.leading, y: 0, width: max(0, bounds.width - sides), height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    guard configuredContent != nil else { return }
    setContentMargins(
      NSDirectionalEdgeInsets(top: 8, leading: sideMargin, bottom: 8, trailing: sideMargin))
  }

  private var textWidth: CGFloat { max(0, contentView.bounds.width - 2 * sideMargin) }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  /// Returns the size of the configured content, or of the title with its margins; zero if there is
  /// neither.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let content = configuredContent { return fittingSize(content, size) }
    guard let label = labels.text, label.text?.isEmpty == false else { return .zero }
    let sides = contentSides.leading + contentSides.trailing + 2 * sideMargin
    let text = label.sizeThatFits(CGSize(width: max(0, size.width - sides), height: 0))
    return CGSize(width: size.width, height: text.height + 13)
  }

  private func fittingSize(_ content: UIView, _ size: CGSize) -> CGSize {
    updateConfigurationsIfNeeded()
    placeContentView()
    let width = max(0, size.width - contentSides.leading - contentSides.trailing)
    guard content is UIListContentView else {
      return CGSize(width: size.width, height: content.naturalHeight(width))
    }
    return CGSize(
      width: size.width, height: content.sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}

extension UITableViewHeaderFooterView: ConfigurationHost {
  var hostState: any UIConfigurationState { configurationState }
  var ownBackground: UIBackgroundConfiguration? { nil }

  func callUpdates(for state: any UIConfigurationState) {
    guard let state = state as? UIViewConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
