// Mirrors UICoordinateSpace (iOS 17). Missing: nothing.
public import Foundation

/// A rectangle in which points are counted from the upper left corner.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle, its origin zero.
  var bounds: CGRect { get }
  /// Returns where a point of this space is in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns where a point of another space is in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns where a rectangle of this space is in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns where a rectangle of another space is in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The space of a scene, whose corner is the screen's here.
final class CornerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace {
  /// Returns where a point of this space is in another.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  /// Returns where a point of another space is in this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }

  /// Returns the bounding box of a rectangle of this space in another.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  /// Returns the bounding box of a rectangle of another space in this one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }

  /// Returns the transform to another space: through the nearest common superview or, from one
  /// window to another, the screen.
  func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    let (own, its) = ((self as? UIView)?.layer, (other as? UIView)?.layer)
    if let own, let its, own.isInTree(of: its) { return own.transform(to: its) }
    let toScreen = own?.transform(to: nil) ?? .identity
    return toScreen.concatenating(its?.transform(to: nil).inverted() ?? .identity)
  }
}
