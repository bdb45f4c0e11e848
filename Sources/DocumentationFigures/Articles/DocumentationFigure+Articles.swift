import LayoutStage

extension DocumentationFigure {
  /// The figures of the articles, each drawn from the values that its article explains.
  static let articles = [
    DocumentationFigure("articles/path-to-pixel") { PixelFigure(palette: .of($0)).picture() },
    DocumentationFigure("articles/scalars-to-masks") { TextFigure(palette: .of($0)).picture() },
    DocumentationFigure("articles/scripts") { ScriptsFigure(palette: .of($0)).picture() },
    DocumentationFigure("articles/golden-bytes") { try GoldenFigure(palette: .of($0)).picture() },
    DocumentationFigure("articles/change-to-sentence") {
      try ChangeFigure(palette: .of($0)).picture()
    },
  ]
}
