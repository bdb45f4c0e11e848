public import LayoutCore
public import UIKit

/// A device, plain (``Device``) or configured (``DeviceConfiguration``).
///
/// Its members, apart from ``configuration``, are modifiers: each returns a configuration with one
/// property changed. If two modifiers change the same property, the last one wins.
///
/// ```swift
/// .image(on: .iPhone7)
/// .image(on: .iPhone7.landscape.dark)
/// .image(on: .iPadPro11.textSize(.accessibilityLarge).rightToLeft)
/// ```
public protocol ConfiguredDevice: Sendable {
  /// The device with its orientation and its settings.
  var configuration: DeviceConfiguration { get }
}

extension Device: ConfiguredDevice {
  /// The device in portrait and in the light appearance, without bars and with its own traits.
  public var configuration: DeviceConfiguration { DeviceConfiguration(self) }
}

extension DeviceConfiguration: ConfiguredDevice {
  /// The configuration itself.
  public var configuration: DeviceConfiguration { self }
}

extension ConfiguredDevice {
  /// The device in portrait.
  public var portrait: DeviceConfiguration { held(in: .portrait) }
  /// The device in landscape.
  public var landscape: DeviceConfiguration { held(in: .landscape) }
  /// The device in the light appearance.
  public var light: DeviceConfiguration { appearance(.light) }
  /// The device in the dark appearance.
  public var dark: DeviceConfiguration { appearance(.dark) }
  /// The device with a left-to-right layout direction.
  public var leftToRight: DeviceConfiguration {
    traits(UITraitCollection(layoutDirection: .leftToRight))
  }
  /// The device with a right-to-left layout direction.
  public var rightToLeft: DeviceConfiguration {
    traits(UITraitCollection(layoutDirection: .rightToLeft))
  }

  /// Returns the device in an orientation.
  public func held(in orientation: Orientation) -> DeviceConfiguration {
    with { $0.orientation = orientation }
  }

  /// Returns the device in an appearance, which also replaces the interface style in the device's
  /// traits, if there is one.
  public func appearance(_ appearance: Appearance) -> DeviceConfiguration {
    let configuration = with { $0.appearance = appearance }
    guard configuration.traits.userInterfaceStyle != .unspecified else { return configuration }
    return configuration.traits(UITraitCollection(userInterfaceStyle: appearance.style))
  }

  /// Returns the device with the text size chosen by the user.
  public func textSize(_ textSize: UIContentSizeCategory) -> DeviceConfiguration {
    traits(UITraitCollection(preferredContentSizeCategory: textSize))
  }

  /// Returns the device with a contrast chosen by the user.
  public func contrast(_ contrast: Contrast) -> DeviceConfiguration {
    traits(UITraitCollection(accessibilityContrast: contrast == .high ? .high : .normal))
  }

  /// Returns the device with further traits.
  ///
  /// Traits that are unspecified in `traits` keep their values.
  public func traits(_ traits: UITraitCollection) -> DeviceConfiguration {
    with { $0.traits = UITraitCollection(traitsFrom: [$0.traits, traits]) }
  }

  /// Returns the device with the language that the user has chosen, which also determines the
  /// reading direction.
  ///
  /// - Parameter language: the code of a language, such as `de` or `pt-BR`; the name of a
  ///   pseudo-language: `accented`, `longer`, `doubled`, `bounded`, `right-to-left`,
  ///   `right-to-left-strings` or `uppercase`; or both, as `de+bounded`. Nil is the language of the
  ///   development region. The program ends if the text is none of these.
  /// - Returns: the configuration.
  public func language(_ language: String?) -> DeviceConfiguration {
    with { configuration in
      let isKnown = configuration.choose(language: language ?? "")
      precondition(isKnown, "\"\(language ?? "")\" is not a language's code.")
    }
  }

  /// Returns the device with the region that the user has chosen, such as `CH`, which determines
  /// the format of dates and numbers.
  ///
  /// The program ends if the text is not the code of a region.
  public func region(_ region: String) -> DeviceConfiguration {
    with { configuration in
      let isKnown = configuration.choose(region: region)
      precondition(isKnown, "\"\(region)\" is not a region's code.")
    }
  }

  /// Returns the device with bars over its screen.
  public func chrome(_ chrome: Chrome) -> DeviceConfiguration { with { $0.chrome = chrome } }

  /// Returns the device with the behaviour of a version of iOS.
  public func system(_ system: SystemGeneration) -> DeviceConfiguration {
    with { $0.system = system }
  }

  private func with(_ change: (inout DeviceConfiguration) -> Void) -> DeviceConfiguration {
    var configuration = configuration
    change(&configuration)
    return configuration
  }
}

extension Appearance {
  /// The interface style for the appearance.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
