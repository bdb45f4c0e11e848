// Mirrors UIDevice (iOS 17). Missing: battery, proximity, vendor identifier.
public import Foundation

/// The simulated device, as `UIEnvironment` describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  override init() { super.init() }

  /// The name of the device.
  open var name: String { UIEnvironment.current.deviceName }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is mirrored.
  open var systemVersion: String { "\(UIEnvironment.current.systemVersion).0" }
  /// Whether this is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIEnvironment.current.idiom }
  /// The orientation of the device: portrait when the screen is higher than wide.
  ///
  /// While a turn is announced it is the new one already, and the screen has the old size.
  open var orientation: UIDeviceOrientation {
    orientationToCome ?? UIEnvironment.current.orientation
  }
  /// Whether `orientationDidChangeNotification` is posted: always true.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Inert: begins to post notifications of turns.
  ///
  /// Differs from UIKit: they are always posted.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Inert: ends the notifications of turns.
  ///
  /// Differs from UIKit: they are always posted.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Is posted when the device has turned, before the screen does.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var orientationToCome: UIDeviceOrientation?

  /// Turns the device: posts the notification, calls `announce`, then turns the screen.
  func turn(to device: UIEnvironment, announcing announce: () -> Void) {
    if device.orientation != orientation {
      // While controllers are notified of the turn, `orientation` is the new one already (fact E4),
      // and the screen and the traits are still the old ones.
      orientationToCome = device.orientation
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
    announce()
    let category = UIEnvironment.current.preferredContentSizeCategory
    UIEnvironment.turn(to: device)
    orientationToCome = nil
    // The traits are the new ones, and no view was notified of them yet.
    if category != device.preferredContentSizeCategory { UIContentSizeCategory.postChange() }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the device is a phone or a pad; the former name of
/// `UIDevice.userInterfaceIdiom`.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension NSNotification.Name {
  /// The former name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The former name of `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
