// Mirrors UIBezierPath (iOS 17). Missing: flatness, `NSCoding`.
public import Foundation
import RasterCore

/// A path of lines and curves that can be filled, stroked and used as a clip.
open class UIBezierPath: NSObject {
  /// Makes a path without contours.
  public override init() { super.init() }

  /// Makes a path with the shape of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Makes a path with the shape of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Makes a rectangle with corners of continuous curvature, as UIKit has done since iOS 7.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radius: cornerRadius, style: .continuous))
  }

  /// Makes a rectangle with some corners rounded; only the width of `cornerRadii` is used.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect, radii: CornerRadii(corners, radius: cornerRadii.width), style: .continuous)
    self.init(path)
  }

  /// Makes an arc of a circle; `clockwise` is the direction as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path with the shape of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.value) }

  convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  var path = Path()
  var style = StrokeStyle()

  /// Whether points are inside by the even-odd rule instead of the non-zero rule; the default is
  /// `false`.
  open var usesEvenOddFillRule = false

  /// The shape as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.value }
  }

  /// The width of the line in points; the default is 1.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// The shape of the line's ends; the default is butt.
  open var lineCapStyle = CGLineCap.butt { didSet { style.cap = lineCapStyle.value } }

  /// The shape of the corners where two lines join; the default is miter.
  open var lineJoinStyle = CGLineJoin.miter { didSet { style.join = lineJoinStyle.value } }

  /// The maximum length of a miter in line widths; the default is 10.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Returns a copy with the same shape and line style.
  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    copy.style = style
    // These properties are also set since they are stored separately from `style`, which contains
    // the rasteriser's equivalents.
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

extension CornerRadii {
  /// Makes corner radii: `radius` at the given corners, 0 at the others.
  init(_ corners: UIRectCorner, radius: CGFloat) {
    self.init(
      topLeft: corners.contains(.topLeft) ? radius : 0,
      topRight: corners.contains(.topRight) ? radius : 0,
      bottomRight: corners.contains(.bottomRight) ? radius : 0,
      bottomLeft: corners.contains(.bottomLeft) ? radius : 0)
  }
}
