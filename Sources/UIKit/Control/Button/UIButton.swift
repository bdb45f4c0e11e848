// Mirrors UIButton (iOS 17). Missing: menus, pointers, behaviour on the Mac, title shadows, the
// role, the box of a selected system button.
public import Foundation

/// A control with a title and an image, which differ by state.
///
/// A button is arranged by its insets and alignments, or by its `configuration`.
/// Overridable members are declared here; the extensions implement them by theme.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Makes a custom button: a white title of 18 points and nothing else (fact BT1).
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles =
    [StyledProperty(\UIButton.contentEdgeInsets)]
    + UIControl.State.styled.flatMap { styles(for: $0) }

  /// Returns the properties that are set for a state.
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

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button of a type with an action, whose title and image are the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  override var touchTriggersPrimaryAction: Bool { true }

  var content = ButtonContent()
  /// The views, once there is something for them, or once they were read.
  var parts = ButtonParts()

  /// The type; default custom.
  open internal(set) var buttonType = ButtonType.custom

  /// Sets the title of a state; nil stands for that of the normal state.
  open func setTitle(_ title: String?, for state: State) { set { $0.titles[state] = title } }
  /// Sets the title of a state with attributes, which comes before one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    // Copied: the caller may go on to change a mutable one.
    let title = title.map { NSAttributedString(attributedString: $0) }
    set { $0.attributedTitles[state] = title }
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set { $0.titleColors[state] = color }
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { set { $0.images[state] = image } }
  /// Sets the image behind everything in a state, as large as the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set { $0.backgroundImages[state] = image }
  }
  /// Sets the configuration of symbols in a state, for the values that they do not specify
  /// themselves (fact AS8).
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set { $0.symbolConfigurations[state] = configuration }
  }

  /// Returns the title that shows in a state (fact BT3).
  open func title(for state: State) -> String? { content.titles.shown(in: state) }
  /// Returns the title with attributes that shows in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.shown(in: state)
  }
  /// Returns the colour that the title has in a state.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(in: state) }
  /// Returns the image that shows in a state.
  open func image(for state: State) -> UIImage? { content.images.shown(in: state) }
  /// Returns the image behind everything that shows in a state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.backgroundImages.shown(in: state)
  }
  /// Returns the configuration that symbols have in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations.shown(in: state)
  }

  /// The title that shows now.
  open var currentTitle: String? { shownTitle?.string }
  /// The title that shows now with its attributes, where it has its own.
  open var currentAttributedTitle: NSAttributedString? {
    content.attributedTitle(in: _state)
  }
  /// The colour of the title now.
  open var currentTitleColor: UIColor { shownTitleColor(in: _state) }
  /// The image that shows now.
  open var currentImage: UIImage? { content.images.shown(in: _state) }
  /// The configuration that symbols have now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: _state)
  }
  /// The image behind everything that shows now.
  open var currentBackgroundImage: UIImage? { content.backgroundImages.shown(in: _state) }

  /// The view that shows the title; it is a subview once it is read.
  ///
  /// Its text and its colour are set anew with every change of the button; its font stays.
  open var titleLabel: UILabel? { _titleLabel }
  /// The view that shows the image; it is a subview once it is read.
  open var imageView: UIImageView? { _imageView }
  /// The content and the look of the button, instead of insets and values for states; default none.
  open var configuration: Configuration? {
    didSet {
      contentDidChange()
      invalidateIntrinsicContentSize()
    }
  }
  /// Changes the configuration for the present state, before each layout after a change of it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the handler waits to be called.
  var needsUpdateConfiguration = false
  /// Inert: whether the configuration has the colours of the state by itself.
  ///
  /// Differs from UIKit: the value is stored; it always has.
  open var automaticallyUpdatesConfiguration = true
  /// Calls the handler; the place to override.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Inert: whether a tap selects the button or deselects it.
  open var changesSelectionAsPrimaryAction = false

  /// The view that shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The insets between the button's sides and its content; default none, which stands for 6 above
  /// and below a title alone (fact BT5).
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentInsets }
    set { set { $0.contentInsets = newValue } }
  }
  /// The insets that move the title; they do not count for the button's size (fact BT6).
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleInsets }
    set { set { $0.titleInsets = newValue } }
  }
  /// The insets that move the image; they do not count for the button's size (fact BT6).
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageInsets }
    set { set { $0.imageInsets = newValue } }
  }
  /// Whether an image without one of its own for it is darker while highlighted; default true.
  open var adjustsImageWhenHighlighted: Bool {
    get { content.dimsHighlightedImage }
    set { set { $0.dimsHighlightedImage = newValue } }
  }
  /// Whether an image without one of its own for it is paler while disabled; default true.
  open var adjustsImageWhenDisabled: Bool {
    get { content.dimsDisabledImage }
    set { set { $0.dimsDisabledImage = newValue } }
  }
  /// Inert: whether a glow shows under a finger.
  open var showsTouchWhenHighlighted = false
  /// Inert: whether a pointer over the button changes.
  ///
  /// Differs from UIKit: the value is stored and has no effect, as there are no pointers.
  open var isPointerInteractionEnabled = false

  /// Returns the rectangle of the background: the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content in bounds, without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: content.contentInsets).standing
  }
  /// Returns the rectangle of the title in the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    snapped(arrangement(in: contentRect).titleRect)
  }
  /// Returns the rectangle of the image in the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    snapped(arrangement(in: contentRect).imageRect)
  }

  /// The size of the content and the background (facts BT4 to BT7, BT11).
  open override var intrinsicContentSize: CGSize {
    naturalSize(width: wrappingWidth > 0 ? wrappingWidth : .infinity)
  }
  /// Returns the intrinsic size; the available width counts with a configuration alone.
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
  /// Updates the parts that depend on the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
  /// Updates the parts that depend on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
  override func stateDidChange() {
    if configurationUpdateHandler != nil { needsUpdateConfiguration = true }
    contentDidChange()
  }
  /// A font that is set in the title is another size of the button.
  override func contentSizeDidChange(of view: UIView) {
    if view === parts.title { keepTitleFont() }
    if view === parts.title || view === parts.image { invalidateIntrinsicContentSize() }
    super.contentSizeDidChange(of: view)
  }
}
