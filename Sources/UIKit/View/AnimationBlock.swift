/// Knows whether changes are being made in an animation.
///
/// There is no clock, but some things are called in animations only; see
/// `UICollectionViewLayout.prepare(forAnimatedBoundsChange:)`.
@MainActor enum AnimationBlock {
  private static var depth = 0
  /// Whether changes can be part of an animation at all; see `UIView.setAnimationsEnabled`.
  static var isEnabled = true

  /// Whether a change that is made now is part of an animation.
  static var isOpen: Bool { isEnabled && depth > 0 }

  /// Makes changes as part of an animation.
  static func run(_ changes: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    changes()
  }

  /// Makes changes that are part of no animation, whatever is around or in them.
  static func disable(_ changes: () -> Void) {
    let outer = isEnabled
    isEnabled = false
    defer { isEnabled = outer }
    changes()
  }

  /// Makes changes that are part of no animation, whatever is around them.
  static func suspend(_ changes: () -> Void) {
    let outer = depth
    depth = 0
    defer { depth = outer }
    changes()
  }
}
