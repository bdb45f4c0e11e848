public import Foundation
import RasterCore

extension UIView {
  /// Converts a point from this view's coordinates to another view's, or to the window's if `view`
  /// is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a point to this view's coordinates from another view's, or from the window's if
  /// `view` is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Returns the bounding box of a rectangle of this view in another view's coordinates, or in the
  /// window's if `view` is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Returns the bounding box in this view's coordinates of a rectangle of another view, or of the
  /// window if `view` is nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// The root of the view tree, which is the window if there is one.
  private var root: UIView {
    var view = self
    while let parent = view._superview { view = parent }
    return view
  }
}

extension UIView {
  /// The frame as `frame = (x y; width height)`.
  nonisolated var frameText: String {
    let frame = _layer.frame
    let place = [frame.minX, frame.minY].map(decimal).joined(separator: " ")
    let size = [frame.width, frame.height].map(decimal).joined(separator: " ")
    return "frame = (\(place); \(size))"
  }
}
