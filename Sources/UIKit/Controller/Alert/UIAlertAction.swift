// Mirrors UIAlertAction (iOS 17). Missing: nothing.
public import Foundation

/// Something that an alert lets the user do.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// One like the others.
    case `default` = 0
    /// The action that changes nothing: bold, and last.
    case cancel = 1
    /// One that loses something: red.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The kind of the action.
  public let style: Style
  /// Whether it can be chosen; default true.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes an action; the closure is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
