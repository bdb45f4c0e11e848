// Mirrors UISearchToken (iOS 17). Missing: nothing.

/// A unit of an icon and a text before the text of a search field, such as a filter.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Makes a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  let icon: UIImage?
  let text: String
  /// The object that the token represents in the app.
  open var representedObject: Any?
}
