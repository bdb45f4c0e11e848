import Foundation

extension UIScrollView {
  /// The seconds that an animated scroll takes (fact K24).
  private static let animatedScrollDuration = 0.3

  /// Schedules the delegate's call for the end of the animated scroll that begins now.
  ///
  /// A scroll that begins before the end of another takes its place: there is one end.
  func scheduleEndOfScrolling() {
    animatedScrolls += 1
    let number = animatedScrolls
    later { [weak self] in
      guard let self, animatedScrolls == number else { return }
      tell("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Makes a call at the end of an animation that begins now, after the caller has returned.
  func later(_ call: @escaping () -> Void) {
    guard let clock = AnimationClock.current else { return LaterCalls.add(call) }
    clock.schedule(at: clock.time + Self.animatedScrollDuration, call)
  }
}
