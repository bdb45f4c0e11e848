import Foundation
import RasterCore

/// A point of a path at which a marker is drawn, and the direction of the path there.
struct SVGMarkerPoint {
  let point: CGPoint
  /// The directions in which the path arrives at the point and leaves it; nil at an end.
  var incoming: CGVector?
  var outgoing: CGVector?

  /// The bisector of both directions, in radians.
  var angle: CGFloat {
    let directions = [incoming, outgoing].compactMap { $0?.unit }
    let (x, y) = (directions.reduce(0) { $0 + $1.dx }, directions.reduce(0) { $0 + $1.dy })
    return Trigonometry.arctangent(y: y, x: x)
  }
}

extension CGVector {
  /// The vector scaled to length 1; nil if its length is 0.
  fileprivate var unit: CGVector? {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
  }
}

extension Path {
  /// The points of the path at which markers can be drawn.
  var markerPoints: [SVGMarkerPoint] {
    var points: [SVGMarkerPoint] = []
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    func go(_ end: CGPoint, from first: CGPoint, by second: CGPoint) {
      func vector(_ a: CGPoint, _ b: CGPoint) -> CGVector { CGVector(dx: b.x - a.x, dy: b.y - a.y) }
      if !points.isEmpty {
        let out = vector(last, first)
        points[points.count - 1].outgoing = out == .zero ? vector(last, end) : out
      }
      let back = vector(second, end)
      points.append(
        SVGMarkerPoint(point: end, incoming: back == .zero ? vector(last, end) : back))
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        points.append(SVGMarkerPoint(point: point))
        (last, start) = (point, point)
      case .line(let end): go(end, from: end, by: last)
      case .quadCurve(let end, let control): go(end, from: control, by: control)
      case .curve(let end, let first, let second): go(end, from: first, by: second)
      case .close: go(start, from: start, by: last)
      }
    }
    return points
  }
}

extension SVGDrawer {
  /// Draws the markers of a shape at the points of its path.
  func drawMarkers(
    _ index: Int, _ path: Path, _ style: SVGStyle, on canvas: Canvas
  ) throws(VectorImageError) {
    guard ["path", "line", "polyline", "polygon"].contains(tree.nodes[index].name) else { return }
    let points = path.markerPoints
    for (number, point) in points.enumerated() {
      let place = number == 0 ? 0 : number == points.count - 1 ? 2 : 1
      guard let marker = self.index(of: style.markers[place], named: "marker") else { continue }
      try follow(to: marker, from: index) { () throws(VectorImageError) in
        try self.drawMarker(marker, point, isFirst: number == 0, style, on: canvas)
      }
    }
  }

  private func drawMarker(
    _ marker: Int, _ point: SVGMarkerPoint, isFirst: Bool, _ style: SVGStyle, on canvas: Canvas
  ) throws(VectorImageError) {
    let node = tree.nodes[marker]
    try spend(marker) { $0.commands += 1 }
    let isUserSpace = node["markerUnits"] == "userSpaceOnUse"
    let width = style.strokeWidth.points(of: SVGAxis.both.whole(of: viewport))
    let scale = isUserSpace ? 1 : width
    let size = CGSize(
      width: node["markerWidth"].flatMap(SVGLength.init)?.points(of: viewport.width) ?? 3,
      height: node["markerHeight"].flatMap(SVGLength.init)?.points(of: viewport.height) ?? 3)
    guard size.width > 0, size.height > 0, scale > 0 else { return }
    canvas.save()
    defer { canvas.restore() }
    canvas.translate(x: point.point.x, y: point.point.y)
    canvas.rotate(by: angle(of: node, point, isFirst: isFirst))
    canvas.scale(x: scale, y: scale)
    try place(node, size, on: canvas)
    try drawChildren(of: marker, self.style(at: marker), on: canvas)
  }

  private func angle(of node: SVGNode, _ point: SVGMarkerPoint, isFirst: Bool) -> CGFloat {
    switch node["orient"] {
    case "auto": point.angle
    case "auto-start-reverse": point.angle + (isFirst ? .pi : 0)
    default: (node.number("orient") ?? 0) * .pi / 180
    }
  }

  /// Translates the reference point of a marker to the origin, and clips to its viewport.
  private func place(
    _ node: SVGNode, _ size: CGSize, on canvas: Canvas
  ) throws(VectorImageError) {
    let frame = CGRect(origin: .zero, size: size)
    let ratio = node["preserveAspectRatio"].map(SVGAspectRatio.init) ?? SVGAspectRatio()
    let view = node.viewBox.flatMap { ratio.transform(from: $0, to: frame) } ?? .identity
    let reference = CGPoint(x: node.number("refX") ?? 0, y: node.number("refY") ?? 0)
      .applying(view)
    canvas.translate(x: -reference.x, y: -reference.y)
    if node.isCut { canvas.clip(to: frame) }
    canvas.concatenate(view)
  }
}
