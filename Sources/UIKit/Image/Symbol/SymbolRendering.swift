import Foundation
import RasterCore

/// The colours of a symbol's layers, resolved for traits.
enum SymbolRendering: Hashable, Sendable {
  /// One colour: the tint colour of the view, or the colour of the image.
  case monochrome
  /// One colour, with less opacity on the secondary and tertiary layers.
  case hierarchical(Color)
  /// A colour for each of the symbol's levels; further levels have the last colour.
  case palette([Color])

  /// Returns the colour of a level among the levels that a symbol has, from the primary one; nil
  /// for the tint colour of the view.
  func color(of level: Int, among levels: [Int]) -> Color? {
    switch self {
    case .monochrome: return nil
    case .hierarchical(let color):
      return color.withAlpha(color.alpha * (level == 1 ? 1 : level == 2 ? 0.5 : 0.25))
    case .palette(let colors):
      let rank = levels.firstIndex(of: level) ?? 0
      return colors.isEmpty ? nil : colors[min(rank, colors.count - 1)]
    }
  }
}

extension SymbolSetting {
  /// Returns whether a symbol with this setting is a template, which is drawn in the tint colour of
  /// its view.
  ///
  /// - Parameter own: the colours of its multicolour rendering; nil if it has none.
  /// - Returns: whether the symbol is a template.
  func isTemplate(ofColors own: [UIColor]?) -> Bool {
    switch preference {
    case .monochrome: true
    case .multicolor: own == nil && colors == nil
    case .unspecified: colors == nil
    }
  }

  /// Returns the colours for a symbol, in the order of fact AS15.
  ///
  /// - Parameters:
  ///   - own: the colours of its multicolour rendering; nil if it has none.
  ///   - traits: the traits for which colours are resolved.
  /// - Returns: the colours.
  func rendering(ofColors own: [UIColor]?, in traits: UITraitCollection?) -> SymbolRendering {
    let traits = traits ?? .current
    if preference == .monochrome { return .monochrome }
    if preference == .multicolor, let own {
      return .palette(own.map { $0.value(in: traits) })
    }
    return switch colors {
    case .hierarchy(let color): .hierarchical(color.value(in: traits))
    case .palette(let colors): .palette(colors.map { $0.value(in: traits) })
    case nil: .monochrome
    }
  }
}
