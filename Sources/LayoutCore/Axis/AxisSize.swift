/// A size in terms of an axis, in points.
public struct AxisSize: Sendable, Hashable {
  /// The extent in the direction of scrolling.
  public var along: Double
  /// The extent at a right angle to the direction of scrolling.
  public var across: Double

  /// The size that is nothing in both directions.
  public static let zero = AxisSize(along: 0, across: 0)

  /// Creates a size from its two extents.
  public init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }
}
