// Mirrors the symbols of UIImage (iOS 17). Missing: Apple's pictograms, which may be drawn only on
// Apple's systems; this package has its own drawings, and boxes with the names of other symbols.
public import Foundation

extension UIImage {
  /// Makes a symbol image; nil if the name is not a valid symbol name, which is logged to the
  /// console (fact AS6).
  ///
  /// Differs from UIKit: the drawings are not Apple's. A symbol without a drawing is shown as a
  /// rounded box with as much of its name as is legible, and a note on the picture.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol image with a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let setting = (configuration as? SymbolConfiguration)?.setting ?? SymbolSetting()
    self.init(symbol: name, setting, in: configuration?.traitCollection)
  }

  /// Makes a symbol image for traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, SymbolSetting(), in: traitCollection)
  }

  /// Makes a symbol image with a configuration; the value, from 0 to 1, is the fraction of the
  /// layers that are drawn at full opacity.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    var setting = (configuration as? SymbolConfiguration)?.setting ?? SymbolSetting()
    setting.variableValue = value.isNaN ? 0 : min(max(value, 0), 1)
    self.init(symbol: name, setting, in: configuration?.traitCollection)
  }

  /// Finds an image by its name in a bundle, for the traits of a configuration, or a custom symbol
  /// with the configuration; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    if let symbol = configuration as? SymbolConfiguration,
      let template = SymbolTemplates.template(name, in: bundle)
    {
      self.init(template, symbol, in: symbol.traitCollection)
      return
    }
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init?(
    symbol name: String, _ setting: SymbolSetting, in traits: UITraitCollection?
  ) {
    guard let symbol = Symbol(name, setting, in: traits) else {
      UIKitLog.warn("No symbol named '\(name)' found in system symbol set")
      return nil
    }
    self.init(symbol, style: Style(symbol: symbol))
  }

  /// Makes the image of a custom symbol for traits.
  convenience init(
    _ template: SymbolTemplate, _ configuration: SymbolConfiguration? = nil,
    in traits: UITraitCollection?
  ) {
    let symbol = Symbol(template, configuration?.setting ?? SymbolSetting(), in: traits)
    self.init(symbol, style: Style(symbol: symbol))
  }

  /// Makes an image of a symbol's pixels, with a style that contains the symbol.
  private convenience init(_ symbol: Symbol, style: Style) {
    let image = SymbolImages.image(of: symbol.resolved)
    self.init(image, scale: symbol.resolved.displayScale, style: style)
  }
}

extension UIImage {
  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { style.symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    style.symbol.map { symbol in
      var setting = symbol.setting
      setting.variableValue = nil
      return SymbolConfiguration(setting)
    }
  }

  /// The distance from the image's lower edge up to its baseline; nil if it has no baseline (fact
  /// AS3).
  public var baselineOffsetFromBottom: CGFloat? { style.baseline ?? symbolMetrics?.baseline }

  /// Returns the image with a baseline at a distance above its lower edge.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    styled { $0.baseline = baselineOffset }
  }

  /// Returns the image with insets from its edges to those of its alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    styled { $0.alignmentInsets = alignmentInsets }
  }

  var symbolMetrics: SymbolMetrics? {
    style.symbol.map { SymbolArt(symbol: $0.resolved).metrics }
  }

  /// Whether only the alpha of the image is used; in automatic mode, this is the case for symbols
  /// without their own colours (fact AS7).
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: style.symbol?.isTemplate ?? false
    }
  }

  /// The colour in which the image is drawn if no view tints it; nil means its own colours.
  var ownTint: UIColor? { style.tintColor }

  /// Returns the symbol as a view shows it, in the view's traits; the view's preferred
  /// configuration is used for values that the symbol does not specify (fact AS8).
  func shown(
    preferring preferred: SymbolConfiguration?, in traits: UITraitCollection
  ) -> UIImage {
    guard let symbol = style.symbol else { return self }
    let setting = (preferred?.setting ?? SymbolSetting()).applying(symbol.setting)
    return showing(symbol.with(setting, in: traits))
  }

  /// Returns the symbol with its values replaced by those of a configuration; `kept` selects the
  /// values that remain if unspecified.
  func _withConfiguration(
    _ configuration: Configuration, over kept: (Symbol) -> SymbolSetting
  ) -> UIImage {
    guard let symbol = style.symbol else { return self }
    var setting = (configuration as? SymbolConfiguration)?.setting ?? SymbolSetting()
    setting.variableValue = symbol.setting.variableValue
    return showing(
      symbol.with(kept(symbol).applying(setting), in: configuration.traitCollection))
  }

  private func showing(_ symbol: Symbol) -> UIImage {
    guard symbol != style.symbol else { return self }
    var style = style
    style.symbol = symbol
    return UIImage(symbol, style: style)
  }
}
