public import Foundation
import UIKit

/// Time, which moves only when a caller moves it.
///
///     simulator.holdsTime = true
///     simulator.turn(to: .landscape)                // the turn begins
///     simulator.advance(to: 0.15)                   // pictures show it half way
///     simulator.advance(to: simulator.animationEnd) // it is over, and has completed
///
/// Values of views are the new ones from the beginning, as on a device; pictures and
/// `presentation()` show those on the way.
///
/// Completions come in one way: ``advance(to:)`` calls those that are due until its time, in the
/// order of their times, and at one time in the order in which they were requested. Each finds the
/// simulator at its own time, and what it animates begins then.
extension Simulator {
  /// The time in seconds since the launch; it is at 0 until it is advanced.
  public var time: TimeInterval { clock.time }

  /// The time at which the last animation under way ends; now if there is none.
  ///
  /// Animations that repeat for ever do not count.
  public var animationEnd: TimeInterval { clock.end }

  /// Whether an animation is under way that ends.
  public var isAnimating: Bool { animationEnd > time }

  /// Moves time on to a time in seconds, never back.
  public func advance(to time: TimeInterval) {
    perform { clock.advance(to: time) }
    layoutIfNeeded()
  }

  /// Moves time on by a number of seconds.
  public func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// The number of animations that may follow upon one another's completion before time is left
  /// where it is.
  private static let mostRounds = 1000

  /// Moves time on until no animation is under way, not even one that a completion has begun.
  ///
  /// An animation that begins itself again without end is left under way after 1000 rounds.
  public func finishAnimations() {
    for _ in 0..<Self.mostRounds where isAnimating { advance(to: animationEnd) }
  }
}
