// Mirrors UICoordinateSpace (iOS 17). Missing: nothing.
public import Foundation

/// A rectangle with its own coordinate system.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The coordinate space of a scene, whose origin is always the screen's upper left corner.
final class CornerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

extension UIView: UICoordinateSpace {}

extension UICoordinateSpace {
  /// Converts a point from this space to another.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  /// Converts a point from another space to this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }

  /// Returns the bounding box of a rectangle of this space, in another space's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  /// Returns the bounding box of a rectangle of another space, in this space's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }

  /// Returns the transform to another space, by way of the nearest common superview, or of the
  /// screen if there is none.
  func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    let (own, its) = ((self as? UIView)?.layer, (other as? UIView)?.layer)
    if let own, let its, own.isInTree(of: its) { return own.transform(to: its) }
    let toScreen = own?.transform(to: nil) ?? .identity
    return toScreen.concatenating(its?.transform(to: nil).inverted() ?? .identity)
  }
}
