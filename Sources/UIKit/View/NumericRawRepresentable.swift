// Mirrors the arithmetic of UIKit's named numbers (iOS 17). Missing: nothing.

/// A named number of UIKit, such as a priority, that supports arithmetic and comparison.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric & Comparable {}

// The operators are declared for the protocol and not for each type, as in UIKit. So an app's own
// operator for a type such as `UILayoutPriority` is more specific, and calls of it are not
// ambiguous.
extension _NumericRawRepresentable {
  /// Returns whether one number is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// Returns a value increased by a number.
  public static func + (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue + number) ?? value
  }

  /// Returns a value decreased by a number.
  public static func - (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue - number) ?? value
  }

  /// Increases a value by a number.
  public static func += (value: inout Self, number: RawValue) { value = value + number }

  /// Decreases a value by a number.
  public static func -= (value: inout Self, number: RawValue) { value = value - number }
}

extension UILayoutPriority: _NumericRawRepresentable {}
extension UIFont.Weight: _NumericRawRepresentable {}
