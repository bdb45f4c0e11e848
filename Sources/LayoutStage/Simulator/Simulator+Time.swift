public import Foundation
import UIKit

/// The simulated time of animations, which advances only by calls of these methods.
///
///     simulator.holdsTime = true
///     simulator.turn(to: .landscape)                // the rotation begins
///     simulator.advance(to: 0.15)                   // pictures show half of it
///     simulator.advance(to: simulator.animationEnd) // it has ended and completed
///
/// Properties of views have their final values from the beginning of an animation, as on a device.
/// Pictures and `presentation()` show the current values.
///
/// The order of completions is fixed: ``advance(to:)`` calls the completions that are due by the
/// given time, the earliest first; completions due at the same time are called in the order in
/// which they were requested. While a completion is called, `time` is the time at which it was due,
/// and animations that it starts begin at that time.
extension Simulator {
  /// The time in seconds since the launch; it stays 0 until it is advanced.
  public var time: TimeInterval { clock.time }

  /// The time at which the last running animation ends; the current time if there is none.
  ///
  /// Animations that repeat forever are ignored.
  public var animationEnd: TimeInterval { clock.end }

  /// Whether an animation is running, except for those that repeat forever.
  public var isAnimating: Bool { animationEnd > time }

  /// Advances the simulated time to a number of seconds since the launch.
  ///
  /// An earlier time has no effect.
  public func advance(to time: TimeInterval) {
    perform { clock.advance(to: time) }
    layoutIfNeeded()
  }

  /// Advances the simulated time by a number of seconds.
  public func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// The maximum number of times that `finishAnimations` continues because completions have started
  /// further animations.
  private static let mostRounds = 1000

  /// Advances time until no animation is running, including animations started by completions, but
  /// not those that repeat forever.
  ///
  /// If completions start new animations endlessly, the method returns after 1000 repetitions,
  /// although an animation is running.
  public func finishAnimations() {
    for _ in 0..<Self.mostRounds where isAnimating { advance(to: animationEnd) }
  }
}
