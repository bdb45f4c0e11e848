// Mirrors UIMenu (iOS 17). Missing: `NSCoding`.
import Foundation

/// A group of actions, commands and other menus, which a button or a long press opens.
///
///     UIMenu(title: "Sort", options: .singleSelection, children: [byName, byDate])
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu, a text such as `com.apple.menu.file`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options that determine how a menu is shown in its enclosing menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are a section of the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action of the menu, or of an inline menu inside it, turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The menu's elements are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements in a menu.
  public enum ElementSize: Int, Sendable {
    /// Images side by side.
    case small = 0
    /// Images side by side, with their titles below.
    case medium = 1
    /// A row for each element.
    case large = 2
    /// The size that the system chooses; here always `large`.
    case automatic = -1
  }

  /// The identifier of the menu; a unique one if none was passed to the initialiser.
  open var identifier: Identifier {
    ownIdentifier ?? Identifier("com.apple.menu.dynamic.\(ObjectIdentifier(self).hashValue)")
  }
  private let ownIdentifier: Identifier?
  /// The options that determine how the menu is shown.
  public let options: Options
  /// The size in which the menu shows its elements.
  open var preferredElementSize: ElementSize
  /// Inert: the preferences for showing the menu's elements.
  open var displayPreferences: UIMenuDisplayPreferences?
  /// The elements in their order.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu of elements, with an optional subtitle and a preferred size of its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    ownIdentifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with other elements and otherwise the same values, except for the display
  /// preferences, which are nil.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions and commands that are on, in the menu and in the menus inside it.
  open var selectedElements: [UIMenuElement] { leaves.filter { $0.shownState == .on } }

  override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }
}

extension UIMenu {
  /// The actions and commands of this menu and of all menus inside it.
  ///
  /// Deferred elements are replaced by the elements that their closures have made.
  var leaves: [UIMenuElement] { leaves { _ in true } }

  private func leaves(in isEntered: (UIMenu) -> Bool) -> [UIMenuElement] {
    children.flatMap { Self.leaves(of: $0, in: isEntered) }
  }

  private static func leaves(
    of element: UIMenuElement, in isEntered: (UIMenu) -> Bool
  ) -> [UIMenuElement] {
    switch element {
    case let menu as UIMenu: isEntered(menu) ? menu.leaves(in: isEntered) : []
    case let deferred as UIDeferredMenuElement:
      (deferred.elements ?? []).flatMap { leaves(of: $0, in: isEntered) }
    default: [element]
    }
  }

  /// Turns one action on, and all other actions in the menu and in the menus inside it off.
  func select(_ chosen: UIAction) {
    for case let action as UIAction in leaves { action.state = action === chosen ? .on : .off }
  }

  /// Turns a chosen action on and the others off in each single-selection menu that contains it,
  /// directly or in an inline menu.
  func selectIfSingle(_ chosen: UIAction) {
    if options.contains(.singleSelection) {
      let own = leaves { $0.options.contains(.displayInline) }
      if own.contains(where: { $0 === chosen }) {
        for case let action as UIAction in own { action.state = action === chosen ? .on : .off }
      }
    }
    for case let menu as UIMenu in children { menu.selectIfSingle(chosen) }
  }
}
