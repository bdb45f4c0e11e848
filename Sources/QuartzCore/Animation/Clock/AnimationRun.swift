/// The animations that one block or one call has started, with their completion.
package final class AnimationRun {
  private var completions: [(Bool) -> Void] = []
  private var remaining = 0
  /// Whether an animation was removed or replaced before its end.
  private var isInterrupted = false

  /// Whether no animation is left to wait for.
  package var isEmpty: Bool { remaining == 0 }

  /// Records that an animation was added.
  package func noteAdded() { remaining += 1 }

  /// Records that an animation was removed or replaced; after the last one, nothing is left to wait
  /// for.
  package func noteRemoved() {
    isInterrupted = true
    remaining -= 1
    if remaining == 0 { finish() }
  }

  /// Adds a closure that is called after the animations, with whether all of them finished.
  package func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Schedules the completions for the end of the animations; calls them at once if nothing is
  /// animated.
  package func complete(at end: Double, on clock: AnimationClock) {
    guard !isEmpty, end > clock.time else { return finish() }
    CATransaction.noteAnimation(until: end)
    if end.isFinite { clock.schedule(at: end) { self.finish() } }
  }

  /// Calls the completions, unless that was done.
  package func finish() {
    // Taken out before the calls, which may remove animations themselves.
    let calls = completions
    completions = []
    for call in calls { call(!isInterrupted) }
  }
}
