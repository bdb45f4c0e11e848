// Mirrors SnapKit's priorities, and its names of UIKit's types.
public import UIKit

/// A constraint's priority, from 0 to 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public var value: Float
  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Float(value) }
  /// Returns the priority plus a number.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)
}

/// A value that can be used as a priority.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

/// SnapKit's name for `UIEdgeInsets`.
public typealias ConstraintInsets = UIEdgeInsets

/// SnapKit's name for `UILayoutGuide`.
public typealias ConstraintLayoutGuide = UILayoutGuide
