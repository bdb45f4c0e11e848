import Basics
package import Foundation

/// A clock for animations whose time changes only when a caller advances it.
///
///     let clock = AnimationClock()
///     clock.perform { UIView.animate(withDuration: 1) { view.alpha = 0 } }
///     clock.advance(to: 0.5)        // view.layer.presentation()?.opacity is 0.5
///     clock.advance(to: 1)          // the completion is called
///
/// The closure of `perform` runs at the clock's current time. Properties change immediately, as
/// they always do; the changes are also recorded as animations, which affect `presentation()` and
/// everything that is drawn. `advance` calls completions in the order of their times, and those of
/// the same time in the order in which they were requested. During each call the clock's time is
/// that of the completion, so animations that it starts begin then.
///
/// Outside `perform` there is no clock: an animation ends as soon as it begins, and its completion
/// is called immediately.
package final class AnimationClock {
  /// An action that is scheduled for a time.
  private struct Event {
    let time: Double
    let number: Int
    /// Whether `end` includes the event: true for ends of animations, false for calls of display
    /// links.
    let isAwaited: Bool
    let action: () -> Void
  }

  package let source = TimeSource()
  /// The closure called before each change that is animated by this clock, with the old value; nil
  /// for none.
  package var willRecord: ((CALayer, AnimatedProperty, AnimatedValue) -> Void)?
  private var events: [Event] = []
  private var count = 0

  /// Makes a clock at time 0.
  package init() {}

  /// The current time in seconds.
  package var time: TimeInterval { source.now }

  /// The time at which the last running animation will end; the current time if none is running.
  ///
  /// Animations that repeat forever and calls of display links are not counted.
  package var end: TimeInterval { max(time, events.filter(\.isAwaited).map(\.time).max() ?? time) }

  private static let present = ThreadValue<AnimationClock>()

  /// The clock whose `perform` is running on this thread; nil if there is none.
  package static var current: AnimationClock? { present.value }

  /// Runs a closure with this as the current clock.
  package func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = Self.present.value
    Self.present.value = self
    defer { Self.present.value = outer }
    return try body()
  }

  /// Advances the clock to a time, and calls the actions scheduled up to that time.
  ///
  /// A time before the current one leaves the clock unchanged.
  package func advance(to time: TimeInterval) {
    while let next = nextEvent, next.time <= time {
      events.removeAll { $0.number == next.number }
      source.set(to: max(next.time, self.time))
      perform(next.action)
    }
    if time > self.time, time.isFinite { source.set(to: time) }
  }

  /// Advances the clock by a number of seconds.
  package func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// Removes all scheduled actions, and returns them in the order of their times.
  package func removeActions() -> [() -> Void] {
    let due = events.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    events = []
    return due.map(\.action)
  }

  private var nextEvent: Event? {
    events.min { ($0.time, $0.number) < ($1.time, $1.number) }
  }

  /// Schedules an action for a time; returns its number, with which it can be cancelled.
  @discardableResult
  package func schedule(
    at time: Double, isAwaited: Bool = true, _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    events.append(Event(time: time, number: count, isAwaited: isAwaited, action: action))
    return count
  }

  /// Cancels a scheduled action.
  package func cancel(_ number: Int) { events.removeAll { $0.number == number } }
}
