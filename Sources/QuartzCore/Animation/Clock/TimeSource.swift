/// A source of the current time for animations: the time of a clock, or that of a property
/// animator, which moves to a goal while a clock advances.
package final class TimeSource {
  /// A change of the time to a goal, during a span of a clock's time.
  struct Course {
    let clock: TimeSource
    let span: TimeSpan
    let goal: Double
    /// The clock's time when the change was requested; the span begins later if there is a delay.
    let start: Double
  }

  private var start: Double
  private(set) var course: Course?

  /// Makes a time source with a constant time.
  package init(at time: Double = 0) { start = time }

  /// The current time in seconds.
  package var now: Double {
    guard let course, let part = course.span.progress(at: course.clock.now) else { return start }
    return start + (course.goal - start) * part
  }

  /// Sets a time, which then stays constant.
  package func set(to time: Double) {
    start = time
    course = nil
  }

  /// Moves the time to a goal, during a span of a clock's time.
  package func go(to goal: Double, during span: TimeSpan, of clock: TimeSource) {
    set(to: now)
    var span = span
    span.holdsStart = true
    span.holdsEnd = true
    course = Course(clock: clock, span: span, goal: goal, start: clock.now)
  }
}
