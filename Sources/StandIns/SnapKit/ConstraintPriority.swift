public import UIKit

/// A priority of a constraint.
///
/// See SnapKit.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// See SnapKit.
  public var value: Float
  /// See SnapKit.
  public init(_ value: Float) { self.value = value }
  /// See SnapKit.
  public init(floatLiteral value: Float) { self.value = value }
  /// See SnapKit.
  public init(integerLiteral value: Int) { self.value = Float(value) }
  /// Returns a priority that is higher by a number.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
  /// See SnapKit.
  public static let required = ConstraintPriority(1000)
  /// See SnapKit.
  public static let high = ConstraintPriority(750)
  /// See SnapKit.
  public static let medium = ConstraintPriority(500)
  /// See SnapKit.
  public static let low = ConstraintPriority(250)
}

/// A value that gives the priority of a constraint.
///
/// See SnapKit.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}
extension Int: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  /// See SnapKit.
  public var constraintPriorityTargetValue: Float { rawValue }
}

/// The names of insets in SnapKit.
public typealias ConstraintInsets = UIEdgeInsets
/// The name of layout guides in SnapKit.
public typealias ConstraintLayoutGuide = UILayoutGuide
