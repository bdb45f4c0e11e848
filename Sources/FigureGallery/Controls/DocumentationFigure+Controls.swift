import LayoutScenes
import LayoutStage

extension DocumentationFigure {
  /// The plates about controls.
  static let controls = [
    DocumentationFigure(
      FigureName(known: "lab/controls"), title: "Controls",
      summary: "plate, drawn from buttons, switches, sliders and text fields in their states"
    ) { ControlPlate(appearance: $0).picture() }
  ]
}
