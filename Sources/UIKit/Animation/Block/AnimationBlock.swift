/// The state of animation blocks, such as whether a change is made inside one.
///
/// Unless there is an `AnimationClock`, changes take effect immediately. The state is needed even
/// then, since some methods are called only in animations, such as
/// `UICollectionViewLayout.prepare(forAnimatedBoundsChange:)`.
@MainActor enum AnimationBlock {
  private static var depth = 0
  /// Whether changes can be animated at all, as set by `UIView.setAnimationsEnabled(_:)`.
  static var isEnabled = true

  /// Whether a change made now is animated.
  static var isOpen: Bool { isEnabled && depth > 0 }

  /// The duration of the innermost block, in seconds; 0 outside blocks and inside `disable(_:)`.
  private(set) static var duration: Double = 0

  /// Runs a closure while `duration` is set to `inner`, and then restores the old value.
  private static func withDuration(_ inner: Double, _ body: () -> Void) {
    let outer = duration
    duration = inner
    defer { duration = outer }
    body()
  }

  /// Runs a closure whose changes are animated.
  static func run(_ changes: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    changes()
  }

  /// Runs a closure whose changes are animated with a timing, and calls the completion at their
  /// end.
  ///
  /// If there is no clock, or animations are disabled, the completion is called immediately.
  static func animate(
    _ timing: BlockTiming, _ changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard isEnabled else {
      run(changes)
      completion?(true)
      return
    }
    let inherits = isOpen && !timing.options.contains(.overrideInheritedDuration)
    let length = inherits ? duration : timing.duration
    guard let clock = AnimationClock.current else {
      withDuration(length) { run(changes) }
      completion?(true)
      return
    }
    if let outer = BlockRecording.current, outer.source !== clock.source {
      // The block is part of an animator's animations, which run on the animator's own time.
      withDuration(length) { run(changes) }
      return outer.run.addCompletion(completion)
    }
    let recording = timing.recording(on: clock)
    recording.run.addCompletion(completion)
    recording.perform { withDuration(length) { run(changes) } }
    recording.run.complete(at: recording.end, on: clock)
  }

  /// Runs a closure whose changes are not animated, not even by animation blocks inside it.
  static func disable(_ changes: () -> Void) {
    let outer = isEnabled
    isEnabled = false
    defer { isEnabled = outer }
    withDuration(0) { BlockRecording.suspend(changes) }
  }

  /// Runs a closure while `isOpen` is false, except in animation blocks inside the closure.
  ///
  /// On the screen, the changes are still part of the enclosing animation.
  static func suspend(_ changes: () -> Void) {
    let outer = depth
    depth = 0
    defer { depth = outer }
    changes()
  }
}
