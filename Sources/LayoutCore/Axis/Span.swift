/// A stretch of one coordinate: where it starts and how long it is, in points.
///
/// The length is stored, not the end, because a frame must report the very length that it was given.
public struct Span: Sendable, Hashable {
  /// The smallest coordinate of the stretch.
  public var start: Double
  /// The extent of the stretch, which is not negative.
  public var length: Double

  /// The largest coordinate of the stretch.
  public var end: Double { start + length }

  /// Creates a stretch from its start and its length.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// Answers whether the two stretches share more than an end.
  ///
  /// A stretch of no length overlaps another that it lies strictly inside of.
  public func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }
}
