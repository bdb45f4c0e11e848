import Foundation

extension Path {
  /// Returns the rectangle of whole pixels that the path is under a map, if it is one.
  func pixelRect(under t: CGAffineTransform) -> PixelRect? {
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
    let fixed = FixedPoint.round(Double(limited) * Double(Edge.one))
    return fixed & (Edge.one - 1) == 0 ? fixed >> Edge.fractionBits : nil
  }
}
