import Basics
package import Foundation
package import LocalizedStrings

/// The simulated device; `UIScreen`, `UIDevice` and the default traits return its values.
package struct UIEnvironment: Sendable, Hashable {
  /// The size of the screen in points, in its current orientation.
  package var screenSize = CGSize(width: 375, height: 667)
  /// The size of the app's window in Split View, in points; nil if the window fills the screen.
  package var splitSize: CGSize?
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// The insets for bars, notches and rounded corners at the screen's sides, in points.
  package var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// Whether a navigation or tab bar covers the app's controllers; then `safeAreaInsets` include
  /// the height of the bar.
  package var hasBars = false
  /// The kind of device, such as phone or pad.
  package var idiom = UIUserInterfaceIdiom.phone
  /// The style of the interface, light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The reading direction.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The language and the region that the user has chosen.
  package var language = InterfaceLanguage()
  /// The size class of the width of the app's window.
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The size class of the height of the app's window.
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The user's preferred text size.
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether the user has increased the contrast.
  package var accessibilityContrast = UIAccessibilityContrast.normal
  /// The name that `UIDevice` reports.
  package var deviceName = "iPhone"
  /// The version of iOS whose behaviour is mirrored if versions differ.
  package var systemVersion = 17

  /// Makes the default device, a 4.7-inch phone in portrait.
  package init() {}

  /// The current device: that of the enclosing `with(_:perform:)`, or if there is none a 4.7-inch
  /// phone in portrait.
  package static var current: UIEnvironment { scope.withLock { $0.device } }

  /// The traits of the current device, which are the same object until the device changes.
  static var currentTraits: UITraitCollection { scope.withLock { $0.traits } }

  /// Runs a closure with `device` as the current device, and then restores the old one, even if the
  /// closure throws.
  ///
  /// The device is task-local: it is current in the task that runs the closure and in its child
  /// tasks. Fonts, pictures and image renderers also read it off the main actor, so with a global
  /// variable, tests that run in parallel would read each other's devices.
  package static func with<Value, Failure: Error>(
    _ device: UIEnvironment, perform body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try HeldDevice(device).perform(body)
  }

  /// Replaces the current device, such as by the same one in a different orientation, until the end
  /// of the enclosing `with(_:perform:)`.
  static func turn(to device: UIEnvironment) { scope.withLock { $0.device = device } }

  /// The device of the current scope; each scope has its own mutex, since rotating a device must
  /// affect only its scope.
  @TaskLocal static var scope = Mutex(DeviceInForce(UIEnvironment()))
}

extension UIEnvironment {
  /// The orientation of the device: portrait unless the screen is wider than tall.
  var orientation: UIDeviceOrientation {
    screenSize.width > screenSize.height ? .landscapeLeft : .portrait
  }

  /// The size of the app's window, in points.
  var windowSize: CGSize { splitSize ?? screenSize }

  /// Whether a controller is notified of its first traits as a change, as up to iOS 12 (facts E9,
  /// RO4).
  var announcesFirstTraits: Bool { systemVersion <= 12 }

  /// The traits of the app's window.
  package var traitCollection: UITraitCollection {
    UITraitCollection(
      TraitValues(
        userInterfaceIdiom: idiom, userInterfaceStyle: userInterfaceStyle,
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: scale, horizontalSizeClass: horizontalSizeClass,
        verticalSizeClass: verticalSizeClass,
        preferredContentSizeCategory: preferredContentSizeCategory,
        accessibilityContrast: accessibilityContrast, displayGamut: .SRGB))
  }
}
