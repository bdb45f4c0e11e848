// Mirrors CAShapeLayer (iOS 17). Missing: nothing.
// Mirrors CAShapeLayerFillRule (iOS 17). Missing: nothing.
// Mirrors CAShapeLayerLineCap (iOS 17). Missing: nothing.
// Mirrors CAShapeLayerLineJoin (iOS 17). Missing: nothing.
public import Foundation
package import RasterCore

/// A layer that fills and strokes a path, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  /// The path that is filled and stroked, in the layer's coordinates; nil means none.
  open var path: CGPath?
  /// The colour of the fill; nil means no fill, and the default is black.
  open var fillColor: CGColor? = CGColor(.black)
  /// The rule that determines which points are inside the path; the default is `nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; the default is nil, which means no line.
  open var strokeColor: CGColor?
  /// The width of the line in points; the default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends; the default is butt.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners where two lines join; the default is miter.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The maximum length of a miter in line widths; the default is 10.
  open var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps in points; nil means a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The fraction of the path's length at which the line begins; the default is 0 (fact K21).
  open var strokeStart: CGFloat = 0
  /// The fraction of the path's length at which the line ends; the default is 1 (fact K21).
  ///
  /// Differs from UIKit: a partially drawn line has no dashes, and changes of `strokeStart` and
  /// `strokeEnd` are not animated.
  open var strokeEnd: CGFloat = 1

  package override func recordContents(into canvas: Canvas) {
    super.recordContents(into: canvas)
    guard let path = path?.value else { return }
    if let color = fillColor?.value {
      canvas.fill(path, with: .color(color), using: fillRule == .evenOdd ? .evenOdd : .nonZero)
    }
    if let color = strokeColor?.value, lineWidth > 0 {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      isWhole
        ? canvas.stroke(path, pen, with: .color(color)) : strokePart(of: path, color, canvas)
    }
  }

  /// Draws the part of the line between `strokeStart` and `strokeEnd`, as a single dash of each
  /// contour.
  private func strokePart(of path: RasterCore.Path, _ color: RasterCore.Color, _ canvas: Canvas) {
    let contours = path.measuredContours()
    let whole = contours.reduce(0) { $0 + $1.length }
    var passed: CGFloat = 0
    for contour in contours {
      let start = max(0, strokeStart * whole - passed)
      let end = min(contour.length, strokeEnd * whole - passed)
      passed += contour.length
      guard start < end else { continue }
      // The gap is longer than the contour, so there is no second dash.
      let (dash, gap) = (end - start, contour.length * 2)
      var pen = pen
      (pen.dash, pen.dashPhase) = ([dash, gap], dash + gap - start)
      canvas.stroke(contour.path, pen, with: .color(color))
    }
  }

  private var pen: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}

/// The rule that determines which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The non-zero winding rule: overlapping contours of the same direction are filled as one shape.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: a contour inside another one is a hole.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line is cut off at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line is extended by a half disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line is extended by a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var value: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corner is pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off along a straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var value: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
