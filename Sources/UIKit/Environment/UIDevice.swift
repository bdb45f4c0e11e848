// Mirrors UIDevice (iOS 17). Missing: battery, proximity, vendor identifier.
public import Foundation

/// The simulated device, as `UIEnvironment` describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only instance, which describes the current device.
  public static let current = UIDevice()

  override init() { super.init() }

  /// The name that the user has given the device.
  open var name: String { UIEnvironment.current.deviceName }
  /// The model of the device: `iPad` for a pad, otherwise `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the operating system: `iPadOS` on a pad, otherwise `iOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose behaviour is mirrored, such as 17.0.
  open var systemVersion: String { "\(UIEnvironment.current.systemVersion).0" }
  /// The kind of device, such as phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIEnvironment.current.idiom }
  /// The orientation of the device: `landscapeLeft` if the screen is wider than tall, otherwise
  /// portrait.
  ///
  /// While controllers are notified of a coming rotation, this is already the new orientation, and
  /// the screen still has its old size.
  open var orientation: UIDeviceOrientation {
    orientationToCome ?? UIEnvironment.current.orientation
  }
  /// Whether `orientationDidChangeNotification` is posted: always true.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Inert: in UIKit begins to post notifications of rotations.
  ///
  /// Differs from UIKit: the notifications are always posted.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Inert: in UIKit stops posting notifications of rotations.
  ///
  /// Differs from UIKit: the notifications are always posted.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when the device has been rotated, before the screen is rotated.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var orientationToCome: UIDeviceOrientation?

  /// Replaces the current device, such as by a rotated one.
  ///
  /// `announce` is called before the replacement. If the orientation changes, the notification of
  /// the rotation is posted first; if the text size changes, its notification is posted last.
  func turn(to device: UIEnvironment, announcing announce: () -> Void) {
    if device.orientation != orientation {
      // While controllers are notified of the rotation, `orientation` is already the new one (fact
      // E4), but the screen and the traits are still the old ones.
      orientationToCome = device.orientation
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
    announce()
    let category = UIEnvironment.current.preferredContentSizeCategory
    UIEnvironment.turn(to: device)
    orientationToCome = nil
    // The notification is posted when the traits already have the new text size, but before any
    // view has been notified of them.
    if category != device.preferredContentSizeCategory { UIContentSizeCategory.postChange() }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device; the former name of `UIDevice.userInterfaceIdiom`.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension NSNotification.Name {
  /// The former name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The former name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
