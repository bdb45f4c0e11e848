import LayoutStage

extension DocumentationFigure {
  /// The figure of buttons, switches, sliders and text fields in their states.
  static let controls = DocumentationFigure("lab/controls") {
    ControlFigure(appearance: $0).picture()
  }
}
