/// A stretch of one coordinate: its start and its length, in points.
///
/// The length is stored, not the end, because a frame must report the very length that it was
/// given.
public struct Span: Sendable, Hashable {
  /// The smallest coordinate of the stretch.
  public var start: Double
  /// The extent of the stretch, which is not negative.
  public var length: Double

  /// The largest coordinate of the stretch.
  public var end: Double { start + length }

  /// Makes a stretch from its start and its length.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// Whether the stretch is a point: of no length, or of too little to distinguish its ends.
  public var isPoint: Bool { start == end }

  /// Returns whether the two stretches share more than an end; a stretch of no length overlaps what
  /// it touches (K9).
  public func overlaps(_ other: Span) -> Bool { reaches(other) && other.reaches(self) }

  /// Returns whether the stretch ends behind the start of another, or at it where one has no
  /// length.
  ///
  /// Among stretches whose starts and ends are in order it is false up to some stretch and true
  /// from there on, so that a binary search finds the first.
  func reaches(_ other: Span) -> Bool {
    end > other.start || end == other.start && (isPoint || other.isPoint)
  }
}
