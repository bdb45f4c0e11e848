import Foundation
import LayoutCore
package import UIKit

/// A device with its orientation and settings, which determine screen, traits and safe area.
package struct DeviceSetting {
  var device: Device
  package var orientation: Orientation
  /// The size of the app's window where it has a part of the screen only.
  var splitSize: CGSize?
  var appearance: Appearance { didSet { style = appearance.style } }
  var contentSizeCategory: UIContentSizeCategory
  var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The safe area insets of the device's screen; nil for its own.
  var safeAreaInsets: UIEdgeInsets?
  let chrome: Chrome
  private var style: UIUserInterfaceStyle
  /// The traits in which the surroundings differ from the device's own.
  private let traits: UITraitCollection
  private let system: SystemGeneration

  /// Sets a device up; what the traits specify wins over the device's own and the appearance.
  init(
    _ device: Device, _ orientation: Orientation, appearance: Appearance, chrome: Chrome,
    traits: UITraitCollection, system: SystemGeneration
  ) {
    (self.device, self.orientation, self.appearance) = (device, orientation, appearance)
    (self.chrome, self.traits, self.system) = (chrome, traits, system)
    style = traits.userInterfaceStyle.specified ?? appearance.style
    contentSizeCategory = traits.preferredContentSizeCategory.specified ?? .large
    layoutDirection = traits.layoutDirection.specified ?? .leftToRight
  }

  /// The device for UIKit.
  package var environment: UIEnvironment {
    var environment = UIEnvironment()
    environment.screenSize = device.size(in: orientation)
    environment.splitSize = splitSize
    environment.scale = traits.displayScale > 0 ? traits.displayScale : device.scale
    environment.safeAreaInsets = chrome.safeAreaInsets(on: device, orientation, own: safeAreaInsets)
    environment.hasBars = chrome.navigationBar != nil
    environment.idiom = idiom
    environment.userInterfaceStyle = style
    environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.horizontalSizeClass = traits.horizontalSizeClass.specified ?? widthClass
    environment.verticalSizeClass =
      traits.verticalSizeClass.specified ?? device.sizeClasses[orientation].vertical
    environment.preferredContentSizeCategory = contentSizeCategory
    environment.deviceName = device.name
    environment.systemVersion = system.rawValue
    return environment
  }

  /// The device for UIKit, turned so that its interface is in one of some orientations; nil if
  /// it is in one, or none suits.
  func environment(inOneOf orientations: UIInterfaceOrientationMask) -> UIEnvironment? {
    guard orientations.isDisjoint(with: orientation.interfaces) else { return nil }
    guard !orientations.isDisjoint(with: orientation.turned.interfaces) else { return nil }
    var turned = self
    turned.orientation = orientation.turned
    return turned.environment
  }

  private var idiom: UIUserInterfaceIdiom {
    traits.userInterfaceIdiom.specified ?? (device.idiom == .pad ? .pad : .phone)
  }

  private var widthClass: UIUserInterfaceSizeClass {
    guard let splitSize, device.idiom == .pad else {
      return device.sizeClasses[orientation].horizontal
    }
    return splitSize.width < Device.regularWidth ? .compact : .regular
  }
}

extension Orientation {
  /// The orientations of an interface on a device that is held so.
  var interfaces: UIInterfaceOrientationMask {
    self == .portrait ? [.portrait, .portraitUpsideDown] : .landscape
  }
}

extension Appearance {
  fileprivate var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension UIUserInterfaceStyle {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIContentSizeCategory {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIUserInterfaceSizeClass {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIUserInterfaceIdiom {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}
