public import Foundation

/// The images, offsets and text attributes of a search bar that an app can set.
extension UISearchBar {
  /// Sets the image of an icon.
  ///
  /// Differs from UIKit: only the icons for search and bookmarks in the normal state have an
  /// effect.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if state == .normal { images[icon] = iconImage }
  }
  /// Returns the image set for an icon in the normal state; nil for other states.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    state == .normal ? images[icon] : nil
  }
  /// Sets the image drawn instead of the field's grey rectangle.
  ///
  /// Differs from UIKit: only the image for the normal state has an effect.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    if state == .normal { searchTextField.ownBackground = backgroundImage }
  }
  /// Returns the image set for the field's background in the normal state; nil for other states.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .normal ? searchTextField.ownBackground : nil
  }
  /// Inert: sets the background image of a scope for a state.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeImages[[state.rawValue]] = backgroundImage }
  /// Returns the background image of a scope that was set for a state; nil if none was set.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeImages[[state.rawValue]]
  }
  /// Inert: sets the image of the divider between two scopes, for the states of both.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeImages[[leftState.rawValue, rightState.rawValue]] = dividerImage
  }
  /// Returns the image of the divider between two scopes that was set for the states of both; nil
  /// if none was set.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeImages[[leftState.rawValue, rightState.rawValue]]
  }
  /// Sets the distance by which an icon is moved, in points.
  ///
  /// Differs from UIKit: only the icons for search and bookmarks are moved.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
  }
  /// Returns the distance by which an icon is moved, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  /// Sets the attributes of the scopes' titles in a state.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the attributes set for the scopes' titles in a state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }
}

/// The settings of the keyboard; the text field stores them.
extension UISearchBar {
  /// Inert: the type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Inert: the title of the return key.
  ///
  /// The default is search.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Inert: the appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Inert: the automatic capitalisation of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Inert: whether typed text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Inert: whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Inert: whether straight quotation marks are replaced by curly ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// Inert: whether hyphens are replaced by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// Inert: whether spaces are added and removed when text is pasted or cut.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// Inert: whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is shown as dots.
  ///
  /// The default is false.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Inert: the semantic content of the text, used for automatic filling.
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
