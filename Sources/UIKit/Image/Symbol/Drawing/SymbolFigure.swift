import Foundation
import RasterCore

/// The steps that draw a symbol, with 1 as the size of the font and y down.
struct SymbolFigure: Sendable {
  let steps: [SymbolStep]
  /// The rectangle around everything that the steps paint at regular weight.
  let bounds: CGRect
  /// The factor by which the figure is scaled inside a circle; nil if the drawing does not specify
  /// it, and then the factor depends on the size of the figure.
  let innerScale: CGFloat?
  /// Whether the filled form of the symbol has filled areas.
  let hasBody: Bool
  /// Whether the symbol is mirrored in right-to-left layouts.
  var isDirectional = false

  init(_ steps: [SymbolStep], innerScale: CGFloat? = nil, hasBody: Bool = false) {
    self.steps = steps
    self.innerScale = innerScale
    self.hasBody = hasBody
    bounds = steps.filter(\.isVisible).reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// The layers from back to front; a layer contains the steps that have the same level and the
  /// same step of the variable value.
  var layers: [Layer] {
    steps.filter(\.isVisible).reduce(into: []) { layers, step in
      let layer = Layer(level: step.level, wave: step.wave)
      if !layers.contains(layer) { layers.append(layer) }
    }
  }

  /// The levels of the layers, from the primary one.
  var levels: [Int] { Set(layers.map(\.level)).sorted() }

  /// The number of steps in which a variable value shows the symbol's layers.
  var waves: Int { layers.compactMap(\.wave).max() ?? 0 }

  struct Layer: Hashable, Sendable {
    let level: Int
    let wave: Int?
  }
}
