// Mirrors UIControl.ContentVerticalAlignment and ContentHorizontalAlignment (iOS 17). Missing:
// nothing.

extension UIControl {
  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The horizontal alignment, with leading and trailing resolved to left or right in the reading
  /// direction.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}
