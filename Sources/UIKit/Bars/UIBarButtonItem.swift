// Mirrors UIBarButtonItem (iOS 17). Missing: `SystemItem.pageCurl`, `buttonGroup`, background
// images.
public import Foundation

/// An item that a navigation bar or a toolbar shows as a button.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// A style with a bolder font, for the button that completes a task.
    case done = 2
  }

  /// The standard buttons of the system, and the spaces between buttons.
  ///
  /// Differs from UIKit: the pictures are not Apple's: plus, crosses and playback symbols are drawn
  /// with simple lines, and others, such as `trash`, are symbols of this package.
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
  /// Makes an item of a nib or a storyboard; nil for any other coder (fact IB107).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib.map(decode(from:))
  }

  /// Makes an item with a title.
  ///
  /// A tap on its button calls the method `action` of the target.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  /// Makes an item with an image.
  ///
  /// A tap on its button calls the method `action` of the target.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  /// Makes a standard item of the system with a target and an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  /// Makes a standard item of the system with an action.
  ///
  /// If there is a menu, a tap opens it, or a long press if there is an action too.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    take(systemItem)
  }

  /// Sets the title and the style to those of a standard item.
  func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes an item with a title and an image.
  ///
  /// A missing title or image is that of the action. If there is a menu, a tap opens it, or a long
  /// press if there is an action too.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes an item with a title and an image, a method of a target and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    take(style, target, action)
  }

  /// Makes an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Returns a flexible space, which takes up the remaining width of a toolbar.
  ///
  /// In a navigation bar it has no width, because the buttons are at the bar's ends.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Returns a space with a fixed width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// The style of the button.
  ///
  /// The default is plain.
  open var style = Style.plain { didSet { bar?.itemDidChange() } }
  /// The width in points; 0 means the width of the content.
  ///
  /// The default is 0.
  open var width: CGFloat = 0 { didSet { bar?.itemDidChange() } }
  /// Whether the bar omits the item, without leaving space for it.
  ///
  /// The default is false.
  open var isHidden = false { didSet { if isHidden != oldValue { bar?.itemDidChange() } } }
  /// Inert: whether changes of the symbol are animated; the default is true.
  open var isSymbolAnimationEnabled = true
  /// The view shown instead of the title and the image; nil means none.
  open var customView: UIView? { didSet { bar?.itemDidChange() } }
  /// The colour of the button; nil means the bar's tint colour.
  open var tintColor: UIColor? { didSet { bar?.itemDidChange() } }
  /// The action performed by the button, instead of the method of `target`; nil means none.
  open var primaryAction: UIAction?
  /// The menu that the button opens by a tap if it has no action, and otherwise by a long press.
  open var menu: UIMenu? { didSet { bar?.itemDidChange() } }
  /// The order of the menu's elements; the default is automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Inert: whether the item's button toggles its selection or shows the chosen action of its menu.
  open var changesSelectionAsPrimaryAction = false
  /// Inert: whether the item is selected.
  open var isSelected = false
  /// Inert: the element that represents the item in a menu.
  open var menuRepresentation: UIMenuElement?
  /// The object whose method the button calls; nil means the first object of the responder chain
  /// that implements the method.
  open weak var target: AnyObject?
  /// The method of `target` that the button calls; nil means none.
  open var action: Selector?
}
