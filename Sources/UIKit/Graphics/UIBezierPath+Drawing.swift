public import Foundation

extension UIBezierPath {
  /// Fills the shape in the current context.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path in the current context.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the shape in the current context with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) {
      $0.fill(path, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { $0.stroke(path, style) }
  }

  /// Intersects the clip of the current context with the shape.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.canvas
      .clip(to: path, using: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Sets the alternating lengths of dashes and gaps; nil means a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    style.dashPhase = phase
  }

  private func draw(
    with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Nearly all paths are drawn with these values, for which no state needs to be set and
    // restored.
    if blendMode == .normal, alpha == 1 { return body(context) }
    let old = context.state
    // `fill()` and `stroke()` pass `normal`, which keeps the context's own mode.
    if blendMode != .normal { context.state.blendMode = blendMode }
    context.state.alpha *= alpha
    body(context)
    context.state = old
  }
}
