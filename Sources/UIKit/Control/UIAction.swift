// Mirrors UIAction (iOS 17). Missing: `NSCopying`, the predefined actions of the system.
import Foundation

/// The handler of an action, called with the action as its argument.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An action with a title, an image and a handler, such as the action of a bar button item or of a
/// menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The handler of an action, called with the action as its argument.
  public typealias Handler = UIActionHandler

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String
    /// Makes an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: Handler
  private let ownIdentifier: Identifier?
  /// The identifier; if none was passed, it is unique.
  open var identifier: Identifier {
    ownIdentifier ?? Identifier("com.apple.action.dynamic.\(ObjectIdentifier(self).hashValue)")
  }

  /// Makes an action with a handler.
  ///
  /// By default it has neither a title nor an image.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    ownIdentifier = identifier
    self.handler = handler
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image of the action in a palette while it is on; nil means `image`.
  open var selectedImage: UIImage?
  /// Inert: the longer title by which a user finds the action.
  open var discoverabilityTitle: String?
  /// The style and the behaviour of the action in a menu.
  open var attributes: Attributes
  /// The state, shown by the mark beside the title.
  open var state: State

  /// The object that triggers the action; nil except while the handler runs.
  open private(set) var sender: Any?

  /// Calls the handler on behalf of a sender.
  func perform(from sender: Any? = nil) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State { state }
}
