// Mirrors UIButton (iOS 17). Missing: pointers, behaviour on the Mac, the background of a selected
// system title.
public import Foundation

/// A control with a title and an image, which can differ for each state.
///
/// A button is laid out by its insets and alignments, or by its `configuration`. This declaration
/// contains all overridable members; the extensions implement them.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Makes a custom button, whose title is white in a font of 18 points (fact BT1).
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a button from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(coder)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles =
    [StyledProperty(\UIButton.contentEdgeInsets)]
    + UIControl.State.styled.flatMap { styles(for: $0) }

  /// Returns the properties that appearance proxies apply for a state.
  private static func styles(for state: State) -> [StyledProperty] {
    [
      StyledProperty(
        UIButton.self, get: { $0.content.titleColors[state] },
        set: { $0.setTitleColor($1, for: state) }),
      StyledProperty(
        UIButton.self, get: { $0.content.backgroundImages[state] },
        set: { $0.setBackgroundImage($1, for: state) }),
    ]
  }

  /// Makes a button of the given type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button of the given type with an action, and shows the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  override var touchTriggersPrimaryAction: Bool { true }

  var content = ButtonContent()
  /// The subviews, each created when it has content or is first read.
  var parts = ButtonParts()

  /// The type of the button, which determines its predefined appearance.
  ///
  /// The default is custom.
  open internal(set) var buttonType = ButtonType.custom

  /// Sets the title for a state; nil means the title of the normal state.
  open func setTitle(_ title: String?, for state: State) { set { $0.titles[state] = title } }
  /// Sets the attributed title for a state.
  ///
  /// An attributed title takes precedence over a plain title of the same state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    // The title may be a mutable string, which the caller can change later, so it is copied.
    let title = title.map { NSAttributedString(attributedString: $0) }
    set { $0.attributedTitles[state] = title }
  }
  /// Sets the title colour for a state.
  ///
  /// Nil means grey for a disabled button with a tinted title, otherwise the colour of the normal
  /// state or, if there is none, of the type.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set { $0.titleColors[state] = color }
  }
  /// Sets the colour of the title's shadow for a state; nil means that of the normal state.
  ///
  /// The distance is the `shadowOffset` of the title's label, which is zero in a new button.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    set { $0.titleShadowColors[state] = color }
  }
  /// Sets the image for a state; nil means the image of the normal state.
  open func setImage(_ image: UIImage?, for state: State) { set { $0.images[state] = image } }
  /// Sets the background image for a state, which fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set { $0.backgroundImages[state] = image }
  }
  /// Sets the symbol configuration for a state.
  ///
  /// The configuration supplies only the values that a symbol does not specify itself (fact AS8).
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set { $0.symbolConfigurations[state] = configuration }
  }

  /// Returns the title for a state, or that of the normal state if none was set (fact BT3).
  open func title(for state: State) -> String? { content.titles.shown(in: state) }
  /// Returns the attributed title for a state, or that of the normal state if none was set.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.shown(in: state)
  }
  /// Returns the title colour for a state.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(in: state) }
  /// Returns the colour of the title's shadow for a state, or that of the normal state if none was
  /// set.
  open func titleShadowColor(for state: State) -> UIColor? {
    content.titleShadowColors.shown(in: state)
  }
  /// Returns the image for a state, or that of the normal state if none was set.
  open func image(for state: State) -> UIImage? { content.images.shown(in: state) }
  /// Returns the background image for a state, or that of the normal state if none was set.
  open func backgroundImage(for state: State) -> UIImage? {
    content.backgroundImages.shown(in: state)
  }
  /// Returns the symbol configuration for a state, or that of the normal state if none was set.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations.shown(in: state)
  }

  /// The colour of the title's shadow for the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: _state) }
  /// Whether the title's shadow is on the other side while the button is highlighted.
  ///
  /// The default is false.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { content.reversesTitleShadow }
    set { set { $0.reversesTitleShadow = newValue } }
  }
  /// The title for the current state; nil if there is none.
  open var currentTitle: String? { shownTitle?.string }
  /// The attributed title for the current state; nil if there is none.
  open var currentAttributedTitle: NSAttributedString? {
    content.attributedTitle(in: _state)
  }
  /// The title colour for the current state.
  open var currentTitleColor: UIColor { shownTitleColor(in: _state) }
  /// The image for the current state; nil if there is none.
  open var currentImage: UIImage? { content.images.shown(in: _state) }
  /// The symbol configuration for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: _state)
  }
  /// The background image for the current state; nil if there is none.
  open var currentBackgroundImage: UIImage? { content.backgroundImages.shown(in: _state) }

  /// The label that shows the title.
  ///
  /// Reading it creates the label and adds it to the button.
  ///
  /// Every change of the button sets the label's text and colour again, but not its font.
  open var titleLabel: UILabel? { _titleLabel }
  /// The view that shows the image.
  ///
  /// Reading it creates the view and adds it to the button.
  open var imageView: UIImageView? { _imageView }
  /// The content and the appearance of the button, instead of insets and values for states.
  ///
  /// The default is nil.
  open var configuration: Configuration? {
    didSet {
      contentDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  /// A closure that updates the configuration after the button's state has changed; it is called
  /// before the next layout.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether `updateConfiguration()` must be called before the next layout.
  var needsUpdateConfiguration = false
  /// Inert: whether the configuration's colours follow the button's state automatically.
  ///
  /// Differs from UIKit: the value is stored, but the colours always follow the state.
  open var automaticallyUpdatesConfiguration = true
  /// Updates the configuration.
  ///
  /// The default implementation calls `configurationUpdateHandler`; subclasses can override it.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// The purpose of the button; a destructive button is red if it has a configuration.
  ///
  /// The default is normal.
  open var role = Role.normal { didSet { if role != oldValue { menuDidChange() } } }
  /// The purposes of buttons; a destructive button is red if it has a configuration.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
  /// Whether a tap toggles `isSelected` or, if the button opens its menu by a tap, the chosen
  /// action becomes the button's title (fact LI78).
  ///
  /// The default is false.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  /// The menu that the button opens by a tap, if `showsMenuAsPrimaryAction` is true, and otherwise
  /// by a long press (fact LI77).
  ///
  /// Setting it enables the interaction for context menus.
  open var menu: UIMenu? { didSet { adoptMenu() } }
  /// The order of the menu's elements; the default is automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Returns the configuration of `menu`.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }
  override func menuDidChange() { selectionMayHaveChanged() }
  override func willChoose(_ action: UIAction) { take(chosen: action) }
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  /// The label that shows a configuration's subtitle; nil until there is one.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The insets between the button's sides and its content.
  ///
  /// The default is zero, which still adds 6 points above and below a title without an image (fact
  /// BT5).
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentInsets }
    set { set { $0.contentInsets = newValue } }
  }
  /// The insets that move the title.
  ///
  /// The insets do not affect the button's size (fact BT6).
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleInsets }
    set { set { $0.titleInsets = newValue } }
  }
  /// The insets that move the image.
  ///
  /// The insets do not affect the button's size (fact BT6).
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageInsets }
    set { set { $0.imageInsets = newValue } }
  }
  /// Whether a highlighted custom button darkens its image if none is set for that state.
  ///
  /// The default is true.
  open var adjustsImageWhenHighlighted: Bool {
    get { content.dimsHighlightedImage }
    set { set { $0.dimsHighlightedImage = newValue } }
  }
  /// Whether a disabled custom button fades its image if none is set for that state.
  ///
  /// The default is true.
  open var adjustsImageWhenDisabled: Bool {
    get { content.dimsDisabledImage }
    set { set { $0.dimsDisabledImage = newValue } }
  }
  /// Inert: whether the button glows while it is touched.
  open var showsTouchWhenHighlighted = false
  /// Inert: whether the pointer changes its shape over the button.
  ///
  /// Differs from UIKit: the value is stored and has no effect, because pointers are not supported.
  open var isPointerInteractionEnabled = false

  /// Returns the rectangle of the background image.
  ///
  /// The default is the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the bounds inside `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: content.contentInsets).standing
  }
  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    snapped(arrangement(in: contentRect).titleRect)
  }
  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    snapped(arrangement(in: contentRect).imageRect)
  }

  /// The size of the content and the background image (facts BT4 to BT7, BT11).
  open override var intrinsicContentSize: CGSize {
    let size = naturalSize(width: wrappingWidth > 0 ? wrappingWidth : .infinity)
    let insets = alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
  /// The insets of the background image's alignment rectangle, which is also that of the button
  /// (fact H24).
  open override var alignmentRectInsets: UIEdgeInsets {
    guard configuration == nil else { return .zero }
    return currentBackgroundImage?.alignmentRectInsets ?? .zero
  }
  /// Returns the size of the content and the background image.
  ///
  /// The available width has an effect only if the button has a configuration.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(width: size.width > 0 ? size.width : .infinity)
  }
  private var wrappingWidth: CGFloat = 0
  override var wrapsContent: Bool { configuration != nil }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    wrappingWidth = width
    defer { wrappingWidth = 0 }
    return intrinsicContentSize
  }
  /// Lays out the title, the image and the background.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }
  /// Updates the subviews that depend on the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
  /// Updates the subviews that depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
  override func stateDidChange() {
    if configurationUpdateHandler != nil { needsUpdateConfiguration = true }
    contentDidChange()
  }
  /// Invalidates the button's size, for example after the title's font was changed.
  override func contentSizeDidChange(of view: UIView) {
    if view === parts.title { keepTitleFont() }
    if view === parts.title || view === parts.image { invalidateIntrinsicContentSize() }
    super.contentSizeDidChange(of: view)
  }
}
