public import Foundation

extension CGRect {
  /// Returns the rectangle with its sides moved inwards.
  ///
  /// Insets larger than the rectangle give a negative size, which `CGRect` stands up again, as on
  /// iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The point halfway between opposite sides.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle of the same size that starts at zero.
  var atZero: CGRect { CGRect(origin: .zero, size: size) }
}
