public import CoreGraphics

extension UIAccessibility {
  /// Converts a rectangle from a view's coordinates to the screen's.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let onWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return onWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a path from a view's coordinates to the screen's.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    guard let copy = path.copy() as? UIBezierPath else { return path }
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}
