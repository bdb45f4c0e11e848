// Mirrors UISearchController (iOS 17). Missing: custom transitions.
public import Foundation

/// A controller of a search bar and of the controller that shows the results.
///
///     ┌──────────────────┐ ─ navigation bar, whose title is hidden during a search
///     │ ╭──────╮ Cancel  │
///     ├──────────────────┤
///     │  results         │   over the content, once text is entered
///     └──────────────────┘
///
/// Differs from UIKit: an active search controller is not a presented controller, and its changes
/// are not animated.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The event after which the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The same as `onSearchActivation`.
    case automatic = 0
    /// The scopes are shown only if `showsScopeBar` of the bar is set.
    case manual = 1
    /// The scopes are shown once text is entered.
    case onTextEntry = 2
    /// The scopes are shown during a search.
    case onSearchActivation = 3
  }

  /// Makes a controller; nil means that the searched content itself shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareBar()
    if let searchResultsController { addChild(searchResultsController) }
  }

  /// Makes a controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  private func prepareBar() {
    searchBar.searchController = self
    // The default placeholder of a search controller's bar (fact LI97).
    searchBar.placeholder = "Search"
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private let _searchBar = UISearchBar(frame: .zero)
  private var _isActive = false
  /// The navigation item whose bar shows the search bar; nil if the app shows the search bar
  /// elsewhere.
  weak var item: UINavigationItem?

  /// The search bar of the controller.
  open var searchBar: UISearchBar { _searchBar }
  /// The controller that shows the results; nil if the searched content itself shows them.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether a search is active.
  ///
  /// Setting it begins or ends a search. A search also begins when the user begins to edit the
  /// field, and ends when the user taps the cancel button. The end of a search empties the text.
  open var isActive: Bool {
    get { _isActive }
    set { if newValue != _isActive { newValue ? begin() : end() } }
  }
  /// Whether the content is dimmed during a search while no results controller is shown.
  ///
  /// The default is true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title of the navigation bar is hidden during a search.
  ///
  /// The default is true.
  open var hidesNavigationBarDuringPresentation = true { didSet { barDidChange() } }
  /// Whether the cancel button is shown during a search.
  ///
  /// The default is true.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown and hidden automatically, depending on `scopeBarActivation`.
  ///
  /// The default is true.
  open var automaticallyShowsScopeBar = true
  /// The event after which the scopes are shown.
  ///
  /// The default is automatic.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showParts() } }
  /// Whether the results are automatically shown when text is entered.
  ///
  /// The default is true.
  open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }
  /// Whether the results are shown during a search: by default if the field contains text.
  ///
  /// After it is set, the results are no longer shown and hidden automatically.
  open var showsSearchResultsController: Bool {
    get {
      automaticallyShowsSearchResultsController
        ? searchBar.searchTextField.hasText : showsResults
    }
    set {
      (automaticallyShowsSearchResultsController, showsResults) = (false, newValue)
      showContent()
    }
  }
  private var showsResults = false

  /// The suggestions, which are shown in a list over the results during a search; nil if there are
  /// none.
  ///
  /// Differs from UIKit: the suggestions of an inline search bar are shown in this list too, not in
  /// a menu below the bar.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { showContent() } }
  /// The position of the search bar in its navigation item.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    item?.searchBarPlacement ?? .automatic
  }
  /// Whether suggestions are not shown, for any placement of the search bar.
  ///
  /// The default is false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { showContent() }
  }

  /// Creates the view that is over the searched content during a search.
  open override func loadView() { view = SearchContainerView(flexible: UIScreen.main.bounds) }
  override var visibleChildren: [UIViewController] { childrenInTree }

  private func begin() {
    delegate?.willPresentSearchController(self)
    _isActive = true
    showParts()
    showOver()
    showContent()
    delegate?.didPresentSearchController(self)
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    _isActive = false
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = ""
    showParts()
    removeFromContent()
    delegate?.didDismissSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called after the field of the bar has begun editing.
  func barDidBeginEditing() { isActive = true }

  /// Called after a change of the text or of the selected scope.
  func searchDidChange() {
    showParts()
    showContent()
    if _isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    searchedController?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Shows or hides the cancel button and the scopes, depending on the state of the search.
  private func showParts() {
    if automaticallyShowsCancelButton { searchBar.showsCancel = _isActive }
    if automaticallyShowsScopeBar, scopeBarActivation != .manual {
      let needsText = scopeBarActivation == .onTextEntry
      searchBar.showsScopes = _isActive && (!needsText || searchBar.searchTextField.hasText)
    }
    barDidChange()
  }

  /// Requests a new layout of the navigation bar that shows the search bar.
  func barDidChange() { item?.bar?.itemDidChange() }
}
