// Mirrors CAShapeLayer (iOS 17). Missing: strokeStart, strokeEnd.
public import Foundation
import RasterCore

/// A layer that fills and strokes a path, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  /// The shape in the layer's coordinates.
  open var path: CGPath?
  /// The colour inside; default black.
  open var fillColor: CGColor? = CGColor(.black)
  /// Which points are inside; default non-zero.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; default none.
  open var strokeColor: CGColor?
  /// The width of the line in points; default 1.
  open var lineWidth: CGFloat = 1
  /// How the line ends; default butt.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How two lines meet; default miter.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The longest miter in line widths; default 10.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]?
  /// How far into the pattern the line begins.
  open var lineDashPhase: CGFloat = 0

  override func recordContents(into canvas: Canvas) {
    super.recordContents(into: canvas)
    guard let path = path?.value else { return }
    if let color = fillColor?.value {
      canvas.fill(path, with: .color(color), using: fillRule == .evenOdd ? .evenOdd : .nonZero)
    }
    if let color = strokeColor?.value, lineWidth > 0 {
      canvas.stroke(path, pen, with: .color(color))
    }
  }

  private var pen: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}
