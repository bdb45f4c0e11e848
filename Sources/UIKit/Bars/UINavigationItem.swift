// Mirrors UINavigationItem (iOS 17). Missing: `documentProperties`, `renameDelegate`, customisation
// by the user.
public import Foundation

/// The title and the buttons that a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, InterfaceBuilderObject {
  /// The outlets and actions to which nibs and storyboards can connect; the porting tool writes
  /// overrides for an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// The choice of a large or a small title, used in bars that prefer large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item is used; the title of a first item is large.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The kind of title on a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous item, or "Back" if it is too wide.
    case `default` = 0
    /// The title "Back".
    case generic = 1
    /// No title, only the chevron.
    case minimal = 2
  }

  /// The arrangement of the title and the buttons.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle, as usual on phones.
    case navigator = 0
    /// The title is at the leading side of a wide bar.
    case browser = 1
    /// The title is at the leading side of a wide bar, after the buttons.
    case editor = 2
  }

  /// The position of a search bar in the navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The position depends on the device.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// In its own row below the title.
    case stacked = 2
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Makes an item of a nib or a storyboard; nil for any other coder (fact IB106).
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder.nib else { return nil }
    decode(from: nib)
  }

  /// The bar that contains the item.
  weak var bar: (any Bar)?

  /// The title shown in the bar; nil means none.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// The line of text above the title; nil if there is none.
  open var prompt: String? { didSet { bar?.itemDidChange() } }
  /// The view shown instead of the title; nil means that the title is shown.
  open var titleView: UIView? { didSet { bar?.itemDidChange() } }
  /// The buttons at the leading end, from the outermost to the innermost.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The buttons at the trailing end, from the outermost to the innermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The outermost button at the leading end.
  ///
  /// Setting it removes all other buttons at this end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing end.
  ///
  /// Setting it removes all other buttons at this end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons at the leading end.
  ///
  /// The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing end.
  ///
  /// The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the only button at the leading end.
  ///
  /// The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only button at the trailing end.
  ///
  /// The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Whether the leading buttons are shown next to the back button instead of replacing it.
  ///
  /// The default is false.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether the back button is hidden.
  ///
  /// The default is false.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Sets whether the back button is hidden.
  ///
  /// The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The title of the back button that returns to this item; nil means the item's title.
  open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
  /// The item whose title and title attributes are used for the back button that returns to this
  /// item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemDidChange() } }
  /// The form of the title on the back button that returns to this item.
  ///
  /// By default it is the item's title, or “Back” if that is too wide.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.itemDidChange() }
  }
  /// Whether the title is large in a bar that prefers large titles.
  ///
  /// The default is `automatic`, the mode of the previous item.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemDidChange() }
  }

  /// The bar's appearance while it shows this item; nil means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied
      bar?.itemDidChange()
    }
  }
  /// The appearance of a compact bar while it shows this item; nil means the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copied
      bar?.itemDidChange()
    }
  }
  /// The appearance of a bar that shows this item with a large title or over content that is
  /// scrolled to its top; nil means the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      bar?.itemDidChange()
    }
  }

  /// Inert: the arrangement of the title and the buttons, which is always the navigator's.
  open var style = ItemStyle.navigator
  /// Inert: the closure that makes the menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Inert: the action of the back button, which always returns to the previous item.
  open var backAction: UIAction?
  /// Inert: the identifier under which the user's choice of groups is kept.
  open var customizationIdentifier: String?
  /// Inert: the groups in the middle of a wide bar.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Inert: the additional elements of the overflow menu, which UIKit shows for groups that do not
  /// fit.
  open var additionalOverflowItems: UIDeferredMenuElement?
  /// The group after all others at the trailing end; nil means none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { bar?.itemDidChange() } }
  /// The groups at the leading end.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { UIBarButtonItemGroup.one(of: leftBarButtonItems ?? []) }
    set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }
  /// The groups at the trailing end, in reading order.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { UIBarButtonItemGroup.one(of: (rightBarButtonItems ?? []).reversed()) }
    set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
  }

  /// The controller whose search bar is a row below the title (fact LI82); nil means no search bar.
  ///
  /// Differs from UIKit: the row is below the title on iPads too.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
      bar?.itemDidChange()
    }
  }
  /// Whether the search bar is hidden once the user scrolls the content up (fact LI82).
  ///
  /// The default is true. Without a scroll view in the content the search bar is always shown. Up
  /// to iOS 12 the search bar is hidden from the start, until the user pulls the content down.
  open var hidesSearchBarWhenScrolling = true { didSet { bar?.itemDidChange() } }
  /// Inert: the preferred position of the search bar.
  ///
  /// The default is automatic.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The position of the search bar: the row below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether the search bar is shown over a scroll view; true from the start since iOS 13, but up
  /// to iOS 12 only after the user has pulled the content down.
  var isSearchRevealed = UIEnvironment.current.systemVersion >= 13
  /// Whether the content is scrolled to its top, or does not scroll; false outside a navigation
  /// controller.
  var isAtScrollEdge = false
  /// Whether the content below the bar has a scroll view.
  var isOverScrollView = false

  /// The possible titles of the back button that returns to this item, the preferred one first;
  /// empty if the button shows only its chevron.
  var backTitles: [String] {
    switch backButtonDisplayMode {
    case .minimal: []
    case .generic: ["Back"]
    case .default: [backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back", "Back"]
    }
  }

  /// The items at both ends, which notify the bar of their changes.
  var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}
