// Mirrors UINavigationItem (iOS 17). Missing: prompts, search, styles, groups, menus.
public import Foundation

/// The title and the buttons of one controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item before; the first is large.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title before, or "Back" where that is too wide.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item with a title or without one.
  init(title: String?) {
    self.title = title
    super.init()
  }

  /// The bar in which the item is.
  weak var bar: (any Bar)?

  /// The title.
  open var title: String? { didSet { bar?.itemDidChange() } }
  /// The view that is shown instead of the title, in the middle.
  open var titleView: UIView? { didSet { bar?.itemDidChange() } }
  /// The buttons at the leading end, from the outermost one.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The buttons at the trailing end, from the outermost one.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemDidChange() } }
  /// The outermost button at the leading end; setting it removes the others there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing end; setting it removes the others there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Whether the buttons at the leading end are beside the back button, not in its place; default
  /// false.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemDidChange() } }
  /// Whether there is no back button; default false.
  open var hidesBackButton = false { didSet { bar?.itemDidChange() } }
  /// Sets whether there is no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The title of the button that leads back to this item; default its title.
  open var backButtonTitle: String? { didSet { bar?.itemDidChange() } }
  /// The button whose title leads back to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.itemDidChange() } }
  /// The text of the button that leads back to this item; default its title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { bar?.itemDidChange() }
  }
  /// When the title is large; default as the item before.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.itemDidChange() }
  }

  /// The look of the bar while it shows the item; default the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet {
      standardAppearance = standardAppearance?.copied
      bar?.itemDidChange()
    }
  }
  /// The look of a low bar while it shows the item; default the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = compactAppearance?.copied
      bar?.itemDidChange()
    }
  }
  /// The look of a bar with a large title while it shows the item; default the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = scrollEdgeAppearance?.copied
      bar?.itemDidChange()
    }
  }

  /// The texts of the button that leads back to this item, beside the chevron: first the wanted
  /// one, then narrower ones.
  var backTitles: [String] {
    switch backButtonDisplayMode {
    case .minimal: []
    case .generic: ["Back"]
    case .default: [backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back", "Back"]
    }
  }

  /// The items of both ends, for the bar to be notified by.
  var barButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}
