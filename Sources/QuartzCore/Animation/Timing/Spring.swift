import Foundation
import RasterCore

/// A damped spring that is released at distance 1 from its rest position.
///
///     mass · x″ + damping · x′ + stiffness · x = 0,   x(0) = 1,   x′(0) = −initial velocity
///
/// With the frequency ω = √(stiffness / mass) and the ratio ζ = damping / (2 √(stiffness · mass))
/// the distance has a closed form. The spring oscillates if ζ < 1 (underdamped), comes to rest
/// soonest if ζ = 1 (critically damped), and approaches its rest position slowly if ζ > 1
/// (overdamped).
package struct Spring: Hashable, Sendable {
  /// The frequency ω in radians per second.
  package let frequency: Double
  /// The damping ratio ζ.
  package let dampingRatio: Double
  /// The initial velocity towards the rest position, where 1 is the whole distance per second.
  package let velocity: Double

  /// The distance, as a fraction of the change, below which a spring counts as at rest.
  package static let tolerance = 0.001

  private init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// Makes a spring; mass, stiffness and damping are limited to positive numbers.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    let mass = max(mass, 1e-6)
    let stiffness = max(stiffness, 1e-6)
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: max(damping / (2 * (stiffness * mass).squareRoot()), 0.01), velocity: velocity)
  }

  /// Makes the slowest spring that is at rest after a duration.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double = 0) {
    let duration = max(duration, 1e-3)
    func spring(_ frequency: Double) -> Spring {
      Spring(frequency: frequency, dampingRatio: max(dampingRatio, 0.01), velocity: velocity)
    }
    self = spring(
      Self.leastRoot { spring($0).limit(at: duration) < Self.tolerance })
  }

  /// The time after which the spring stays at rest.
  ///
  /// Differs from UIKit: the rule by which UIKit decides that a spring is at rest is not known.
  package var settlingDuration: Double { Self.leastRoot { limit(at: $0) < Self.tolerance } }

  /// Returns the progress at a time in seconds: 0 at the start, 1 at the rest position.
  package func progress(at time: Double) -> Double { time > 0 ? 1 - distance(at: time) : 0 }

  /// Returns the least number for which a condition holds, given that it holds for all larger
  /// numbers.
  private static func leastRoot(_ holds: (Double) -> Bool) -> Double {
    var high = 1.0
    while !holds(high), high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension Spring {
  /// Whether the damping ratio is so close to 1 that dividing by the difference would lose all
  /// digits.
  private var isCritical: Bool { abs(dampingRatio - 1) < 1e-6 }

  /// Returns the distance from the rest position at a time.
  private func distance(at time: Double) -> Double {
    let rate = dampingRatio * frequency
    if isCritical {
      return Exponential.value(at: -frequency * time) * (1 + (frequency - velocity) * time)
    }
    if dampingRatio > 1 {
      let parts = creep
      return parts.slow * Exponential.value(at: parts.slowRate * time)
        + (1 - parts.slow) * Exponential.value(at: parts.fastRate * time)
    }
    let angle = swing * time
    return Exponential.value(at: -rate * time)
      * (Trigonometry.cosine(angle) + (rate - velocity) / swing * Trigonometry.sine(angle))
  }

  /// Returns an upper bound for the distance at a time and at all later times.
  private func limit(at time: Double) -> Double {
    let rate = dampingRatio * frequency
    if isCritical {
      return Exponential.value(at: -frequency * time) * (1 + abs(frequency - velocity) * time)
    }
    if dampingRatio > 1 {
      let parts = creep
      return abs(parts.slow) * Exponential.value(at: parts.slowRate * time)
        + abs(1 - parts.slow) * Exponential.value(at: parts.fastRate * time)
    }
    let lean = (rate - velocity) / swing
    return Exponential.value(at: -rate * time) * (1 + lean * lean).squareRoot()
  }

  /// The angular frequency of the oscillation of a spring with ζ < 1.
  private var swing: Double { frequency * (1 - dampingRatio * dampingRatio).squareRoot() }

  /// The share of the slow component in the motion of a spring with ζ > 1, and the rates at which
  /// the slow and the fast component decay.
  private var creep: (slow: Double, slowRate: Double, fastRate: Double) {
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let fastRate = -dampingRatio * frequency - root
    // The slow rate is computed from the product of the rates, ω², since the difference of two
    // nearly equal numbers would lose digits.
    let slowRate = frequency * frequency / fastRate
    return ((-velocity - fastRate) / (slowRate - fastRate), slowRate, fastRate)
  }
}
