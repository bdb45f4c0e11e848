import LayoutStage

extension DocumentationFigure {
  /// The figures about constraints.
  static let constraints = [
    DocumentationFigure("lab/constraints") { ConstraintFigure(appearance: $0).picture() },
    DocumentationFigure(
      "lab/conflict", write: { ConflictFigure(appearance: .light).consoleText() }
    ) { ConflictFigure(appearance: $0).picture() },
  ]
}
