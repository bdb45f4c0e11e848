import LayoutStage

extension DocumentationFigure {
  /// The figures of a card's constraints, and of a conflict between constraints.
  static let constraints = [
    DocumentationFigure("lab/constraints") { ConstraintFigure(appearance: $0).picture() },
    DocumentationFigure(
      "lab/conflict", write: { ConflictFigure(appearance: .light).consoleText() }
    ) { ConflictFigure(appearance: $0).picture() },
  ]
}
