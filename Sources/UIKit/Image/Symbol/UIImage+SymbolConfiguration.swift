// Mirrors UIImage.SymbolConfiguration (iOS 17). Missing: locales, dynamic range.
public import Foundation

extension UIImage {
  /// The traits for which an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits; nil means that no traits are specified.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) { traitCollection = traits }

    /// Makes a configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection)
    }

    /// Returns the same configuration for different traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traits: traitCollection)
    }

    /// Returns another configuration, or this one if there is no other.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      otherConfiguration ?? self
    }

    /// Returns whether `object` is a configuration with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: other) == type(of: self) && other.traitCollection == traitCollection
    }

    /// The hash value, which is the same for equal configurations.
    open override var hash: Int { traitCollection?.hash ?? 0 }
  }

  /// The size, weight, scale and colours of a symbol; the view that shows the symbol determines
  /// unspecified values (fact AS1).
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let setting: SymbolSetting

    init(_ setting: SymbolSetting, traits: UITraitCollection? = nil) {
      self.setting = setting
      super.init(traits: traits)
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSetting()) }

    /// Makes a configuration with the size of a font in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(SymbolSetting(size: .points(pointSize), weight: weight, scale: scale))
    }

    /// Makes a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(SymbolSetting(size: .style(textStyle), scale: scale))
    }

    /// Makes a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(
        SymbolSetting(
          size: .points(font.pointSize), weight: font.weight.symbolWeight(), scale: scale))
    }

    /// Makes a configuration that specifies only a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolSetting(weight: weight)) }

    /// Makes a configuration that specifies only a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolSetting(scale: scale)) }

    /// Makes a configuration with colours for a symbol's layers, the primary one first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolSetting(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Makes a configuration with shades of one colour for a symbol's layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolSetting(colors: .hierarchy(hierarchicalColor)))
    }

    /// Returns a configuration that prefers a symbol's own colours.
    ///
    /// Differs from UIKit: the colours are those of fact AS16; a symbol without any is a template.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolSetting(preference: .multicolor))
    }

    /// Returns a configuration that prefers one colour for the whole symbol.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolSetting(preference: .monochrome))
    }

    /// Returns the same configuration for different traits.
    open override func withTraitCollection(
      _ traitCollection: UITraitCollection?
    ) -> SymbolConfiguration {
      SymbolConfiguration(setting, traits: traitCollection)
    }

    /// Returns the configuration with its values replaced by those that another one specifies.
    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = (otherConfiguration as? SymbolConfiguration)?.setting ?? SymbolSetting()
      return SymbolConfiguration(
        setting.applying(other), traits: otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Returns whether a configuration specifies the same values.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Returns whether `object` is a configuration that specifies the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.setting == setting
    }

    /// The hash value, which is the same for equal configurations.
    open override var hash: Int { setting.hashValue }
  }

  /// The thickness of a symbol's lines, corresponding to a font's weight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension UIImage.SymbolConfiguration {
  /// Returns a copy whose size does not follow a text style; a size in points is kept.
  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
    changed { if case .style = $0.size { $0.size = nil } }
  }

  /// Returns a copy whose scale is unspecified.
  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    changed { $0.scale = .unspecified }
  }

  /// Returns a copy whose weight is unspecified.
  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    changed { $0.weight = .unspecified }
  }

  /// Returns the configuration without a size in points and without a weight.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    changed {
      if case .points = $0.size { $0.size = nil }
      $0.weight = .unspecified
    }
  }

  private func changed(
    _ change: (inout SymbolSetting) -> Void
  ) -> UIImage.SymbolConfiguration {
    var setting = setting
    change(&setting)
    return UIImage.SymbolConfiguration(setting, traits: traitCollection)
  }
}
