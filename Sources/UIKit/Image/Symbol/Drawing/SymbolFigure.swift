import Foundation
import RasterCore

/// The steps that draw a symbol, with 1 as the size of the font and y down.
struct SymbolFigure: Sendable {
  let steps: [SymbolStep]
  /// The rectangle around everything that the steps paint at regular weight.
  let bounds: CGRect
  /// The size inside a circle relative to the usual size, if the drawing has one.
  let innerScale: CGFloat?
  /// Whether the symbol has areas in its filled form.
  let hasBody: Bool
  /// Whether the symbol is mirrored in right-to-left layouts.
  var isDirectional = false

  init(_ steps: [SymbolStep], innerScale: CGFloat? = nil, hasBody: Bool = false) {
    self.steps = steps
    self.innerScale = innerScale
    self.hasBody = hasBody
    bounds = steps.filter(\.isVisible).reduce(CGRect.null) { $0.union($1.bounds) }
  }

  /// The layers from the one at the back, each with the parts of one level and one wave.
  var layers: [Layer] {
    steps.filter(\.isVisible).reduce(into: []) { layers, step in
      let layer = Layer(level: step.level, wave: step.wave)
      if !layers.contains(layer) { layers.append(layer) }
    }
  }

  /// The levels of the layers, from the primary one.
  var levels: [Int] { Set(layers.map(\.level)).sorted() }

  /// The number of waves that a variable value shows one after the other.
  var waves: Int { layers.compactMap(\.wave).max() ?? 0 }

  struct Layer: Hashable, Sendable {
    let level: Int
    let wave: Int?
  }
}
