public import Foundation
import RasterCore

extension CGContext {
  /// Sets the colour with which shapes are filled.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.value
    state.fillPattern = color.pattern
  }
  /// Sets the fill colour by its components in sRGB, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the fill colour to a grey, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(white: gray, alpha: alpha)
  }
  /// Sets the colour with which lines are stroked.
  ///
  /// Differs from Core Graphics: lines are transparent if the colour is a pattern.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.value }
  /// Sets the stroke colour by its components in sRGB, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke colour to a grey, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(white: gray, alpha: alpha)
  }
  /// Sets the width of lines in points; the default is 1.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of lines; the default is butt.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.value }
  /// Sets the shape of the corners where lines join; the default is miter.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.value }
  /// Sets the maximum length of a miter in line widths; the default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets the alternating lengths of dashes and gaps in points, and the distance into this pattern
  /// at which a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }
  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the blend mode of subsequent drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of subsequent drawing, or removes it if `color` is nil; `blur` is twice the
  /// standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(
        color: $0.value, offset: CGVector(dx: offset.width, dy: offset.height), blur: blur / 2)
    }
  }
  /// Sets a black shadow with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}
