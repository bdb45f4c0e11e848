// Mirrors UIAccessibility's settings (iOS 17). Missing: what changes of the settings post, focus,
// zooming, guided access.

/// The settings of the device for people with disabilities: none is on.
public enum UIAccessibility {
  /// Whether the screen is read out: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device is operated by switches: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is to be reduced: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are to be darker: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen shows greys only: no.
  public static var isGrayscaleEnabled: Bool { false }

  /// The notifications of assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something new covers most of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has come or gone.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Inert: notifies assistive technologies, of which there are none.
  public static func post(notification: Notification, argument: Any?) {}
}
