// Mirrors UIAccessibility's settings (iOS 17). Missing: most change notifications, focus, zooming,
// guided access.
public import Foundation

/// The accessibility settings of the device, all of which are off.
public enum UIAccessibility {
  /// Whether VoiceOver reads the screen aloud: always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is operated with Switch Control: always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether animations should be reduced: always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency should be reduced: always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold: always `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours should be darker: always `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen shows only greys: always `false`.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether the titles of buttons should be underlined or have shapes: always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Inert: the name of the notification posted after `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// New content covers most of the screen, which should be read from the beginning.
    public static let screenChanged = Notification(rawValue: 1000)
    /// An element has appeared on the screen or disappeared from it.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text that is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A different page has been scrolled into view.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Inert: the name of the notification posted after an announcement was read aloud.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Inert: the key of the announced text; the notification that contains it is never posted.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Inert: the key of a Boolean, whether the announcement was read to its end; the notification
  /// that contains it is never posted.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Inert: in UIKit notifies assistive technologies, such as VoiceOver.
  public static func post(notification: Notification, argument: Any?) {}
}
