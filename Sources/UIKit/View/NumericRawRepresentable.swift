// Mirrors the arithmetic of UIKit's named numbers (iOS 17). Missing: nothing.

/// A named number of UIKit, such as a priority, that supports arithmetic and comparison.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric & Comparable {}

extension _NumericRawRepresentable {
  /// Returns whether one number is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension UILayoutPriority: _NumericRawRepresentable {
  /// Returns a priority raised by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority lowered by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue += number
  }

  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue -= number
  }
}

extension UIFont.Weight: _NumericRawRepresentable {}
