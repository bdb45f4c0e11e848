import Foundation
import RasterCore

enum SVGShapePaint {
  case none
  case paint(Paint)
  /// A pattern by the index of its element, with its opacity.
  case pattern(Int, CGFloat)
}

extension SVGDrawer {
  /// Fills and strokes a shape.
  func drawShape(
    _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    guard style.isVisible else { return }
    let path = try path(of: index, style)
    guard !path.isEmpty else { return }
    try spend(index) { $0.pathElements += path.elements.count }
    if style.strokesFirst { try stroke(path, index, style, opacity, on: canvas) }
    try fill(path, index, style, opacity, on: canvas)
    if !style.strokesFirst { try stroke(path, index, style, opacity, on: canvas) }
    if style.markers.contains(where: { $0 != nil }) {
      try drawMarkers(index, path, style, on: canvas)
    }
  }

  func fill(
    _ path: Path, _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    // A line has no interior.
    guard tree.nodes[index].name != "line" else { return }
    switch try shapePaint(style.fill, style, style.fillOpacity * opacity, of: index) {
    case .none: break
    case .paint(let paint): canvas.fill(path, with: paint, using: style.fillRule)
    case .pattern(let pattern, let alpha):
      canvas.save()
      canvas.clip(to: path, using: style.fillRule)
      try drawPattern(pattern, path.controlPointBounds, alpha, of: index, on: canvas)
      canvas.restore()
    }
  }

  func stroke(
    _ path: Path, _ index: Int, _ style: SVGStyle, _ opacity: CGFloat, on canvas: Canvas
  ) throws(VectorImageError) {
    guard style.stroke != .none else { return }
    let pen = try pen(style, path, index)
    guard pen.width > 0 else { return }
    switch try shapePaint(style.stroke, style, style.strokeOpacity * opacity, of: index) {
    case .none: break
    case .paint(let paint): canvas.stroke(path, pen, with: paint)
    case .pattern(let pattern, let alpha):
      try stroke(path, pen, index, on: canvas) { canvas, reach throws(VectorImageError) in
        try self.drawPattern(pattern, reach, alpha, of: index, on: canvas)
      }
    }
  }

  /// Strokes a path with the content that a closure draws in the bounds of the stroke.
  private func stroke(
    _ path: Path, _ pen: StrokeStyle, _ index: Int, on canvas: Canvas,
    _ draw: (Canvas, CGRect) throws(VectorImageError) -> Void
  ) throws(VectorImageError) {
    let reach = pen.width / 2 * max(pen.join == .miter ? pen.miterLimit : 1, 1.5) + 1
    let box = path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
    try spend(index) { $0.commands += 2 }
    canvas.beginGroup(isIsolated: true)
    canvas.stroke(path, pen, with: .color(.black))
    canvas.beginGroup(blendMode: .sourceIn)
    try draw(canvas, box)
    canvas.endGroup()
    canvas.endGroup()
  }

  /// Returns the style of a stroke, and counts its dashes.
  private func pen(
    _ style: SVGStyle, _ path: Path, _ index: Int
  ) throws(VectorImageError) -> StrokeStyle {
    let whole = SVGAxis.both.whole(of: viewport)
    func points(_ length: SVGLength) -> CGFloat {
      let points = length.points(of: whole, fontSize: style.fontSize)
      return points.isFinite ? min(max(points, -1e7), 1e7) : 0
    }
    var pen = StrokeStyle(
      width: points(style.strokeWidth), cap: style.cap, join: style.join,
      miterLimit: min(style.miterLimit, 1000), dash: style.dashes.map(points),
      dashPhase: points(style.dashOffset))
    let period = pen.dash.reduce(0, +)
    if period <= 0 { pen.dash = [] }
    if !pen.dash.isEmpty {
      // The polygon through the control points is at least as long as the curve, so it has at least
      // as many dashes.
      let count = path.controlLength / period * CGFloat(pen.dash.count)
      try spend(index) { $0.dashes += Int(min(count, 1e9)) }
    }
    return pen
  }

  private func shapePaint(
    _ paint: SVGPaint, _ style: SVGStyle, _ opacity: CGFloat, of index: Int
  ) throws(VectorImageError) -> SVGShapePaint {
    guard opacity > 0 else { return .none }
    switch paint {
    case .none: return .none
    case .color(let color): return .color(color, opacity)
    case .currentColor: return .color(style.color, opacity)
    case .reference(let id, let fallback):
      if let pattern = self.index(of: id, named: "pattern") { return .pattern(pattern, opacity) }
      if let gradient = self.index(of: id, named: "linearGradient", "radialGradient") {
        let paint = try gradientPaint(gradient, opacity, of: index)
        if case .paint = paint { return paint }
      }
      guard let fallback else { return .none }
      return try shapePaint(fallback, style, opacity, of: index)
    }
  }
}

extension SVGShapePaint {
  /// Returns the paint of one colour, with its alpha multiplied by an opacity.
  static func color(_ color: Color, _ opacity: CGFloat) -> SVGShapePaint {
    .paint(.color(color.withAlpha(color.alpha * Double(opacity))))
  }
}

extension Path {
  /// The length of the polygon through all control points.
  var controlLength: CGFloat {
    var (length, last, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ points: CGPoint...) {
      for point in points {
        let (x, y) = (point.x - last.x, point.y - last.y)
        length += (x * x + y * y).squareRoot()
        last = point
      }
    }
    for element in elements {
      switch element {
      case .move(let point): (last, start) = (point, point)
      case .line(let end): add(end)
      case .quadCurve(let end, let control): add(control, end)
      case .curve(let end, let first, let second): add(first, second, end)
      case .close: add(start)
      }
    }
    return length
  }
}
