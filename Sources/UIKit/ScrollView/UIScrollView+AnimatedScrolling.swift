import Foundation

extension UIScrollView {
  /// The duration of an animated scroll, in seconds (fact K24).
  private static let animatedScrollDuration = 0.3

  /// Schedules the delegate call for the end of an animated scroll that begins now.
  ///
  /// A scroll that begins before the end of the previous one replaces it, so that only one end is
  /// reported.
  func scheduleEndOfScrolling() {
    animatedScrolls += 1
    let number = animatedScrolls
    later { [weak self] in
      guard let self, animatedScrolls == number else { return }
      tell("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Schedules a closure for the end of an animation that begins now.
  ///
  /// If there is no `AnimationClock`, the closure is called after the caller has returned.
  func later(_ call: @escaping () -> Void) {
    guard let clock = AnimationClock.current else { return LaterCalls.add(call) }
    clock.schedule(at: clock.time + Self.animatedScrollDuration, call)
  }
}
