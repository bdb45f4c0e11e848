// Mirrors UIEdgeInsets (iOS 17). Missing: nothing.
public import Foundation

/// The distances in points by which the four sides of a rectangle move inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance for each side; negative values move the side outwards.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// Insets of 0 on every side.
  public static let zero = UIEdgeInsets()

  /// Makes insets of 0 on every side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from a distance for each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Returns a rectangle with its sides moved inwards: the former name of `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns insets with a distance for each side.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  one == other
}

extension UIEdgeInsets {
  /// Returns the sum of two insets for each side.
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inwards.
  ///
  /// Insets larger than the rectangle make its size negative; the properties of `CGRect` then refer
  /// to the standardised rectangle, as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
