import LayoutStage

extension DocumentationFigure {
  /// The figures of the articles, each drawn from the values that its article explains.
  static let articles = [
    DocumentationFigure("articles/path-to-pixel") { PixelPlate(palette: .of($0)).picture() },
    DocumentationFigure("articles/scalars-to-masks") { TextPlate(palette: .of($0)).picture() },
    DocumentationFigure("articles/golden-bytes") { try GoldenPlate(palette: .of($0)).picture() },
    DocumentationFigure("articles/change-to-sentence") {
      try ChangePlate(palette: .of($0)).picture()
    },
  ]
}
