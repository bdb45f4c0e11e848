// Mirrors CGPath (iOS 17). Missing: boolean operations, flattening, splitting.
public import Foundation
package import RasterCore

/// An immutable path: contours of lines and curves.
public class CGPath: NSObject {
  var path: Path

  /// Makes a path from a path of the rasteriser.
  package init(_ path: Path) { self.path = path }

  /// The path as a value of the rasteriser.
  package var value: Path { path }

  /// Makes a path with the shape of a rectangle.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a path with the shape of an ellipse.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with elliptical corners, which are quarter circles if their width and height
  /// are equal.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle that contains all lines and curves.
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  /// The smallest rectangle that contains all lines and curves; in Core Graphics it also contains
  /// the control points.
  public var boundingBox: CGRect { path.boundingBox }
  /// Whether the path has no contours.
  public var isEmpty: Bool { path.isEmpty }
  /// The end of the last element, where the next one begins; zero if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point, once transformed, is inside the path or on its outline.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), using: rule.value)
  }

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of the area that stroking this path would fill.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) -> CGPath {
    var style = StrokeStyle(width: width)
    style.cap = lineCap.value
    style.join = lineJoin.value
    style.miterLimit = miterLimit
    return CGPath(path.stroked(style))
  }

  /// Returns whether `object` is a path with the same elements.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }
  /// The hash value, which is the same for equal paths.
  public override var hash: Int { path.elements.count }
}

extension Path {
  /// Makes a rectangle whose corners are quarter ellipses.
  ///
  /// The path is a rectangle with circular corners that is stretched along y, so that the corners
  /// have the requested height.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0 else {
      self.init(rect)
      return
    }
    // The rectangle is made with a reduced height and circular corners; stretching it along y makes
    // the corners elliptical.
    let stretch = cornerHeight / cornerWidth
    let flat = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    let placed = CGAffineTransform(scaleX: 1, y: stretch)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    self = Path(roundedRect: flat, radius: cornerWidth).applying(placed)
  }
}
