// Mirrors UITextItemInteraction (iOS 17). Missing: nothing.

/// The way in which the user interacts with a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, which opens a link.
  case invokeDefaultAction = 0
  /// A long press, which shows actions.
  case presentActions = 1
  /// A press that shows a preview.
  case preview = 2
}
