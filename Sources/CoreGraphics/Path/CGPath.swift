// Mirrors CGPath (iOS 17). Missing: walking the elements, boolean operations, flattening,
// splitting.
public import Foundation
package import RasterCore

/// An immutable path: contours of lines and curves.
public class CGPath: NSObject {
  var path: Path

  /// Makes a path from the rasteriser's.
  package init(_ path: Path) { self.path = path }

  /// The rasteriser's path.
  package var value: Path { path }

  /// Makes a rectangle.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes an ellipse.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with elliptical corners, of quarter circles when width and height are equal.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle around the curves.
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  /// The smallest rectangle around the curves.
  public var boundingBox: CGRect { path.boundingBox }
  /// Whether there is no contour.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element, where the next begins; zero without elements.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, using: rule.value)
  }

  /// Returns the same path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a path that may be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of the line along this path.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) -> CGPath {
    var style = StrokeStyle(width: width)
    style.cap = lineCap.value
    style.join = lineJoin.value
    style.miterLimit = miterLimit
    return CGPath(path.stroked(style))
  }

  /// Returns whether `object` is a path of the same elements.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }
  /// Equal paths have equal hashes.
  public override var hash: Int { path.elements.count }
}

extension Path {
  /// Makes a rectangle whose corners are quarters of an ellipse.
  ///
  /// A rectangle with circular corners is stretched along y until the corners have their height.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0 else {
      self.init(rect)
      return
    }
    // The flat rectangle has circular corners; `stretch` gives it its height and makes them
    // ellipses.
    let stretch = cornerHeight / cornerWidth
    let flat = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    let placed = CGAffineTransform(scaleX: 1, y: stretch)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    self = Path(roundedRect: flat, radius: cornerWidth).applying(placed)
  }
}
