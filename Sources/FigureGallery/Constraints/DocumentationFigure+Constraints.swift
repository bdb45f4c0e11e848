import LayoutScenes
import LayoutStage

extension DocumentationFigure {
  /// The plates about constraints.
  static let constraints = [howTheyStand, conflict]

  private static let howTheyStand = DocumentationFigure(
    FigureName(known: "lab/constraints"), title: "Every constraint, and how it stands",
    summary: "plate, drawn from a card that is laid out by constraints"
  ) { ConstraintPlate(appearance: $0).picture() }

  private static let conflict: DocumentationFigure = {
    var plate = DocumentationFigure(
      FigureName(known: "lab/conflict"), title: "A conflict, and why it is one",
      summary: "plate, drawn from a row whose constraints cannot all hold"
    ) { ConflictPlate(appearance: $0).picture() }
    plate.write = { ConflictPlate(appearance: .light).consoleText() }
    return plate
  }()
}
