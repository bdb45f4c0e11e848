public import Foundation

#if !canImport(Darwin)
  /// A direction with a length, in points.
  public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The parts along x and y.
    public var dx: CGFloat, dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a vector from its parts, by default none.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif

extension CGVector {
  /// Makes the vector from one point to another.
  @inline(__always)
  init(from p: CGPoint, to q: CGPoint) { self.init(dx: q.x - p.x, dy: q.y - p.y) }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  /// The vector of length 1 in the same direction, if it has a direction.
  var unit: CGVector? {
    let length = length
    return length > 0 && length.isFinite ? scaled(by: 1 / length) : nil
  }

  /// The vector rotated by 90°, clockwise on a screen.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }
}

extension CGPoint {
  /// Returns the point moved by a multiple of a vector.
  func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
