import LayoutStage

extension DocumentationFigure {
  /// The figures of symbols: in nine weights, and in their rendering modes.
  static let symbols = [
    DocumentationFigure("lab/symbols") { SymbolWeightsFigure(appearance: $0).picture() },
    DocumentationFigure("lab/symbol-renderings") {
      SymbolRenderingsFigure(appearance: $0).picture()
    },
  ]
}
