// Mirrors UIDynamicItem (iOS 17). Missing: nothing.
public import Foundation

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

/// An object whose position a physics simulation can change; UIKit's simulation,
/// `UIDynamicAnimator`, is missing here.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item, in the coordinates of the superview.
  var center: CGPoint { get set }
  /// The bounds of the item.
  var bounds: CGRect { get }
  /// The transform of the item.
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
