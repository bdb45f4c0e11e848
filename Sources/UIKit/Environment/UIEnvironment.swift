import Basics
package import Foundation

/// The simulated device, from which `UIScreen`, `UIDevice` and the default traits read.
package struct UIEnvironment: Sendable, Hashable {
  /// The size of the screen in points, in its present orientation.
  package var screenSize = CGSize(width: 375, height: 667)
  /// The size of the app's window in a split of the screen; nil if it fills the screen.
  package var splitSize: CGSize?
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// The insets that bars, notches and rounded corners take from the screen's sides.
  package var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// Whether a navigation or tab bar covers the app's controllers; `safeAreaInsets` include it.
  package var hasBars = false
  /// The kind of device.
  package var idiom = UIUserInterfaceIdiom.phone
  /// Light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The reading direction.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The size class of the screen's width.
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The size class of the screen's height.
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The text size.
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The name that `UIDevice` reports.
  package var deviceName = "iPhone"
  /// The version of iOS whose behaviour is mirrored, where versions differ.
  package var systemVersion = 17

  /// Makes the default device.
  package init() {}

  /// The device in force: the one of the `with(_:perform:)` around, else a 4.7-inch phone in
  /// portrait.
  package static var current: UIEnvironment { scope.withLock { $0.device } }

  /// The traits of the device in force: the same object until it is turned.
  static var currentTraits: UITraitCollection { scope.withLock { $0.traits } }

  /// Runs a closure on a device, and puts the one before back, also when the closure throws.
  ///
  /// The device is in force for the task that runs the closure and for the tasks that it starts,
  /// not for the process: fonts, pictures and image renderers answer from it off the main actor
  /// too, so that with one value for every thread, tests that run in parallel would read each
  /// other's devices.
  package static func with<Value, Failure: Error>(
    _ device: UIEnvironment, perform body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try HeldDevice(device).perform(body)
  }

  /// Replaces the device in force by the same device turned, until the end of the
  /// `with(_:perform:)` around.
  static func turn(to device: UIEnvironment) { scope.withLock { $0.device = device } }

  /// The device of the present scope; each scope has a box of its own, since a device is turned
  /// within its scope.
  @TaskLocal static var scope = Mutex(DeviceInForce(UIEnvironment()))
}

extension UIEnvironment {
  /// The orientation of the device: portrait when the screen is higher than wide.
  var orientation: UIDeviceOrientation {
    screenSize.width > screenSize.height ? .landscapeLeft : .portrait
  }

  /// The size of the app's window.
  var windowSize: CGSize { splitSize ?? screenSize }

  /// Whether a controller's first traits are a change to it, as up to iOS 12 (facts E9, RO4).
  var announcesFirstTraits: Bool { systemVersion <= 12 }

  /// The traits of the app's window.
  package var traitCollection: UITraitCollection {
    UITraitCollection(
      TraitValues(
        userInterfaceIdiom: idiom, userInterfaceStyle: userInterfaceStyle,
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: scale, horizontalSizeClass: horizontalSizeClass,
        verticalSizeClass: verticalSizeClass,
        preferredContentSizeCategory: preferredContentSizeCategory))
  }
}
