// Mirrors UICoordinateSpace (iOS 17). Missing: views as coordinate spaces.
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

/// The space of a screen or of a scene, all of which have their corners at one place here.
final class CornerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}
