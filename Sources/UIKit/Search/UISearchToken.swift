// Mirrors UISearchToken (iOS 17). Missing: nothing.

/// An icon and a text, such as the name of a filter, before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Makes a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  let icon: UIImage?
  let text: String
  /// An object of the app that the token represents, such as a filter.
  open var representedObject: Any?
}
