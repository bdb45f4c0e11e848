import LayoutCore
import RasterCore

/// The drawing of a view, as far as other properties do not determine it.
extension ViewProperties {
  /// Records the view's own drawing.
  ///
  /// The drawing of a label or an image view is left out, as it follows from the other properties,
  /// unless an app's subclass draws it.
  mutating func readDrawing(_ view: UIView) {
    if isTold(view) { return }
    let canvas = Canvas()
    view.layer.recordContents(into: canvas)
    let drawing = canvas.drawing
    if !drawing.isEmpty { add(.drawing, .drawing(drawing)) }
  }

  /// Records the style of a visual effect view's blur.
  mutating func readEffect(_ view: UIVisualEffectView) {
    if let blur = view.effect as? UIBlurEffect { add(.effect, .text("\(blur.style)")) }
  }

  private func isTold(_ view: UIView) -> Bool {
    // The card shows the presenting view, which is recorded itself.
    view is UIImageView || view is PresenterCard
      || view is UILabel && ViewNames.isUIKits(type(of: view))
  }
}
