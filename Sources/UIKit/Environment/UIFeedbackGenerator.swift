// Mirrors UIFeedbackGenerator and its subclasses (iOS 17). Missing: feedback at a place, of canvases.
public import Foundation

/// What lets the device be felt.
///
/// As on a device that has nothing to be felt by, and in a simulator, nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Gets ready for feedback.
  open func prepare() {}
}

/// What lets a collision be felt.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// See UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of medium collisions.
  public override init() { super.init() }
  /// Lets a collision be felt.
  open func impactOccurred() {}
  /// Lets a collision of a strength from 0 to 1 be felt.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What lets a new selection be felt.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a new selection be felt.
  open func selectionChanged() {}
}

/// What lets success and failure be felt.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    /// See UIKit.
    case success, warning, error
  }

  /// Lets what has happened be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
