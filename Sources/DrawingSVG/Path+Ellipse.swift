import Foundation
import RasterCore

/// A circle, or an axis-aligned ellipse.
struct Ellipse: Hashable {
  let center: CGPoint
  let radii: CGSize

  /// Returns the element's name and geometry with a precision.
  func text(on grid: Grid) -> String {
    let place = "cx=\"\(grid.text(center.x))\" cy=\"\(grid.text(center.y))\""
    let (x, y) = (grid.text(radii.width), grid.text(radii.height))
    return x == y ? "circle \(place) r=\"\(x)\"" : "ellipse \(place) rx=\"\(x)\" ry=\"\(y)\""
  }
}

extension Path {
  /// The ellipse that the path draws with an even number of cubic curves, at least four; nil for
  /// any other path.
  var svgEllipse: Ellipse? {
    guard elements.count >= 6, elements.count % 2 == 0, elements.last == .close,
      case .move(let start) = elements[0]
    else { return nil }
    var ends: [CGPoint] = []
    var middles: [CGPoint] = []
    var current = start
    for element in elements[1..<(elements.count - 1)] {
      guard case .curve(let end, let c, let d) = element else { return nil }
      middles.append(Self.middle(current, c, d, end))
      ends.append(end)
      current = end
    }
    // The ends and middles of all curves must be on the ellipse.
    guard ends.last?.isNear(start, 1e-6) == true else { return nil }
    return Ellipse(through: ends, middles)
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + 3 * (b.x + c.x) + d.x) / 8, y: (a.y + 3 * (b.y + c.y) + d.y) / 8)
  }
}

extension Ellipse {
  fileprivate init?(through ends: [CGPoint], _ middles: [CGPoint]) {
    let count = CGFloat(ends.count)
    let center = CGPoint(
      x: ends.reduce(0) { $0 + $1.x } / count, y: ends.reduce(0) { $0 + $1.y } / count)
    let first = ends[0].distance(to: center)
    let isRound = ends.allSatisfy { abs($0.distance(to: center) - first) <= 1e-4 * first }
    let width = ends.reduce(0) { max($0, abs($1.x - center.x)) }
    let height = ends.reduce(0) { max($0, abs($1.y - center.y)) }
    self.init(
      center: center,
      radii: isRound
        ? CGSize(width: first, height: first) : CGSize(width: width, height: height))
    guard first > 0, (ends + middles).allSatisfy(isNear) else { return nil }
  }

  /// Returns whether a point is on the ellipse, within the error of four cubic curves.
  private func isNear(_ point: CGPoint) -> Bool {
    let (x, y) = ((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
    return abs((x * x + y * y).squareRoot() - 1) < 1e-3
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  fileprivate func isNear(_ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
