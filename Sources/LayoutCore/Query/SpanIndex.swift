import Basics

/// An index of stretches that are nearly in order: finds those that may overlap another.
///
/// Sections follow each other, but a negative inset lets neighbours overlap. Two numbers per
/// stretch make a binary search right all the same: how far the stretches *up to* this one reach,
/// and how early those *from* this one on begin. Neither ever falls from one stretch to the next:
///
///     stretch     ├────┤  ├───────────┤    ├──┤
///                              ├──┤
///     furthest        5               19 19   24
///     earliest   0        8    13          20
///
/// Without overlaps the two are the ends and the starts, and every candidate at least touches.
struct SpanIndex: Sendable {
  /// For each stretch the smallest start of it and all that follow.
  private(set) var earliest: [Double]
  /// For each stretch the largest end of it and all before.
  private(set) var furthest: [Double]

  /// Makes an index over stretches given by their starts and their ends.
  init(starts: [Double], ends: [Double]) {
    earliest = starts
    furthest = ends
    // Running extremes, forwards for ends and backwards for starts.
    for index in ends.indices.dropFirst() where furthest[index - 1] > furthest[index] {
      furthest[index] = furthest[index - 1]
    }
    for index in starts.indices.dropLast().reversed() where earliest[index + 1] < earliest[index] {
      earliest[index] = earliest[index + 1]
    }
  }

  /// The largest end of all stretches, or zero when there is none.
  var end: Double { furthest.last ?? 0 }

  /// Returns the stretches between the first and the last that overlap or touch a given one.
  ///
  /// Those that touch are for the caller to judge: points overlap what they touch (K9). Cost: O(log
  /// n).
  func candidates(touching span: Span) -> Range<Int> {
    let all = furthest.indices
    let lower = all.partitioned { furthest[$0] >= span.start }
    // Not `>`: with an end that is no number nothing is touched, and not everything.
    let upper = (lower..<all.upperBound).partitioned { !(earliest[$0] <= span.end) }
    return lower..<upper
  }
}
