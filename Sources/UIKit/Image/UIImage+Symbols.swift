// Mirrors the symbols of UIImage (iOS 17). Missing: the pictograms, which may be drawn on Apple's
// systems only: each symbol is a box of its size with its name; custom symbols, variable values.
public import Foundation

extension UIImage {
  /// Makes a symbol; nil for a name that no symbol can have, which is logged to the console (fact
  /// AS6).
  ///
  /// Differs from UIKit: the pictograms are Apple's, so that a symbol is a rounded box of its size,
  /// with as much of its name as can be read. A note on a picture names its symbols.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol in a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let setting = (configuration as? SymbolConfiguration)?.setting ?? SymbolSetting()
    self.init(symbol: name, setting, in: configuration?.traitCollection)
  }

  /// Makes a symbol for traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, SymbolSetting(), in: traitCollection)
  }

  /// Makes a symbol in a configuration.
  ///
  /// Differs from UIKit: the variable value changes nothing.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Finds an image by its name in a bundle, for the traits of a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
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

  /// Makes an image of a symbol's pixels; the style holds the symbol.
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
    style.symbol.map { SymbolConfiguration($0.setting) }
  }

  /// The distance of the baseline above the lower edge; nil without one (fact AS3).
  public var baselineOffsetFromBottom: CGFloat? { style.baseline ?? symbolMetrics?.baseline }

  /// Returns the image with a baseline above its lower edge.
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

  /// Whether only the alpha is drawn in automatic mode: symbols are templates (fact AS7).
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: style.symbol?.setting.colors.isEmpty ?? false
    }
  }

  /// The colour that draws the image where no view tints it: its own, or of a symbol that of its
  /// palette.
  var ownTint: UIColor? { style.tintColor ?? style.symbol?.setting.colors.first }

  /// Returns a symbol in a view: over the values that the view prefers (fact AS8), in its traits.
  func shown(
    preferring preferred: SymbolConfiguration?, in traits: UITraitCollection
  ) -> UIImage {
    guard let symbol = style.symbol else { return self }
    let setting = (preferred?.setting ?? SymbolSetting()).applying(symbol.setting)
    return showing(symbol.with(setting, in: traits))
  }

  /// Returns a symbol with the values of a configuration over those of its own that are kept.
  func _withConfiguration(
    _ configuration: Configuration, over kept: (Symbol) -> SymbolSetting
  ) -> UIImage {
    guard let symbol = style.symbol else { return self }
    let setting = (configuration as? SymbolConfiguration)?.setting ?? SymbolSetting()
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
