/// The state of animation blocks: whether a change is made inside one.
///
/// Changes show at once unless there is an `AnimationClock`. But some methods are called in
/// animations only, such as `UICollectionViewLayout.prepare(forAnimatedBoundsChange:)`.
@MainActor enum AnimationBlock {
  private static var depth = 0
  /// Whether changes can be animated at all; see `UIView.setAnimationsEnabled`.
  static var isEnabled = true

  /// Whether a change made now is animated.
  static var isOpen: Bool { isEnabled && depth > 0 }

  /// The duration of the innermost block; 0 outside of any, and where changes are not animated.
  private(set) static var duration: Double = 0

  /// Runs a closure that finds a duration in `duration`.
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

  /// Runs a closure whose changes are animated with a timing; the completion is called at their
  /// end.
  ///
  /// Without a clock, and while animations are off, that is at once.
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
      // Part of an animator's animations, which have a time of their own.
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

  /// Runs a closure whose changes of bounds are not announced as animated ones; blocks inside
  /// announce theirs.
  ///
  /// On the screen the changes belong to the animation around all the same.
  static func suspend(_ changes: () -> Void) {
    let outer = depth
    depth = 0
    defer { depth = outer }
    changes()
  }
}
