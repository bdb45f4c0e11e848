// Mirrors UIBezierPath (iOS 17). Missing: flatness, archives.
public import Foundation
import RasterCore

/// A shape of lines and curves that can be filled, stroked and clipped to.
open class UIBezierPath: NSObject {
  /// Makes a path without contours.
  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Makes an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes a rectangle with corners of continuous curvature, as UIKit does since iOS 7.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radius: cornerRadius, style: .continuous))
  }

  /// Makes a rectangle with some corners rounded; only the width of the radii counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect, radii: CornerRadii(corners, radius: cornerRadii.width), style: .continuous)
    self.init(path)
  }

  /// Makes an arc of a circle; clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a copy of a shape.
  public convenience init(cgPath: CGPath) { self.init(cgPath.value) }

  convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  var path = Path()
  var style = StrokeStyle()

  /// Whether a point inside two contours is outside; default false.
  open var usesEvenOddFillRule = false

  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.value }
  }

  /// The width of the line in points; default 1.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// The shape of the line's ends; default butt.
  open var lineCapStyle = CGLineCap.butt { didSet { style.cap = lineCapStyle.value } }

  /// The shape of the corners of two lines; default miter.
  open var lineJoinStyle = CGLineJoin.miter { didSet { style.join = lineJoinStyle.value } }

  /// The greatest length of a miter in line widths; default 10.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Returns a copy with the same shape and line style.
  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    copy.style = style
    // Set as well: they are stored beside `style`, which has the rasteriser's own.
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

extension CornerRadii {
  /// Makes radii that are equal at some corners and 0 at the others.
  init(_ corners: UIRectCorner, radius: CGFloat) {
    self.init(
      topLeft: corners.contains(.topLeft) ? radius : 0,
      topRight: corners.contains(.topRight) ? radius : 0,
      bottomRight: corners.contains(.bottomRight) ? radius : 0,
      bottomLeft: corners.contains(.bottomLeft) ? radius : 0)
  }
}
