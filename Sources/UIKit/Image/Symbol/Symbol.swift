import Foundation
import RasterCore

/// A symbol's name and configuration, for an image made by `UIImage(systemName:)`.
///
/// The setting is kept as it was given. Size, weight and scale are resolved for traits, since the
/// size of a text style depends on the user's preferred text size.
struct Symbol: Hashable, Sendable {
  /// A symbol's name and all values that determine its size and its drawing.
  struct Resolved: Hashable, Sendable {
    let name: String
    /// The size in points of the font that the symbol matches.
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale
    /// Pixels per point.
    var displayScale: CGFloat
  }

  let name: String
  let setting: SymbolSetting
  let resolved: Resolved

  /// Resolves a symbol for traits; nil if the name is not a valid symbol name (fact AS6).
  init?(_ name: String, _ setting: SymbolSetting, in traits: UITraitCollection?) {
    guard SymbolName(name) != nil else { return nil }
    self.init(name: name, setting, in: traits)
  }

  private init(name: String, _ setting: SymbolSetting, in traits: UITraitCollection?) {
    let font = setting.font(in: traits)
    (self.name, self.setting) = (name, setting)
    resolved = Resolved(
      name: name, pointSize: font.pointSize,
      weight: setting.weight == .unspecified ? font.weight.symbolWeight() : setting.weight,
      scale: setting.scale == .unspecified || setting.scale == .default ? .medium : setting.scale,
      displayScale: PixelGrid(in: traits).scale)
  }

  /// Returns the symbol with a different setting, resolved for traits.
  func with(_ setting: SymbolSetting, in traits: UITraitCollection?) -> Symbol {
    Symbol(name: name, setting, in: traits)
  }
}

extension SymbolSetting {
  /// The font that the symbol matches, by default 17 points in regular weight (fact AS1).
  fileprivate func font(in traits: UITraitCollection?) -> UIFont {
    switch size {
    case .points(let size): .systemFont(ofSize: size)
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case nil: .systemFont(ofSize: UIFont.labelFontSize)
    }
  }
}
