/// The time that animations read: a clock's own, or one that runs at its own pace with a clock.
package final class TimeSource {
  /// The way from one time to another.
  private struct Course {
    let clock: TimeSource
    let span: TimeSpan
    let goal: Double
  }

  private var start: Double
  private var course: Course?

  /// Makes a time that does not run.
  package init(at time: Double = 0) { start = time }

  /// The present time in seconds.
  package var now: Double {
    guard let course, let part = course.span.progress(at: course.clock.now) else { return start }
    return start + (course.goal - start) * part
  }

  /// Sets the time, which is held from now on.
  package func set(to time: Double) {
    start = time
    course = nil
  }

  /// Lets the time go to another, during a span of a clock's time.
  package func go(to goal: Double, during span: TimeSpan, of clock: TimeSource) {
    set(to: now)
    var span = span
    span.holdsStart = true
    span.holdsEnd = true
    course = Course(clock: clock, span: span, goal: goal)
  }
}
