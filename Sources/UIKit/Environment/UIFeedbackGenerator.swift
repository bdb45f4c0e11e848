// Mirrors UIFeedbackGenerator and its subclasses (iOS 17). Missing: feedback at a location, canvas
// feedback.
public import Foundation

/// A source of haptic feedback.
///
/// Nothing happens, as on a device without haptics and in Apple's simulator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a feedback generator.
  public override init() { super.init() }
  /// Inert: in UIKit prepares the device for feedback.
  open func prepare() {}
}

/// A source of haptic feedback for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// The style of a collision, from light to rigid.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator for collisions of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator for collisions of medium style.
  public override init() { super.init() }
  /// Inert: in UIKit gives feedback for a collision.
  open func impactOccurred() {}
  /// Inert: in UIKit gives feedback for a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A source of haptic feedback for a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Inert: in UIKit gives feedback for a changed selection.
  open func selectionChanged() {}
}

/// A source of haptic feedback for success, warnings and errors.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The event that the feedback is for.
  public enum FeedbackType: Int, Sendable {
    /// The event that feedback reports.
    case success, warning, error
  }

  /// Inert: in UIKit gives feedback for success, a warning or an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
