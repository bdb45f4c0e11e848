// Mirrors UIAction (iOS 17). Missing: attributes, states, subtitles, menus.
public import Foundation

/// An action with a title, an image and a handler, such as the action of a bar button item.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The closure called for an action; it receives the action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The title of the action.
  open var title: String
  /// The image of the action.
  open var image: UIImage?
  private let handler: Handler

  /// Makes an action with a handler.
  ///
  /// By default it has neither a title nor an image.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  /// The object that triggers the action; nil except while the handler runs.
  open private(set) var sender: Any?

  /// Calls the handler on behalf of a sender.
  func perform(from sender: Any? = nil) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
