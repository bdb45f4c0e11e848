public import Foundation
import RasterCore

extension UIView {
  /// Returns a point of this view in another view's coordinates, or the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Returns a point of another view, or of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Returns the bounding box of a rectangle of this view in another view's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Returns the bounding box of a rectangle of another view in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// The root of the view tree: the window if there is one.
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
