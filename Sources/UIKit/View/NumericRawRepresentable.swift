// Mirrors the arithmetic of UIKit's named numbers (iOS 17). Missing: nothing.

/// A named number of UIKit, such as a priority, that supports arithmetic and comparison.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric & Comparable {}

// The operators are those of the protocol and not of each type, as in UIKit: an app's own operator
// for priorities is then more specific, and calls of it are not ambiguous.
extension _NumericRawRepresentable {
  /// Returns whether one number is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// Returns a value raised by a number.
  public static func + (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue + number) ?? value
  }

  /// Returns a value lowered by a number.
  public static func - (value: Self, number: RawValue) -> Self {
    Self(rawValue: value.rawValue - number) ?? value
  }

  /// Raises a value by a number.
  public static func += (value: inout Self, number: RawValue) { value = value + number }

  /// Lowers a value by a number.
  public static func -= (value: inout Self, number: RawValue) { value = value - number }
}

extension UILayoutPriority: _NumericRawRepresentable {}
extension UIFont.Weight: _NumericRawRepresentable {}
