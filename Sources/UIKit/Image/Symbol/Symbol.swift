import Foundation
import RasterCore

/// A symbol's name and configuration, for an image made by `UIImage(systemName:)`.
///
/// The setting is stored unchanged. Size, weight and scale are resolved for traits, since the size
/// of a text style depends on the user's preferred text size.
struct Symbol: Hashable, Sendable {
  /// A symbol's name and all values that determine its size and its drawing.
  struct Resolved: Hashable, Sendable {
    let name: String
    /// The document of a custom symbol; nil for a symbol of the system.
    var template: SymbolTemplate?
    /// The size in points of the font that the symbol matches.
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale
    /// Pixels per point.
    var displayScale: CGFloat
    /// The colours of the layers.
    var rendering = SymbolRendering.monochrome
    /// Whether the layers of a custom symbol are those of its multicolour rendering.
    var isMulticolor = false
    /// The fraction of the layers that a variable value shows, from 0 to 1; nil shows all layers.
    var variableValue: Double?
    /// Whether the drawing is mirrored, because the layout is from right to left.
    var isMirrored = false
  }

  let name: String
  let setting: SymbolSetting
  let resolved: Resolved

  /// Resolves a symbol for traits; nil if the name is not a valid symbol name (fact AS6).
  init?(_ name: String, _ setting: SymbolSetting, in traits: UITraitCollection?) {
    guard SymbolName(name) != nil else { return nil }
    self.init(name: name, nil, setting, in: traits)
  }

  /// Resolves a custom symbol for traits.
  init(_ template: SymbolTemplate, _ setting: SymbolSetting, in traits: UITraitCollection?) {
    self.init(name: template.name, template, setting, in: traits)
  }

  private init(
    name: String, _ template: SymbolTemplate?, _ setting: SymbolSetting,
    in traits: UITraitCollection?
  ) {
    let font = setting.font(in: traits)
    let (shown, colors) = (setting.shown(by: template), Self.colors(of: name, template))
    (self.name, self.setting) = (name, setting)
    resolved = Resolved(
      name: name, template: template, pointSize: font.pointSize,
      weight: setting.weight == .unspecified ? font.weight.symbolWeight() : setting.weight,
      scale: setting.scale == .unspecified || setting.scale == .default ? .medium : setting.scale,
      displayScale: PixelGrid(in: traits).scale,
      rendering: shown.rendering(ofColors: colors, in: traits),
      isMulticolor: template != nil && shown.preference == .multicolor && colors != nil,
      variableValue: setting.variableValue,
      isMirrored: template == nil && Self.isMirrored(name, in: traits))
  }

  /// Whether the symbol is drawn in the tint colour of its view.
  var isTemplate: Bool {
    let template = resolved.template
    return setting.shown(by: template).isTemplate(ofColors: Self.colors(of: name, template))
  }

  /// Returns the colours of a symbol in its multicolour rendering; nil if it has none.
  private static func colors(of name: String, _ template: SymbolTemplate?) -> [UIColor]? {
    template.map(\.layers.colors) ?? SymbolColors.colors(of: name)
  }

  /// Returns whether a symbol is mirrored for traits: in a right-to-left layout, if its name has a
  /// word such as `forward` or `leading` (fact AS17).
  private static func isMirrored(_ name: String, in traits: UITraitCollection?) -> Bool {
    guard (traits ?? .current).layoutDirection == .rightToLeft else { return false }
    return SymbolDrawings.figure(named: name)?.isDirectional ?? false
  }

  /// Returns the symbol with a different setting, resolved for traits.
  func with(_ setting: SymbolSetting, in traits: UITraitCollection?) -> Symbol {
    Symbol(name: name, resolved.template, setting, in: traits)
  }
}

extension SymbolSetting {
  /// Returns the setting with the rendering that a symbol set prefers, if the setting specifies
  /// none.
  fileprivate func shown(by template: SymbolTemplate?) -> SymbolSetting {
    guard template?.prefersMulticolor == true, preference == .unspecified, colors == nil else {
      return self
    }
    var setting = self
    setting.preference = .multicolor
    return setting
  }

  /// The font that the symbol matches, by default 17 points in regular weight (fact AS1).
  fileprivate func font(in traits: UITraitCollection?) -> UIFont {
    switch size {
    case .points(let size): .systemFont(ofSize: size)
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case nil: .systemFont(ofSize: UIFont.labelFontSize)
    }
  }
}
