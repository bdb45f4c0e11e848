// Mirrors UISearchToken (iOS 17). Missing: nothing.

/// A text with an icon that stands as one unit before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Makes a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  let icon: UIImage?
  let text: String
  /// The app's object that the token represents.
  open var representedObject: Any?
}
