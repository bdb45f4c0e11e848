// Mirrors NSStringFromCGRect and its family (iOS 17). Missing: the inverse functions.
public import Foundation

/// Returns `{x, y}` with the shortest decimal numbers that read back as the same values.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(decimal(point.x)), \(decimal(point.y))}"
}

/// Returns `{width, height}` with the shortest decimal numbers that read back as the same values.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(decimal(size.width)), \(decimal(size.height))}"
}

/// Returns a rectangle as text, `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns insets as text, `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let sides = [insets.top, insets.left, insets.bottom, insets.right]
  return "{\(sides.map(decimal).joined(separator: ", "))}"
}

/// Returns a transform as text, `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let parts = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(parts.map(decimal).joined(separator: ", "))]"
}

/// Returns a number as UIKit prints it, with integers having no decimal point.
func decimal(_ value: CGFloat) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
