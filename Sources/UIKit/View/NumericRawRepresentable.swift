// Mirrors the arithmetic of UIKit's named numbers (iOS 17). Missing: nothing.

/// A named number of UIKit's that can be counted with and compared, such as a priority.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Numeric & Comparable {}

extension _NumericRawRepresentable {
  /// Returns whether a number is less than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension UILayoutPriority: _NumericRawRepresentable {
  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Makes a priority higher by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue += number
  }

  /// Makes a priority lower by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority.rawValue -= number
  }
}

extension UIFont.Weight: _NumericRawRepresentable {}
