// Mirrors UIView.ContentMode (iOS 17). Missing: nothing.

extension UIView {
  /// The placement of content whose size differs from that of the bounds (facts H1, H2).
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  func setContentMode(_ mode: ContentMode) {
    state.contentMode = mode
    layer.contentsGravity = CALayerContentsGravity(mode)
  }
}

/// The former name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
