import Foundation
import RasterCore
import TestSupport
import Testing

struct ExponentialTests {
  @Test func `it is the C library's to the last digits`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      let x = generator.number(-100...100)
      let expected = exp(x)
      #expect(abs(Exponential.value(at: x) - expected) <= 2e-14 * expected, "e^\(x)")
    }
  }

  @Test func `nothing is left of very small powers, and very great ones are infinite`() {
    #expect(Exponential.value(at: 0) == 1)
    #expect(Exponential.value(at: -1000) == 0)
    #expect(Exponential.value(at: -.infinity) == 0)
    #expect(Exponential.value(at: 1000) == .infinity)
    #expect(Exponential.value(at: .nan) == 0)
  }
}
