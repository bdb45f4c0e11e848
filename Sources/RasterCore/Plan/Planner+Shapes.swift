import Foundation

extension Planner {
  /// Appends a filled path to the plan.
  mutating func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ mode: BlendMode, in scope: Scope
  ) {
    let shape = shape(of: path, rule, scope.transform, scope.clip.bounds)
    append(shape, Shader(paint, transform: scope.transform), mode, scope.clip)
  }

  /// Appends a stroked path to the plan.
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ mode: BlendMode, in scope: Scope
  ) {
    let stretch = scope.transform.largestStretch
    guard stretch > 0, stretch.isFinite else { return }
    let shape = shape(Contour(path: path, style: style), scope.transform, scope.clip.bounds)
    append(shape, Shader(paint, transform: scope.transform), mode, scope.clip)
  }

  /// Appends an image, or a paint that fills the shape of an image's alpha, to the plan.
  mutating func draw(_ content: ImageContent, in scope: Scope) {
    let target = content.target.standardized
    let shape = shape(of: Path(target), .nonZero, scope.transform, scope.clip.bounds)
    guard !shape.bounds.isEmpty,
      let image = images.shader(for: content, target, scope.transform),
      let shader = shader(image, content.paint, scope.transform)
    else { return }
    guard content.alpha < 1 else { return append(shape, shader, content.blendMode, scope.clip) }
    // A shader cannot apply an additional alpha, so the image is drawn into a layer with that
    // alpha.
    let style = GroupStyle(alpha: content.alpha, blendMode: content.blendMode)
    layer(style, scope.clip) { $0.append(shape, shader, .sourceOver, scope.insideLayer.clip) }
  }

  private func shader(
    _ image: ImageShader, _ paint: Paint?, _ transform: CGAffineTransform
  ) -> Shader? {
    guard let paint else { return .image(image) }
    return Shader(paint, transform: transform).map { .masked(image, $0) }
  }

  /// Appends a shape filled by a shader, if any of it is visible.
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
  /// Returns a path's shape.
  ///
  /// A rectangle of whole pixels needs no edges.
  mutating func shape(
    of path: Path, _ rule: FillRule, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> RenderPlan.Shape {
    if let rect = path.pixelRect(under: transform) {
      return RenderPlan.Shape(bounds: rect.intersection(bounds), area: .all)
    }
    return shape(Contour(path: path, rule: rule), transform, bounds)
  }

  /// Returns the shape of a contour: its cached coverage if there is one inside the bounds, and its
  /// edges otherwise.
  private mutating func shape(
    _ contour: Contour, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> RenderPlan.Shape {
    guard let (place, coverage) = shapes.look(for: contour, under: transform) else {
      return edges(of: contour, transform, x: 0, y: 0, bounds)
    }
    if let coverage {
      let box = coverage.bounds.offsetBy(dx: place.x, dy: place.y)
      // The coverage of a shape that is partly outside the bounds is not used: clipping rounds its
      // edges once more, so the result would depend on whether the shape is cached.
      if box.intersection(bounds) == box {
        plan.places.append(
          RenderPlan.PlacedCoverage(
            coverage: plan.number(of: coverage), x: Int32(place.x), y: Int32(place.y)))
        return RenderPlan.Shape(bounds: box, area: .spans(plan.places.count - 1))
      }
    }
    return edges(of: shapes.relative(contour), place.transform, x: place.x, y: place.y, bounds)
  }

  /// Returns the shape of a contour's edges.
  ///
  /// The transformed coordinates are relative to the pixel `(x, y)`.
  private mutating func edges(
    of contour: Contour, _ transform: CGAffineTransform, x: Int, y: Int, _ bounds: PixelRect
  ) -> RenderPlan.Shape {
    let first = builder.edges.count
    builder.begin(clip: bounds, x: x, y: y)
    contour.add(to: &builder, transform)
    let seen = builder.end()
    return RenderPlan.Shape(bounds: seen, area: .edges(first..<builder.edges.count, contour.rule))
  }
}

extension Path {
  /// Returns the rectangle of whole pixels that a path of four sides equals under a transform.
  ///
  /// Returns nil if the path has other elements than a `move`, three lines and a `close`, or is not
  /// such a rectangle.
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

  /// Returns a coordinate as a whole number of pixels, limited to ±2³⁰, or nil if it is not finite,
  /// or is fractional after rounding to 1/4096 of a pixel.
  private static func whole(_ value: CGFloat) -> Int? {
    guard value.isFinite else { return nil }
    let limited = min(max(value, -1_073_741_824), 1_073_741_824)
    // The coordinate is rounded to 1/4096 of a pixel first, because an edge would be rounded in the
    // same way.
    let fixed = FixedPoint.round(Double(limited) * Double(Edge.one))
    return fixed & (Edge.one - 1) == 0 ? fixed >> Edge.fractionBits : nil
  }
}

extension CGAffineTransform {
  /// An upper bound of the transform's scale: the square root of the sum of its squared
  /// coefficients.
  var largestStretch: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}
