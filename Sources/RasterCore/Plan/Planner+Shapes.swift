import Foundation

extension Planner {
  /// Plans a filled path.
  mutating func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ mode: BlendMode,
    _ transform: CGAffineTransform, _ clip: Clip
  ) {
    let shape = shape(of: path, rule, transform, clip.bounds)
    append(shape, Shader(paint, transform: transform), mode, clip)
  }

  /// Plans a stroked path: its outline is made in its own coordinates, so that the pen is mapped
  /// too.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ mode: BlendMode,
    _ transform: CGAffineTransform, _ clip: Clip
  ) {
    let scale = transform.largestStretch
    guard scale > 0, scale.isFinite else { return }
    let outlines = Stroker.outlines(of: path, style, scale: scale)
    let shape = shape(.nonZero, clip.bounds) { $0.add(outlines, transform: transform) }
    append(shape, Shader(paint, transform: transform), mode, clip)
  }

  /// Appends a shape with its shader, if any of it can be seen.
  mutating func append(
    _ shape: RenderPlan.Shape, _ shader: Shader?, _ mode: BlendMode, _ clip: Clip
  ) {
    guard !shape.bounds.isEmpty, let shader else { return }
    plan.operations.append(
      RenderPlan.Operation(
        bounds: shape.bounds, clip: clip.mask, kind: .fill(shape, shader, mode)))
  }
}

extension CGAffineTransform {
  /// A bound of how much the map lengthens anything: the root of the sum of its squares.
  var largestStretch: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}
