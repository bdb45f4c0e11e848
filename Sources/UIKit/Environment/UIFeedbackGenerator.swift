// Mirrors UIFeedbackGenerator and its subclasses (iOS 17). Missing: feedback at a place, of
// canvases.
public import Foundation

/// A source of haptic feedback.
///
/// As on a device without haptics, and as in a simulator, nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Inert: prepares for feedback.
  open func prepare() {}
}

/// A source of the feedback of collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the things that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// See UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of medium collisions.
  public override init() { super.init() }
  /// Inert: gives the feedback of a collision.
  open func impactOccurred() {}
  /// Inert: gives the feedback of a collision of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A source of the feedback of a new selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Inert: gives the feedback of a new selection.
  open func selectionChanged() {}
}

/// A source of the feedback of success and failure.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The event that the feedback is for.
  public enum FeedbackType: Int, Sendable {
    /// See UIKit.
    case success, warning, error
  }

  /// Inert: gives the feedback of success, a warning or an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
