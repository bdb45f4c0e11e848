/// The state of animation blocks: whether a change is made inside one.
///
/// There is no clock, but some methods are called in animations only, such as
/// `UICollectionViewLayout.prepare(forAnimatedBoundsChange:)`.
@MainActor enum AnimationBlock {
  private static var depth = 0
  /// Whether changes can be animated at all; see `UIView.setAnimationsEnabled`.
  static var isEnabled = true

  /// Whether a change made now is animated.
  static var isOpen: Bool { isEnabled && depth > 0 }

  /// Runs a closure whose changes are animated.
  static func run(_ changes: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    changes()
  }

  /// Runs a closure whose changes are not animated, not even by animation blocks inside it.
  static func disable(_ changes: () -> Void) {
    let outer = isEnabled
    isEnabled = false
    defer { isEnabled = outer }
    changes()
  }

  /// Runs a closure whose changes are not animated by the blocks around it; blocks inside animate.
  static func suspend(_ changes: () -> Void) {
    let outer = depth
    depth = 0
    defer { depth = outer }
    changes()
  }
}
