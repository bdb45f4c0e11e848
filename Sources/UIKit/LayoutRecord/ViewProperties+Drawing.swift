import LayoutCore
import RasterCore

/// The drawing of a view, as far as other properties do not determine it.
extension ViewProperties {
  /// Records the view's own drawing, and that of its layers that do not belong to a subview.
  ///
  /// The drawing of a label or an image view is left out if it follows from the other properties,
  /// as it does unless the text has attributes.
  mutating func readDrawing(_ view: UIView) {
    let canvas = Canvas()
    if !isTold(view) { view.layer.recordContents(into: canvas) }
    for layer in view.layer.childrenFromBackToFront where layer.owner == nil {
      LayerRecorder(canvas: canvas).record(layer)
    }
    let drawing = canvas.drawing
    if !drawing.isEmpty { add(.drawing, .drawing(drawing)) }
  }

  private func isTold(_ view: UIView) -> Bool {
    if let label = view as? UILabel { return !label.content.hasAttributes }
    return view is UIImageView
  }
}
