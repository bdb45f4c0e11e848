import Basics
package import Foundation

/// A clock for animations that moves only when a caller moves it.
///
///     let clock = AnimationClock()
///     clock.perform { UIView.animate(withDuration: 1) { view.alpha = 0 } }
///     clock.advance(to: 0.5)        // view.layer.presentation()?.opacity is 0.5
///     clock.advance(to: 1)          // the completion is called
///
/// What is done in `perform` happens at the clock's present time: values change at once, as
/// always, and animations of the changes are recorded, which `presentation()` and every drawing
/// show. Completions are called by `advance`, in the order of their times; those of one time in the
/// order in which they were requested. Each finds the clock at its own time, and an animation that
/// it starts begins there.
///
/// Outside of `perform` there is no clock: an animation is at its end as soon as it begins, and its
/// completion is called at once.
package final class AnimationClock {
  /// An action that is due at a time.
  private struct Event {
    let time: Double
    let number: Int
    /// Whether the clock has more to do until then.
    let isAwaited: Bool
    let action: () -> Void
  }

  /// The time that the animations of this clock read.
  package let source = TimeSource()
  private var events: [Event] = []
  private var count = 0

  /// Makes a clock at time 0.
  package init() {}

  /// The present time in seconds.
  package var time: TimeInterval { source.now }

  /// The time at which the last animation that has begun will be over; now if none is under way.
  ///
  /// Animations that repeat for ever are not counted, nor are calls of display links.
  package var end: TimeInterval { max(time, events.filter(\.isAwaited).map(\.time).max() ?? time) }

  private static let present = ThreadValue<AnimationClock>()

  /// The clock of the `perform` around; nil outside of any.
  package static var current: AnimationClock? { present.value }

  /// Runs a closure at the clock's present time.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = Self.present.value
    Self.present.value = self
    defer { Self.present.value = outer }
    return try body()
  }

  /// Moves the clock on to a time, and calls the completions that are due until then.
  ///
  /// A time before the present one leaves the clock where it is.
  package func advance(to time: TimeInterval) {
    while let next = nextEvent, next.time <= time {
      events.removeAll { $0.number == next.number }
      source.set(to: max(next.time, self.time))
      perform(next.action)
    }
    if time > self.time, time.isFinite { source.set(to: time) }
  }

  /// Moves the clock on by a number of seconds.
  package func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  private var nextEvent: Event? {
    events.min { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  /// Calls an action when the clock reaches a time; returns its number, with which it can be
  /// cancelled.
  @discardableResult
  package func schedule(
    at time: Double, isAwaited: Bool = true, _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    events.append(Event(time: time, number: count, isAwaited: isAwaited, action: action))
    return count
  }

  /// Calls an action off.
  package func cancel(_ number: Int) { events.removeAll { $0.number == number } }
}
