// Mirrors UIBarButtonItem (iOS 17). Missing: most pictures of system items, the page curl, menus,
// groups, backgrounds, badges.
public import Foundation

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The emphasis of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// In a bolder font.
    case done = 2
  }

  /// The buttons that every app has, and the spaces between buttons.
  ///
  /// Differs from UIKit: a plus, crosses and the keys of a player are drawn with lines of their
  /// own; the other items that are pictures on iOS, such as `trash`, show their English word.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  private(set) var systemItem: SystemItem?

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes a button with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes a button with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes one of the buttons that every app has.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  /// Makes one of the buttons that every app has.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes a button with a title, an image, or both from an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes a space that is as wide as the toolbar allows.
  ///
  /// In a navigation bar it takes no width, as buttons are at the bar's ends.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Makes a space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// The emphasis of the button; default plain.
  open var style = Style.plain { didSet { bar?.itemDidChange() } }
  /// The width; 0 is as wide as the content.
  open var width: CGFloat = 0 { didSet { bar?.itemDidChange() } }
  /// The view that is shown instead of title and image.
  open var customView: UIView? { didSet { bar?.itemDidChange() } }
  /// The colour; default the bar's tint.
  open var tintColor: UIColor? { didSet { bar?.itemDidChange() } }
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The object whose method the button calls; nil stands for the responders.
  ///
  /// Differs from UIKit: nobody taps the button. `UIApplication.sendAction(_:to:from:for:)` with
  /// `action` and `target` does what a tap does.
  open weak var target: AnyObject?
  /// The method that the button calls; see `target`.
  open var action: Selector?
}
