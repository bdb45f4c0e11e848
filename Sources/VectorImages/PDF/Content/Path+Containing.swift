import Foundation
import RasterCore

extension Path {
  /// Returns whether the path is a rectangle that contains an area when it is transformed.
  func contains(_ area: CGRect, under transform: CGAffineTransform) -> Bool {
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0,
      let rect = plainRectangle
    else { return false }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(transform) }
    // A thousandth of a point changes a pixel's coverage by less than one of its 255 levels.
    let slack = 0.001
    return min(corners[0].x, corners[1].x) <= area.minX + slack
      && max(corners[0].x, corners[1].x) >= area.maxX - slack
      && min(corners[0].y, corners[1].y) <= area.minY + slack
      && max(corners[0].y, corners[1].y) >= area.maxY - slack
  }

  /// The rectangle that the path describes; nil for any other shape.
  var plainRectangle: CGRect? {
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0, index < elements.count - 1 {
          return nil
        } else if index == 0 {
          points.append(point)
        }
      case .line(let point): points.append(point)
      case .close: if index < 3 { return nil }
      default: return nil
      }
      guard points.count <= 5 else { return nil }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isLying = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let isStanding = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard isLying || isStanding else { return nil }
    return CGRect(
      x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }
}
