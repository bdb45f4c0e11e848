import LayoutStage

extension DocumentationFigure {
  /// Buttons, switches, sliders and text fields in their states.
  static let controls = DocumentationFigure("lab/controls") {
    ControlFigure(appearance: $0).picture()
  }
}
