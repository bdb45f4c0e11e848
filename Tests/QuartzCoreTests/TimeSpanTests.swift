import Testing

@testable import QuartzCore

struct TimeSpanTests {
  @Test func `before and after there is no effect`() {
    let span = TimeSpan(begin: 2, duration: 4)
    #expect(span.progress(at: 1.9) == nil)
    #expect(span.progress(at: 2) == 0)
    #expect(span.progress(at: 3) == 0.25)
    #expect(span.progress(at: 6) == nil)
    #expect(span.end == 6)
  }

  @Test func `a span may hold its ends`() {
    let span = TimeSpan(begin: 2, duration: 4, holdsStart: true, holdsEnd: true)
    #expect(span.progress(at: 0) == 0)
    #expect(span.progress(at: 60) == 1)
  }

  @Test func `runs are repeated, each second one backwards`() {
    let span = TimeSpan(duration: 1, repeatCount: 2, autoreverses: true, holdsEnd: true)
    #expect(span.end == 4)
    #expect(span.progress(at: 0.75) == 0.75)
    #expect(span.progress(at: 1.25) == 0.75)
    #expect(span.progress(at: 2.25) == 0.25)
    #expect(span.progress(at: 9) == 0)
  }

  @Test func `the greatest number of repetitions is no end`() {
    let count = Double(Float.greatestFiniteMagnitude)
    #expect(TimeSpan(duration: 1, repeatCount: count).end == .infinity)
    #expect(TimeSpan(duration: .greatestFiniteMagnitude).end == .infinity)
    #expect(TimeSpan(begin: 1, duration: 86_400).end == 86_401)
  }

  @Test func `half a repetition ends half way`() {
    let span = TimeSpan(duration: 2, repeatCount: 1.5, holdsEnd: true)
    #expect(span.end == 3)
    #expect(span.progress(at: 5) == 0.5)
  }

  @Test func `twice the speed takes half the time, and none never ends`() {
    #expect(TimeSpan(begin: 1, duration: 4, speed: 2).end == 3)
    #expect(TimeSpan(begin: 1, duration: 4, speed: 2).progress(at: 2) == 0.5)
    let still = TimeSpan(duration: 4, speed: 0, offset: 1)
    #expect(still.end == .infinity)
    #expect(still.progress(at: 1000) == 0.25)
  }

  @Test func `what repeats for ever is never over`() {
    let span = TimeSpan(duration: 1, repeatCount: .infinity)
    #expect(span.end == .infinity)
    #expect(span.progress(at: 1_000_000.25) == 0.25)
  }

  @Test func `the pace is that of the curve`() {
    let span = TimeSpan(duration: 2, curve: .cubic(.easeIn))
    #expect(span.progress(at: 1) == CubicCurve.easeIn.progress(at: 0.5))
  }
}
