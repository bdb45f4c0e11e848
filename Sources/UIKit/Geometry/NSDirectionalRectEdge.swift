// Mirrors NSDirectionalRectEdge (iOS 17). Missing: nothing.

/// A set of sides of a rectangle that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side at which text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side at which text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Every side.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
