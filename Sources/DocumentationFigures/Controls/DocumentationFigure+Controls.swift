import LayoutStage

extension DocumentationFigure {
  /// The figure of UIKit's controls, such as buttons and sliders, in their states.
  static let controls = DocumentationFigure("lab/controls") {
    ControlFigure(appearance: $0).picture()
  }
}
