/// A range of one coordinate: its start and its length, in points.
///
/// The length is stored instead of the end, because a frame must report exactly the length that it
/// was given.
package struct Span: Sendable, Hashable {
  /// The smallest coordinate of the span.
  package var start: Double
  /// The length of the span, which is not negative.
  package var length: Double

  /// The largest coordinate of the span.
  package var end: Double { start + length }

  /// Creates a span from its start and its length.
  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// Whether the start and the end are equal: the length is zero, or too small to make a
  /// difference.
  package var isPoint: Bool { start == end }

  /// Returns whether two spans share more than an end.
  ///
  /// A span without length also overlaps spans that it touches (K9).
  package func overlaps(_ other: Span) -> Bool { reaches(other) && other.reaches(self) }

  /// Returns whether the span ends after the start of another or, if one of them has no length, at
  /// it.
  ///
  /// For spans in order of their starts and ends the result is false up to some span and true from
  /// there on, so a binary search finds the first one.
  func reaches(_ other: Span) -> Bool {
    end > other.start || end == other.start && (isPoint || other.isPoint)
  }
}
