// Mirrors UIScrollView.KeyboardDismissMode (iOS 17). Missing: nothing.

extension UIScrollView {
  /// How a drag sends the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// As soon as the drag begins.
    case onDrag = 1
    /// With the finger, as far as it pushes the keyboard.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

/// The former name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
