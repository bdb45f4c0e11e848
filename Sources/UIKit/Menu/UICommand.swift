// Mirrors UICommand (iOS 17). Missing: modifier keys.
import Foundation

/// An element of a menu that calls a method of the first object in the responder chain that
/// implements it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method that the command calls.
  public let action: Selector
  /// Additional data, which distinguishes commands with the same method.
  public let propertyList: Any?
  /// Inert: the methods that are called while modifier keys are held.
  public let alternates: [UICommandAlternate]
  /// Inert: the longer title with which users can search for the command.
  open var discoverabilityTitle: String?
  /// The style and the behaviour of the command: disabled, destructive, hidden or keeping the menu
  /// open.
  open var attributes: Attributes
  /// The state, shown by the mark beside the title.
  open var state: State

  /// Makes a command; by default it has an empty title, no attributes and the state off.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    self.alternates = alternates
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title of the command; empty by default.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the command; nil by default.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }
}
