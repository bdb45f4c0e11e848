import Testing

@testable import LayoutCore

struct SpanIndexTests {
  private func candidates(_ spans: [(Double, Double)], _ start: Double, _ end: Double) -> Range<Int>
  {
    SpanIndex(starts: spans.map(\.0), ends: spans.map(\.1))
      .candidates(touching: Span(start: start, length: end - start))
  }

  @Test func `of stretches in order those that overlap or touch are candidates`() {
    let spans = [(0.0, 5.0), (5, 9), (9, 20), (20, 24)]
    #expect(candidates(spans, 6, 10) == 1..<3)
  }

  @Test func `K9 a stretch that only touches is one, for it may be a point`() {
    #expect(candidates([(0, 5), (5, 9), (9, 9), (10, 11)], 5, 9) == 0..<3)
  }

  @Test func `a long stretch is found behind short ones`() {
    #expect(candidates([(0, 30), (5, 6), (7, 8)], 20, 25) == 0..<3)
  }

  @Test func `a stretch that begins before its predecessor is found`() {
    #expect(candidates([(10, 20), (0, 30), (25, 40)], 1, 2) == 0..<2)
  }

  @Test func `among none there is none`() {
    #expect(candidates([], 0, 10).isEmpty)
  }
}
