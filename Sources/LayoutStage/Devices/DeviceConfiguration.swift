package import Foundation
public import LayoutCore
public import UIKit

/// A device with its orientation and settings, from which screen, traits and safe area follow.
///
/// ```swift
/// DeviceConfiguration(.iPhone7, orientation: .landscape, appearance: .dark)
/// Device.iPhone7.landscape.dark.textSize(.accessibilityLarge)
/// ```
///
/// The modifiers of the second line are those of ``ConfiguredDevice``, which a plain ``Device`` has
/// too: in portrait, light, without bars, with its own traits.
public struct DeviceConfiguration: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// Light or dark; the style of ``traits`` wins if they specify one.
  public var appearance: Appearance
  /// The traits that differ from the device's own, such as the text size.
  public var traits: UITraitCollection
  /// The bars over the screen.
  public var chrome: Chrome
  /// The generation of the system whose behaviour is mirrored.
  public var system: SystemGeneration

  /// The safe area insets of the screen in either orientation; nil for the device's own.
  var safeAreaInsets: UIEdgeInsets?
  /// The size of the app's window if it has a part of the screen only; nil if it fills the screen.
  var splitSize: CGSize?

  /// Describes a device with its orientation and settings.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  ///   - textSize: the text size that the user has chosen.
  ///   - layoutDirection: the reading direction.
  ///   - traits: other traits, which win over the parameters.
  ///   - chrome: the bars over the screen.
  ///   - system: the generation of the system whose behaviour is mirrored.
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

  /// The text size that the user has chosen; `unspecified` for the usual one.
  public var textSize: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// The reading direction; `unspecified` for the usual one, left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// Pixels per point.
  package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : device.scale }

  /// The size of the screen in the device's orientation.
  package var screenSize: CGSize { device.size(in: orientation) }
}
