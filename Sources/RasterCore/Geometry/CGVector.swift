public import Foundation

#if !canImport(Darwin)
  /// A two-dimensional vector.
  public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The components along x and y.
    public var dx: CGFloat, dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a vector from its components.
    ///
    /// The default of each component is zero.
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

  /// The vector of length 1 in the same direction, or nil if the length is zero or not finite.
  var unit: CGVector? {
    let length = length
    return length > 0 && length.isFinite ? scaled(by: 1 / length) : nil
  }

  /// The vector rotated by 90°, clockwise on a screen.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }
}

extension CGPoint {
  /// Returns the point moved by `factor` times a vector.
  func moved(by vector: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}
