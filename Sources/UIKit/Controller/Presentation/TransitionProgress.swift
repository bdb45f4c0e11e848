import Foundation

/// The progress of an interactive transition, whose animations show its completed fraction.
///
/// The animations are made once, at the start, with a separate clock. This clock is set to the
/// completed fraction of the duration, so that every drawing shows the state at that fraction:
///
///     update(0.4)     clock at 0.4 × duration, nothing is called
///     finish()        clock runs to the end, then the animations' completions are called
///     cancel()        clock runs back to 0, the views get the values from before the animations,
///                     then the completions are called
@MainActor final class TransitionProgress {
  private let clock = AnimationClock()
  private let duration: TimeInterval
  /// The changes made by the animations, which are undone if the transition is cancelled.
  private var changes = AnimatorChanges()
  /// The event of the app's clock at which the remaining animation ends, after `finish()` or
  /// `cancel()`.
  private var ending: (clock: AnimationClock, number: Int)?

  init(duration: TimeInterval) {
    self.duration = duration
    clock.willRecord = { [weak self] layer, property, old in
      self?.changes.note(layer, property, from: old)
    }
  }

  /// Runs a closure whose animations follow the completed fraction.
  func animate(_ animations: () -> Void) { clock.perform(animations) }

  /// The completed fraction at which the animations are shown.
  var fraction: CGFloat {
    duration > 0 ? CGFloat(min(1, max(0, clock.time / duration))) : 0
  }

  /// Shows the animations at a completed fraction.
  func show(_ fraction: CGFloat) {
    stop()
    clock.source.set(to: Double(fraction) * duration)
  }

  /// Stops the animations at the current fraction.
  func stop() {
    if let ending { ending.clock.cancel(ending.number) }
    ending = nil
    clock.source.set(to: clock.time)
  }

  /// Runs the animations to their end or back to their start, and then calls their completions.
  ///
  /// If no clock controls the time, they end immediately.
  func end(isCancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    stop()
    guard let outer = AnimationClock.current, outer !== clock else {
      return arrive(isCancelled: isCancelled)
    }
    let goal = isCancelled ? 0 : max(clock.end, duration)
    var span = TimeSpan(
      begin: outer.time, duration: abs(goal - clock.time) / max(Double(speed), 0.001))
    span.curve = .cubic(CubicCurve(curve))
    clock.source.go(to: goal, during: span, of: outer.source)
    CATransaction.noteAnimation(until: span.end)
    let number = outer.schedule(at: span.end) { self.arrive(isCancelled: isCancelled) }
    ending = (outer, number)
  }

  private func arrive(isCancelled: Bool) {
    ending = nil
    if isCancelled { changes.set(to: .start) }
    // After their end, animations have no effect: the views are drawn with the values of their own
    // properties.
    clock.source.set(to: max(clock.end, duration))
    // Completions may begin new animations. These must not use this clock, so the completions are
    // called outside of it.
    for action in clock.removeActions() { action() }
  }
}
