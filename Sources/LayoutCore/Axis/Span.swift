/// A range of one coordinate: its start and its length, in points.
///
/// The length is stored instead of the end, because the length of a frame must be returned
/// unchanged; `end - start` may differ by a rounding error.
package struct Span: Sendable, Hashable {
  /// The smallest coordinate of the span.
  package var start: Double
  /// The length of the span, which is not negative.
  package var length: Double

  /// The largest coordinate of the span.
  package var end: Double { start + length }

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

  /// Returns whether the span ends after the start of another span, or exactly there if one of the
  /// two has no length.
  ///
  /// In a list of spans that is sorted by starts and by ends, the result is false for the first
  /// spans and true for all others, so a binary search finds the first span that reaches the other
  /// one.
  func reaches(_ other: Span) -> Bool {
    end > other.start || end == other.start && (isPoint || other.isPoint)
  }
}
