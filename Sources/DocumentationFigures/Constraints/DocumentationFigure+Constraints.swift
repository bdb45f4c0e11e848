import LayoutStage

extension DocumentationFigure {
  /// The figures about constraints.
  static let constraints = [
    DocumentationFigure("lab/constraints") { ConstraintPlate(appearance: $0).picture() },
    DocumentationFigure(
      "lab/conflict", write: { ConflictPlate(appearance: .light).consoleText() }
    ) { ConflictPlate(appearance: $0).picture() },
  ]
}
