import Foundation

extension Path {
  /// Returns the contours as lines within a tolerance of the curves.
  ///
  /// Elements with a coordinate that is not finite are ignored.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var flattener = PolylineFlattener(tolerance: tolerance)
    let path = Path(elements: elements.filter(\.isFinite))
    for element in path.explicitElements { flattener.add(element) }
    flattener.finish()
    return flattener.polylines
  }
}

extension Path.Element {
  /// Whether all coordinates are finite.
  var isFinite: Bool {
    switch self {
    case .move(let p), .line(let p): p.isFinite
    case .quadCurve(let p, let c): p.isFinite && c.isFinite
    case .curve(let p, let c, let d): p.isFinite && c.isFinite && d.isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A collector that converts path elements to polylines; each contour must begin with a `move`.
private struct PolylineFlattener {
  let tolerance: CGFloat
  var polylines: [Polyline] = []
  private var current: Polyline?
  private var last = CGPoint.zero

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  mutating func add(_ element: Path.Element) {
    let p = last
    switch element {
    case .move(let point):
      finish()
      current = Polyline(start: point)
    case .line(let point): add(to: point, lines: 1) { _ in point }
    case .quadCurve(let point, let c):
      add(to: point, lines: CurveSubdivision.lines(p, c, point, tolerance: tolerance)) {
        CurveSubdivision.point(p, c, point, at: $0)
      }
    case .curve(let point, let c, let d):
      add(to: point, lines: CurveSubdivision.lines(p, c, d, point, tolerance: tolerance)) {
        CurveSubdivision.point(p, c, d, point, at: $0)
      }
    case .close:
      current?.isClosed = true
      finish()
    }
    last = element.end ?? last
  }

  /// Ends the current contour, if there is one.
  mutating func finish() {
    if let line = current { polylines.append(line) }
    current = nil
  }

  private mutating func add(to end: CGPoint, lines: Int, point: (CGFloat) -> CGPoint) {
    for index in 1..<max(1, lines) {
      current?.append(point(CGFloat(index) / CGFloat(lines)), smooth: true)
    }
    current?.append(end, smooth: false)
  }
}

/// A contour that consists of lines only.
struct Polyline {
  var points: [CGPoint]
  /// Whether each point is in the interior of a curve, where a stroke has no join.
  var isSmooth: [Bool]
  var isClosed = false

  init(start: CGPoint) {
    points = [start]
    isSmooth = [false]
  }

  mutating func append(_ point: CGPoint, smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }
}
