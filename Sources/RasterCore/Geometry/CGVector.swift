#if !canImport(Darwin)
  public import Foundation

  /// A direction with a length, in points.
  public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The parts along x and y.
    public var dx: CGFloat, dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a vector from its parts, by default none.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
      (self.dx, self.dy) = (dx, dy)
    }
  }
#endif
