import Foundation
import LayoutCore
import LocalizedStrings
package import UIKit

extension DeviceConfiguration {
  /// The environment of UIKit (screen, traits and language) that the device provides.
  ///
  /// `traits` take precedence over the device's own traits and over `appearance`.
  package var environment: UIEnvironment {
    var environment = UIEnvironment()
    environment.screenSize = screenSize
    environment.splitSize = splitSize
    environment.scale = scale
    environment.safeAreaInsets = safeArea
    environment.hasBars = chrome.navigationBar != nil
    environment.idiom = idiom
    environment.userInterfaceStyle = traits.userInterfaceStyle.specified ?? appearance.style
    environment.accessibilityContrast = contrast == .high ? .high : .normal
    environment.language = interfaceLanguage
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.horizontalSizeClass = traits.horizontalSizeClass.specified ?? widthClass
    environment.verticalSizeClass =
      traits.verticalSizeClass.specified ?? device.sizeClasses[orientation].vertical
    environment.preferredContentSizeCategory = textSize.specified ?? .large
    environment.deviceName = device.name
    environment.systemVersion = system.rawValue
    return environment
  }

  /// Returns the environment of the device rotated so that its interface has one of `orientations`.
  ///
  /// Returns nil if the current orientation is already one of them, or if they contain neither
  /// portrait nor landscape.
  func environment(inOneOf orientations: UIInterfaceOrientationMask) -> UIEnvironment? {
    guard orientations.isDisjoint(with: orientation.interfaces) else { return nil }
    guard !orientations.isDisjoint(with: orientation.turned.interfaces) else { return nil }
    return held(in: orientation.turned).environment
  }

  /// Whether the interface is laid out from right to left: by the layout direction in `traits` or,
  /// if unspecified, by the language.
  private var isRightToLeft: Bool {
    layoutDirection == .unspecified
      ? interfaceLanguage.isRightToLeft : layoutDirection == .rightToLeft
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
  /// The interface orientations that correspond to this orientation of the device.
  var interfaces: UIInterfaceOrientationMask {
    self == .portrait ? [.portrait, .portraitUpsideDown] : .landscape
  }
}

extension UIUserInterfaceStyle {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIContentSizeCategory {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIUserInterfaceSizeClass {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}

extension UIUserInterfaceIdiom {
  fileprivate var specified: Self? { self == .unspecified ? nil : self }
}
