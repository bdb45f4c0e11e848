// Mirrors UIDynamicItem (iOS 17). Missing: nothing.
public import Foundation

/// The shape of an item that collides with others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

/// An object with a place that forces can move; there are no such forces here.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the superview.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// Inert: the shape by which the item collides with others.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Inert: the path by which the item collides with others.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Inert: the shape by which the item collides with others: its rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Inert: the path by which the item collides with others: its rectangle.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}
