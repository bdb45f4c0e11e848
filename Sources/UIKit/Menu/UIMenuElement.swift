// Mirrors UIMenuElement (iOS 17). Missing: copies, accessibility identifiers, repeat behaviours.
public import Foundation

/// An element of a menu: an action, a command, another menu, or a placeholder for elements that are
/// made when the menu opens.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The style and the behaviour of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element, shown by the mark beside its title.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  /// The title of the element; clients can set it only for actions and commands.
  open internal(set) var title: String
  /// The text below the title; nil means none.
  open var subtitle: String?
  /// The image beside the title, or nil; clients can set it only for actions and commands.
  open internal(set) var image: UIImage?

  // The members below are overridden by the element classes of this module.

  /// The attributes of the element; empty if its class has none.
  var shownAttributes: Attributes { [] }
  /// The state of the element; off if its class has none.
  var shownState: State { .off }
}
