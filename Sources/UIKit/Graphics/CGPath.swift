// Mirrors CGPath (iOS 17). Missing: walking the elements, boolean operations, flattening,
// splitting.
public import Foundation
package import RasterCore

/// A shape that never changes: contours of lines and curves.
public class CGPath: NSObject {
  var path: Path

  /// Makes a path for the rasteriser.
  package init(_ path: Path) { self.path = path }

  /// The path as the rasteriser takes it.
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
  /// Where the next line would begin.
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
    (style.cap, style.join, style.miterLimit) = (lineCap.value, lineJoin.value, miterLimit)
    return CGPath(path.stroked(style))
  }

  /// Returns whether `object` is a path of the same elements.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.path == path }
  /// Equal paths have equal hashes.
  public override var hash: Int { path.elements.count }
}
