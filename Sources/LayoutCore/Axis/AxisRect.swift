/// A rectangle in terms of an axis, in points.
public struct AxisRect: Sendable, Hashable {
  /// What the rectangle covers in the direction of scrolling.
  public var along: Span
  /// What the rectangle covers at a right angle to the direction of scrolling.
  public var across: Span

  /// The extents of the rectangle.
  public var size: AxisSize { AxisSize(along: along.length, across: across.length) }

  /// Creates a rectangle from what it covers in the two directions.
  public init(along: Span, across: Span) {
    self.along = along
    self.across = across
  }

  /// Answers whether the two rectangles overlap in both directions.
  public func overlaps(_ other: AxisRect) -> Bool {
    along.overlaps(other.along) && across.overlaps(other.across)
  }
}
