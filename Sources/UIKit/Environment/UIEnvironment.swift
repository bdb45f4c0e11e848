package import Foundation

/// The device that the process pretends to be: what `UIScreen`, `UIDevice` and the default traits
/// answer from.
///
/// Figures set `current` before they build views; until then it is a 4.7-inch phone in portrait.
package struct UIEnvironment: Sendable, Hashable {
  /// The screen in points, as it is turned now.
  package var screenSize = CGSize(width: 375, height: 667)
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// What bars, notches and rounded corners take from the screen's sides.
  package var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  /// Whether a navigation or tab bar stands over the app's controllers, and is in `safeAreaInsets`.
  package var hasBars = false
  /// The kind of device.
  package var idiom = UIUserInterfaceIdiom.phone
  /// Light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The reading direction.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The room along x.
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The room along y.
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The text size.
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The name that `UIDevice` reports.
  package var deviceName = "iPhone"

  /// Makes the default device.
  package init() {}

  /// The device in force, for every thread.
  package static var current: UIEnvironment {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var stored = UIEnvironment()
}

extension UIEnvironment {
  /// How the device is held: upright when the screen is higher than wide.
  var orientation: UIDeviceOrientation {
    screenSize.width > screenSize.height ? .landscapeLeft : .portrait
  }

  /// The traits of a window that fills the screen.
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
