public import CoreGraphics

extension UIAccessibility {
  /// Returns a rectangle of a view's coordinates on the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let onWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return onWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns a path of a view's coordinates on the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    guard let copy = path.copy() as? UIBezierPath else { return path }
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}

extension UIResponder {
  /// Returns the number of accessibility elements in the container.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at an index; nil if there is none.
  public func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an accessibility element; `NSNotFound` if the container has none.
  public func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? .max
  }
}
