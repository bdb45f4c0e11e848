import Basics

/// An index of spans that are nearly sorted, which finds those that may overlap another span.
///
/// Sections follow each other, but a negative inset lets neighbours overlap. Two numbers for each
/// span still make a binary search possible: the largest end of all spans *up to* this one, and the
/// smallest start of all spans *from* this one on. Neither decreases from one span to the next:
///
///     span        ├────┤  ├───────────┤    ├──┤
///                              ├──┤
///     furthest    5       20   20          28
///     earliest    0       8    13          25
///
/// Without overlaps the two are the ends and the starts, and every candidate at least touches the
/// other span.
struct SpanIndex: Sendable {
  /// For each span, the smallest start of it and all following spans.
  private(set) var earliest: [Double]
  /// For each span, the largest end of it and all previous spans.
  private(set) var furthest: [Double]

  /// Creates an index of spans, given by their starts and their ends.
  init(starts: [Double], ends: [Double]) {
    earliest = starts
    furthest = ends
    // The ends are replaced by running maxima from the first span on, the starts by running minima
    // from the last one back.
    for index in ends.indices.dropFirst() where furthest[index - 1] > furthest[index] {
      furthest[index] = furthest[index - 1]
    }
    for index in starts.indices.dropLast().reversed() where earliest[index + 1] < earliest[index] {
      earliest[index] = earliest[index + 1]
    }
  }

  /// The largest end of all spans; zero if there are none.
  var end: Double { furthest.last ?? 0 }

  /// Returns the range from the first to the last span that overlaps or touches a given span.
  ///
  /// Touching spans are included, because a span without length overlaps those that it touches
  /// (K9). The caller must check each span in the range. Cost: O(log n).
  func candidates(touching span: Span) -> Range<Int> {
    let all = furthest.indices
    let lower = all.partitioned { furthest[$0] >= span.start }
    // If the end of `span` is NaN, the negated comparison is true for all spans, so that none is
    // returned; `>` would return all.
    let upper = (lower..<all.upperBound).partitioned { !(earliest[$0] <= span.end) }
    return lower..<upper
  }
}
