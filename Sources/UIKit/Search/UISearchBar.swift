// Mirrors UISearchBar (iOS 17). Missing: the results list button, `NSCoding`.
public import Foundation

/// A bar with a search field, a cancel button and a row of scopes.
///
///     ╭──────────────────────────╮
///     │ ⌕ Search               ⊗ │  Cancel    56 points high (fact LI81)
///     ╰──────────────────────────╯
///     │  All  │  Unread │ Flagged │            42 more with scopes
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The style of the bar's background.
  public enum Style: UInt, Sendable {
    /// The same as `prominent`.
    case `default` = 0
    /// The background of a bar, with a hairline.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The images in a search field that an app can replace.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeSearchBar(coder)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UISearchBar.barStyle),
    StyledProperty(\UISearchBar.barTintColor),
    StyledProperty(\UISearchBar.searchBarStyle),
    StyledProperty(\UISearchBar.isTranslucent),
    StyledProperty(\UISearchBar.backgroundImage),
  ]

  let background = BarBackground(hairline: .below)
  let cancelButton = UIButton(type: .system)
  let bookmarkButton = UIButton(type: .system)
  let scopes = UISegmentedControl(items: nil)
  let promptLabel = UILabel()
  private(set) lazy var events = SearchFieldEvents(of: self)
  private var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { contentDidChange() } }
  /// The search controller that owns the bar; nil for a bar that an app created.
  weak var searchController: UISearchController?
  /// Whether the bar is a row of a navigation bar, which draws the background.
  var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { setNeedsLayout() } }
  }
  var images: [Icon: UIImage] = [:] { didSet { contentDidChange() } }

  /// The text field of the bar.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The delegate, which decides about editing and is notified of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text of the field.
  ///
  /// A change by the app is not reported to the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.searchDidChange()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text shown above the field; nil means none.
  open var prompt: String? { didSet { contentDidChange() } }
  /// The style of the background.
  ///
  /// The default is prominent.
  open var searchBarStyle = Style.default { didSet { contentDidChange() } }
  /// The style of the bar: `black` makes it dark.
  ///
  /// The default is that of the interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The colour of the background; nil means the system's colour.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether the content under the bar shows through.
  ///
  /// The default is true.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// Whether the field, the cancel button and the scopes respond to touches.
  ///
  /// The default is true.
  open var isEnabled = true {
    didSet {
      for control in [searchTextField, cancelButton, scopes] { control.isEnabled = isEnabled }
    }
  }
  /// Whether the bar shows a cancel button beside the field.
  ///
  /// The default is false. After it is set, a search controller no longer shows and hides the
  /// button automatically.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  ///
  /// The change is not animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showsCancel = showsCancelButton
  }
  var showsCancel = false { didSet { contentDidChange() } }
  /// Whether a bookmark button is shown at the end of the field while the field is empty.
  ///
  /// The default is false.
  open var showsBookmarkButton = false { didSet { contentDidChange() } }
  /// Inert: whether a results list button is at the end of the field.
  ///
  /// The default is false.
  open var showsSearchResultsButton = false
  /// Inert: whether the results list button is selected.
  ///
  /// The default is false.
  open var isSearchResultsButtonSelected = false

  /// The titles of the scopes; nil means none.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope.
  ///
  /// The default is 0.
  open var selectedScopeButtonIndex: Int = 0 { didSet { selectionDidChange() } }
  /// Whether the scopes are shown.
  ///
  /// The default is false. After it is set, a search controller no longer shows and hides the
  /// scopes automatically.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes.
  ///
  /// The change is not animated.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    searchController?.automaticallyShowsScopeBar = false
    showsScopes = show
  }
  var showsScopes = false { didSet { contentDidChange() } }

  /// The image stretched over the background instead of its colour.
  open var backgroundImage: UIImage? {
    get { backgroundImages[.default] }
    set { backgroundImages[.default] = newValue }
  }
  /// Sets the background image for bar metrics.
  ///
  /// Differs from UIKit: the image is used at every position of the bar, and only the image for the
  /// metrics `default` is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// Returns the background image for bar metrics, or nil if none was set; the position is ignored.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// Inert: the image behind the row of scopes.
  open var scopeBarBackgroundImage: UIImage?
  /// The images of scopes by their state, and the divider images by the states of both scopes.
  var scopeImages: [[UInt]: UIImage] = [:]
  /// The distance by which the field is moved in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The distance by which the text is moved in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  var iconOffsets: [Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// Inert: whether users can dictate into the field by looking at it.
  open var isLookToDictateEnabled = false
  /// Inert: the view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The position of the bar on the screen: always `any`.
  open var barPosition: UIBarPosition { .any }

  /// Returns the given width, and the height of the field with its margins, the prompt and the
  /// scope buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height)
  }
  /// The height of the bar; there is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: arrangement.height)
  }
  /// Lays out the field, the buttons and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// Requests a layout after a change of the tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Whether the field can become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing in the field; returns whether the field is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing in the field; returns false if the field remains the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    (superview as? UINavigationBar)?.itemDidChange()
  }

  private func scopesDidChange() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    selectionDidChange()
    contentDidChange()
  }

  private func selectionDidChange() { scopes.selectedSegmentIndex = selectedScopeButtonIndex }

  private func prepare() {
    let parts = [background, promptLabel, searchTextField, bookmarkButton, cancelButton, scopes]
    for view in parts { addSubview(view) }
    searchTextField.delegate = events
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.setTitle("Cancel", for: .normal)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.events.textDidChange() }, for: .editingChanged)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeWasSelected() }, for: .valueChanged)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
    bookmarkButton.addAction(
      UIAction { [weak self] _ in self?.bookmarkWasTapped() }, for: .touchUpInside)
  }

  private func scopeWasSelected() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchDidChange()
  }

  private func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  private func bookmarkWasTapped() { delegate?.searchBarBookmarkButtonClicked(self) }
}
