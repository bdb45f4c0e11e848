package import Foundation
public import LayoutCore
package import LocalizedStrings
public import UIKit

/// A device with its orientation and settings, which determine its screen size, traits and safe
/// area.
///
/// ```swift
/// DeviceConfiguration(.iPhone7, orientation: .landscape, appearance: .dark)
/// Device.iPhone7.landscape.dark.textSize(.accessibilityLarge)
/// ```
///
/// The modifiers in the second line are those of ``ConfiguredDevice``. A plain ``Device`` has them
/// too; it is in portrait, in the light appearance, without bars and with its own traits.
public struct DeviceConfiguration: Sendable, Hashable {
  /// The device, with the size of its screen and the system's insets.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// The appearance, light or dark; an interface style specified in ``traits`` takes precedence.
  public var appearance: Appearance
  /// The traits that differ from those of the device, such as the text size.
  public var traits: UITraitCollection
  /// The bars over the screen.
  public var chrome: Chrome
  /// The version of iOS whose behaviour is mirrored.
  public var system: SystemGeneration
  /// The language and the region that the user has chosen.
  package var interfaceLanguage = InterfaceLanguage()

  /// The safe area insets of the window in both orientations; nil to use those of the device.
  var safeAreaInsets: UIEdgeInsets?
  /// The size of the app's window if it covers only part of the screen; nil if it fills the screen.
  var splitSize: CGSize?

  /// Describes a device with its orientation and settings.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - appearance: the appearance, light or dark.
  ///   - textSize: the text size chosen by the user.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits, which take precedence over the other parameters.
  ///   - chrome: the bars over the screen.
  ///   - system: the version of iOS whose behaviour is mirrored.
  public init(
    _ device: Device, orientation: Orientation = .portrait, appearance: Appearance = .light,
    textSize: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    traits: UITraitCollection = UITraitCollection(), chrome: Chrome = Chrome(),
    system: SystemGeneration = .latest
  ) {
    (self.device, self.orientation, self.appearance) = (device, orientation, appearance)
    (self.chrome, self.system) = (chrome, system)
    self.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(layoutDirection: layoutDirection), traits,
    ])
  }

  /// The text size chosen by the user; `unspecified` for the default size.
  public var textSize: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// The language that the user has chosen, such as `de`, `bounded` or `de+bounded`; nil for that
  /// of the development region.
  public var language: String? {
    interfaceLanguage.text.isEmpty ? nil : interfaceLanguage.text
  }

  /// Sets the language, such as `de` or `de+bounded`; an empty text sets that of the development
  /// region.
  ///
  /// Returns whether the text is a valid language.
  package mutating func choose(language: String) -> Bool {
    var plain = InterfaceLanguage()
    plain.region = region
    let chosen = language.isEmpty ? plain : InterfaceLanguage(language, region: region)
    guard let chosen else { return false }
    interfaceLanguage = chosen
    return true
  }

  /// Sets the region, given by its code, such as `CH`.
  ///
  /// Returns whether the code is valid.
  package mutating func choose(region: String) -> Bool {
    guard let region = InterfaceLanguage.region(region) else { return false }
    interfaceLanguage.region = region
    return true
  }

  /// The names of the pseudo-languages, such as `bounded`.
  package static var pseudoLanguages: [String] { PseudoLanguage.allCases.map(\.rawValue) }

  /// The region that the user has chosen, such as `CH`; nil for that of the language.
  public var region: String? { interfaceLanguage.region }

  /// The contrast that the user has chosen.
  public var contrast: Contrast { traits.accessibilityContrast == .high ? .high : .normal }

  /// The reading direction; `unspecified` for that of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// The number of pixels per point: the display scale in `traits` or, if unspecified, that of the
  /// device.
  package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : device.scale }

  /// The size of the screen in the device's orientation.
  package var screenSize: CGSize { device.size(in: orientation) }
}
