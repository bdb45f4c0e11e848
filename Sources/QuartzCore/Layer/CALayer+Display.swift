import CoreGraphics
package import Foundation
package import RasterCore

extension CALayer {
  /// Runs a closure that draws the layer's contents in a new context, and stores the drawing.
  func record(_ draw: (CGContext) -> Void) {
    let canvas = Canvas()
    let context = CGContext(canvas)
    ContextStack.with(context) { draw(context) }
    let drawing = canvas.drawing
    state.contents.drawing =
      drawing.isEmpty ? nil : RecordedDisplay(drawing: drawing, bounds: bounds)
  }

  /// Draws the stored drawing, placed according to `contentsGravity` if the size of the bounds has
  /// changed since.
  func recordDisplay(into canvas: Canvas) {
    guard let display = state.contents.drawing else { return }
    canvas.save()
    if display.bounds.size != bounds.size {
      let target = ContentPlacement(contentsGravity)
        .rect(of: display.bounds.size, in: bounds)
      canvas.translate(x: target.minX, y: target.minY)
      canvas.scale(
        x: target.width / display.bounds.width, y: target.height / display.bounds.height)
      canvas.translate(x: -display.bounds.minX, y: -display.bounds.minY)
    }
    // The drawing is clipped to the bounds for which it was made, as on iOS.
    canvas.clip(to: display.bounds)
    canvas.draw(display.drawing)
    canvas.restore()
  }

  /// Draws the image in `contents`.
  func recordImage(into canvas: Canvas) {
    let contents = state.contents
    guard let image = contents.image else { return }
    let pixels = CGSize(
      width: CGFloat(image.width) * contents.rect.width,
      height: CGFloat(image.height) * contents.rect.height)
    let target = ContentPlacement(contents.gravity)
      .rect(of: pixels.scaled(by: 1 / contents.scale), in: bounds)
    for piece in ImageSlices(contents).pieces(in: target) {
      canvas.draw(image.bitmap, in: piece.target, source: piece.source)
    }
  }
}

/// A recorded drawing of `draw(_:)`, and the bounds for which it was made.
package struct RecordedDisplay {
  package let drawing: Drawing
  package let bounds: CGRect

  package init(drawing: Drawing, bounds: CGRect) {
    (self.drawing, self.bounds) = (drawing, bounds)
  }
}
