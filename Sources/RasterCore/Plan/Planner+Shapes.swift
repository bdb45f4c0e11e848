import Foundation

extension Planner {
  /// Plans a filled path.
  mutating func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ mode: BlendMode, in scope: Scope
  ) {
    let shape = shape(of: path, rule, scope.transform, scope.clip.bounds)
    append(shape, Shader(paint, transform: scope.transform), mode, scope.clip)
  }

  /// Plans a stroked path.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ mode: BlendMode, in scope: Scope
  ) {
    let transform = scope.transform
    let scale = transform.largestStretch
    guard scale > 0, scale.isFinite else { return }
    // The outline is made before it is transformed, so that the pen is transformed too.
    let outlines = Stroker.outlines(of: path, style, scale: scale)
    let shape = shape(.nonZero, scope.clip.bounds) { $0.add(outlines, transform: transform) }
    append(shape, Shader(paint, transform: transform), mode, scope.clip)
  }

  /// Plans an image, or a paint through an image's alpha.
  mutating func draw(_ content: ImageContent, in scope: Scope) {
    let target = content.target.standardized
    let shape = shape(of: Path(target), .nonZero, scope.transform, scope.clip.bounds)
    guard !shape.bounds.isEmpty,
      let image = images.shader(for: content, target, scope.transform),
      let shader = shader(image, content.paint, scope.transform)
    else { return }
    guard content.alpha < 1 else { return append(shape, shader, content.blendMode, scope.clip) }
    // A shader has no alpha of its own; a layer has.
    let style = GroupStyle(alpha: content.alpha, blendMode: content.blendMode)
    layer(style, scope.clip) { $0.append(shape, shader, .sourceOver, scope.insideLayer.clip) }
  }

  private func shader(
    _ image: ImageShader, _ paint: Paint?, _ transform: CGAffineTransform
  ) -> Shader? {
    guard let paint else { return .image(image) }
    return Shader(paint, transform: transform).map { .masked(image, $0) }
  }

  /// Appends a shape with its shader, if any of it can be seen.
  mutating func append(
    _ shape: RenderPlan.Shape, _ shader: Shader?, _ mode: BlendMode, _ clip: Clip
  ) {
    guard !shape.bounds.isEmpty, let shader else { return }
    plan.operations.append(
      RenderPlan.Operation(
        bounds: shape.bounds, clip: clip.number, kind: .fill(shape, shader, mode)))
  }
}

extension Planner {
  /// Returns a path's shape, without edges when it is a rectangle of whole pixels.
  mutating func shape(
    of path: Path, _ rule: FillRule, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> RenderPlan.Shape {
    if let rect = path.pixelRect(under: transform) {
      return RenderPlan.Shape(bounds: rect.intersection(bounds), edges: nil, rule: rule)
    }
    return shape(rule, bounds) { $0.add(path, transform: transform) }
  }

  /// Returns the shape of the edges that a closure adds.
  private mutating func shape(
    _ rule: FillRule, _ bounds: PixelRect, _ add: (inout EdgeBuilder) -> Void
  ) -> RenderPlan.Shape {
    let first = builder.edges.count
    builder.begin(clip: bounds)
    add(&builder)
    let seen = builder.end()
    return RenderPlan.Shape(bounds: seen, edges: first..<builder.edges.count, rule: rule)
  }
}

extension Path {
  /// Returns the rectangle of whole pixels that the path is under a transform, if it is one.
  fileprivate func pixelRect(under t: CGAffineTransform) -> PixelRect? {
    guard t.b == 0, t.c == 0, elements.count == 5, elements[4] == .close,
      case .move(let p) = elements[0], case .line(let q) = elements[1],
      case .line(let r) = elements[2], case .line(let s) = elements[3]
    else { return nil }
    let upright = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let sideways = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard upright || sideways else { return nil }
    let (a, b) = (p.applying(t), r.applying(t))
    guard let x0 = Self.whole(min(a.x, b.x)), let y0 = Self.whole(min(a.y, b.y)),
      let x1 = Self.whole(max(a.x, b.x)), let y1 = Self.whole(max(a.y, b.y))
    else { return nil }
    return PixelRect(minX: x0, minY: y0, maxX: x1, maxY: y1)
  }

  /// Returns the integer that a coordinate is on the grid of edges, kept within ±2³⁰.
  private static func whole(_ value: CGFloat) -> Int? {
    guard value.isFinite else { return nil }
    let limited = min(max(value, -1_073_741_824), 1_073_741_824)
    // Rounded to the grid first: what an edge would round to a whole pixel is one here too.
    let fixed = FixedPoint.round(Double(limited) * Double(Edge.one))
    return fixed & (Edge.one - 1) == 0 ? fixed >> Edge.fractionBits : nil
  }
}

extension CGAffineTransform {
  /// A bound of how much the transform lengthens anything: the root of the sum of its squares.
  fileprivate var largestStretch: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}
