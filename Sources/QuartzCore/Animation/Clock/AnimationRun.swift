/// The animations started by one block or one call, with their completions.
package final class AnimationRun {
  private var completions: [(Bool) -> Void] = []
  private var remaining = 0
  /// Whether an animation was removed or replaced before its end.
  private var isInterrupted = false

  /// Whether no animation has been added, or all have been removed.
  package var isEmpty: Bool { remaining == 0 }

  /// Records that an animation was added.
  package func noteAdded() { remaining += 1 }

  /// Records that an animation was removed or replaced; if it was the last one, calls the
  /// completions.
  package func noteRemoved() {
    isInterrupted = true
    remaining -= 1
    if remaining == 0 { finish() }
  }

  /// Adds a closure that is called after all animations; its argument is true if none was removed
  /// before its end.
  package func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Schedules the completions for the end of the animations, or calls them immediately if there
  /// are none or they have ended.
  package func complete(at end: Double, on clock: AnimationClock) {
    guard !isEmpty, end > clock.time else { return finish() }
    CATransaction.noteAnimation(until: end)
    if end.isFinite { clock.schedule(at: end) { self.finish() } }
  }

  /// Calls the completions, unless they have already been called.
  package func finish() {
    // The completions are removed before the calls, which may themselves remove animations.
    let calls = completions
    completions = []
    for call in calls { call(!isInterrupted) }
  }
}
