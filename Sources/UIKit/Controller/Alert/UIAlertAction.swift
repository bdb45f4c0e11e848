// Mirrors UIAlertAction (iOS 17). Missing: nothing.
public import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of the action that cancels the alert.
    ///
    /// The action is bold unless another one is preferred. In an action sheet it has its own panel.
    case cancel = 1
    /// The style of an action that deletes something; it is red.
    case destructive = 2
  }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action can be chosen.
  ///
  /// The default is true.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes an action.
  ///
  /// The closure is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
