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
  /// The styles of a collision, by the mass and stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Objects of small, medium or large mass, and objects that are soft or rigid.
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
  /// The kinds of events that haptic feedback reports.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded, it succeeded with a warning, or it failed.
    case success, warning, error
  }

  /// Inert: in UIKit gives feedback for success, a warning or an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
