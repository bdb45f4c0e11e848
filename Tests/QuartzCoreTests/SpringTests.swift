import Foundation
import TestSupport
import Testing

@testable import QuartzCore

struct SpringTests {
  /// Returns the progress of a spring by many small steps of Runge and Kutta's method.
  private func integrated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, until end: Double
  ) -> Double {
    func force(_ x: Double, _ v: Double) -> Double { (-damping * v - stiffness * x) / mass }
    var (x, v) = (1.0, -velocity)
    let h = end / 4000
    for _ in 0..<4000 {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return 1 - x
  }

  // A damping of 10 oscillates, 20 is critical, and 50 is overdamped.
  @Test(arguments: [10.0, 20, 50], [0.0, 3, -2])
  func `the closed forms are what small steps add up to`(damping: Double, velocity: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
    for end in [0.05, 0.2, 0.7] {
      let expected = integrated(
        mass: 1, stiffness: 100, damping: damping, velocity: velocity, until: end)
      #expect(abs(spring.progress(at: end) - expected) < 1e-8, "at \(end)")
    }
  }

  @Test func `near the limit a spring moves as at the limit`() {
    let limit = Spring(mass: 1, stiffness: 100, damping: 20)
    for damping in [19.999, 20.001] {
      let near = Spring(mass: 1, stiffness: 100, damping: damping)
      #expect(abs(near.progress(at: 0.15) - limit.progress(at: 0.15)) < 1e-4)
    }
  }

  @Test func `a spring that is fitted into a duration is at rest from then on`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let duration = generator.number(0.1...2)
      let spring = Spring(
        settlingIn: duration, dampingRatio: generator.number(0.1...2),
        velocity: generator.number(-5...5))
      for later in 0..<20 {
        let time = duration * (1 + Double(later) / 10)
        #expect(abs(spring.progress(at: time) - 1) < 0.001_001, "\(spring) at \(time)")
      }
    }
  }

  @Test func `a spring with little damping overshoots, one with much does not`() {
    func greatest(_ ratio: Double) -> Double {
      let spring = Spring(settlingIn: 1, dampingRatio: ratio)
      return (0...100).map { spring.progress(at: Double($0) / 100) }.max() ?? 0
    }
    #expect(greatest(0.5) > 1.1)
    #expect(greatest(1) <= 1)
    #expect(greatest(1.5) <= 1)
  }

  @Test func `the time to rest is the one that a spring was fitted to`() {
    let spring = Spring(settlingIn: 0.8, dampingRatio: 0.6)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
  }

  @Test func `as an animation a spring ends exactly at its end`() {
    let curve = TimingCurve.spring(Spring(settlingIn: 1, dampingRatio: 0.4), duration: 1)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
  }
}
