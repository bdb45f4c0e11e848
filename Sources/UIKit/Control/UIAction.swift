// Mirrors UIAction (iOS 17). Missing: attributes, states, subtitles, menus.
public import Foundation

/// An action with a title and an image, such as that of a bar button.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// A closure that is given the action.
  public typealias Handler = (_ action: UIAction) -> Void

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  private let handler: Handler

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  /// The object that calls the handler, while it is called.
  open private(set) var sender: Any?

  /// Calls the handler.
  func perform(from sender: Any? = nil) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
