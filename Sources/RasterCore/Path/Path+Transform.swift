import Foundation

extension Path {
  /// Returns the path under a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
  }

  /// Appends another path's contours, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.applying(transform).elements)
  }
}

extension Path.Element {
  /// Returns the step under a transform.
  func applying(_ t: CGAffineTransform) -> Path.Element { mapped { $0.applying(t) } }

  /// Returns the step with other points.
  @inline(__always)
  func mapped(_ point: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let p): .move(to: point(p))
    case .line(let p): .line(to: point(p))
    case .quadCurve(let p, let c): .quadCurve(to: point(p), control: point(c))
    case .curve(let p, let c, let d):
      .curve(to: point(p), control1: point(c), control2: point(d))
    case .close: .close
    }
  }
}
