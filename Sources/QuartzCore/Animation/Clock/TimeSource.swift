/// A source of the current time for animations: a clock, or a time that changes gradually to a goal
/// while a clock advances.
package final class TimeSource {
  /// A gradual change of the time to a goal, during a span of a clock's time.
  struct Course {
    let clock: TimeSource
    let span: TimeSpan
    let goal: Double
    /// The clock's time at the call that began the change.
    let start: Double
  }

  private var start: Double
  private(set) var course: Course?

  /// Makes a time source that stays at a time.
  package init(at time: Double = 0) { start = time }

  /// The current time in seconds.
  package var now: Double {
    guard let course, let part = course.span.progress(at: course.clock.now) else { return start }
    return start + (course.goal - start) * part
  }

  /// Sets the time, which then stays constant.
  package func set(to time: Double) {
    start = time
    course = nil
  }

  /// Changes the time gradually to a goal, during a span of a clock's time.
  package func go(to goal: Double, during span: TimeSpan, of clock: TimeSource) {
    set(to: now)
    var span = span
    span.holdsStart = true
    span.holdsEnd = true
    course = Course(clock: clock, span: span, goal: goal, start: clock.now)
  }
}
