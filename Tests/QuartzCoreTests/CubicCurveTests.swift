import Foundation
import TestSupport
import Testing

@testable import QuartzCore

struct CubicCurveTests {
  private static func curve(seed: UInt64) -> CubicCurve {
    var generator = SeededGenerator(seed: seed)
    return CubicCurve(
      generator.number(0...1), generator.number(0...1), generator.number(0...1),
      generator.number(0...1))
  }

  @Test func `a curve begins at 0 and ends at 1, exactly`() {
    for curve in (0..<50).map(Self.curve) {
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
    }
  }

  @Test func `a curve whose handles rise never falls`() {
    for seed in 0..<50 as Range<UInt64> {
      let curve = Self.curve(seed: seed)
      let values = (0...400).map { curve.progress(at: Double($0) / 400) }
      for (before, after) in zip(values, values.dropFirst()) {
        #expect(after >= before - 1e-12, "seed \(seed)")
      }
    }
  }

  @Test func `a time is found on the curve to a thousandth of a millionth`() {
    // With both handles on the left, time is s³ and progress 1 − (1 − s)³.
    let curve = CubicCurve(0, 1, 0, 1)
    for step in 1..<100 {
      let s = Double(step) / 100
      let rest = 1 - s
      #expect(abs(curve.progress(at: s * s * s) - (1 - rest * rest * rest)) < 1e-9, "s = \(s)")
    }
  }

  @Test func `a straight curve is time itself`() {
    #expect(CubicCurve.linear.progress(at: 0.3) == 0.3)
    let thirds = CubicCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    #expect(abs(thirds.progress(at: 0.3) - 0.3) < 1e-12)
  }

  @Test func `ease-in-ease-out is half way in the middle, and the other two mirror each other`() {
    #expect(abs(CubicCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(CubicCurve.easeInOut.progress(at: 0.25) < 0.25)
    for time in [0.1, 0.3, 0.8] {
      let mirrored = 1 - CubicCurve.easeOut.progress(at: 1 - time)
      #expect(abs(CubicCurve.easeIn.progress(at: time) - mirrored) < 1e-12)
    }
  }

  @Test func `handles before the start or after the end in time are brought back`() {
    #expect(CubicCurve(-1, 0, 2, 1) == CubicCurve(0, 0, 1, 1))
  }
}
