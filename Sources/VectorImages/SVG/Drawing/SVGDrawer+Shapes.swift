import Foundation
import RasterCore

extension SVGDrawer {
  /// Returns a length of an element in user units; 0 if the attribute is missing or not valid.
  func length(
    _ node: SVGNode, _ name: String, _ axis: SVGAxis, fontSize: CGFloat = 16
  ) -> CGFloat {
    lengthIfAny(node, name, axis, fontSize: fontSize) ?? 0
  }

  /// Returns a length of an element in user units; nil if the attribute is missing or not valid.
  func lengthIfAny(
    _ node: SVGNode, _ name: String, _ axis: SVGAxis, fontSize: CGFloat = 16
  ) -> CGFloat? {
    guard let length = node.property(name).flatMap(SVGLength.init) else { return nil }
    let points = length.points(of: axis.whole(of: viewport), fontSize: fontSize)
    return points.isFinite ? points : nil
  }

  /// Returns the path of a shape; empty for other elements.
  func shape(of node: SVGNode, _ style: SVGStyle) -> Path {
    switch node.name {
    case "path":
      let data = SVGPathData(node["d"] ?? "", limit: SVGBudget.pathLimit)
      if !data.isWhole { omit("path data after a mistake at \(node.place)") }
      return data.path
    case "rect": return rectangle(node, style)
    case "circle":
      let radius = length(node, "r", .both, fontSize: style.fontSize)
      return ellipse(node, radius, radius, style)
    case "ellipse":
      let rx = lengthIfAny(node, "rx", .horizontal, fontSize: style.fontSize)
        .flatMap(Self.radius)
      let ry = lengthIfAny(node, "ry", .vertical, fontSize: style.fontSize).flatMap(Self.radius)
      return ellipse(node, rx ?? ry ?? 0, ry ?? rx ?? 0, style)
    case "line": return line(node, style)
    case "polyline", "polygon": return polygon(node, isClosed: node.name == "polygon")
    default: return Path()
    }
  }

  private func line(_ node: SVGNode, _ style: SVGStyle) -> Path {
    func point(_ x: String, _ y: String) -> CGPoint {
      CGPoint(
        x: length(node, x, .horizontal, fontSize: style.fontSize),
        y: length(node, y, .vertical, fontSize: style.fontSize))
    }
    var path = Path()
    path.addLines(between: [point("x1", "y1"), point("x2", "y2")])
    return path
  }

  private func polygon(_ node: SVGNode, isClosed: Bool) -> Path {
    var scanner = SVGScanner(node["points"] ?? "")
    var points: [CGPoint] = []
    while points.count < SVGBudget.pathLimit, let x = scanner.nextNumber(),
      let y = scanner.nextNumber()
    {
      points.append(CGPoint(x: x, y: y))
    }
    var path = Path()
    path.addLines(between: points)
    if isClosed, !points.isEmpty { path.closeSubpath() }
    return path
  }

  private func ellipse(
    _ node: SVGNode, _ rx: CGFloat, _ ry: CGFloat, _ style: SVGStyle
  ) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    let x = length(node, "cx", .horizontal, fontSize: style.fontSize)
    let y = length(node, "cy", .vertical, fontSize: style.fontSize)
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func rectangle(_ node: SVGNode, _ style: SVGStyle) -> Path {
    let rect = rect(node, style)
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let rx = lengthIfAny(node, "rx", .horizontal, fontSize: style.fontSize).flatMap(Self.radius)
    let ry = lengthIfAny(node, "ry", .vertical, fontSize: style.fontSize).flatMap(Self.radius)
    let (x, y) = (min(rx ?? ry ?? 0, rect.width / 2), min(ry ?? rx ?? 0, rect.height / 2))
    return x > 0 && y > 0 ? Self.rounded(rect, x, y) : Path(rect)
  }

  /// Returns a radius; nil if it is negative, which counts as missing.
  private static func radius(_ value: CGFloat) -> CGFloat? { value < 0 ? nil : value }

  /// Returns the frame of an element with `x`, `y`, `width` and `height`.
  func rect(_ node: SVGNode, _ style: SVGStyle) -> CGRect {
    CGRect(
      x: length(node, "x", .horizontal, fontSize: style.fontSize),
      y: length(node, "y", .vertical, fontSize: style.fontSize),
      width: max(0, length(node, "width", .horizontal, fontSize: style.fontSize)),
      height: max(0, length(node, "height", .vertical, fontSize: style.fontSize)))
  }

  /// Returns a rectangle whose corners are quarters of an ellipse.
  private static func rounded(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) -> Path {
    var path = Path()
    func corner(_ end: CGPoint) {
      guard let start = path.currentPoint else { return }
      let arc = EllipticalArc(
        from: start, to: end, radii: (rx, ry), degrees: 0, isLarge: false, isClockwise: true)
      if let arc { path.add(arc) }
    }
    path.move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
    corner(CGPoint(x: rect.maxX, y: rect.minY + ry))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
    corner(CGPoint(x: rect.maxX - rx, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
    corner(CGPoint(x: rect.minX, y: rect.maxY - ry))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
    corner(CGPoint(x: rect.minX + rx, y: rect.minY))
    path.closeSubpath()
    return path
  }
}
