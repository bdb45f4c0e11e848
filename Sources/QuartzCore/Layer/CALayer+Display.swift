import CoreGraphics
package import Foundation
package import RasterCore

extension CALayer {
  /// Records the drawing that a closure makes in a new context as the layer's contents.
  func record(_ draw: (CGContext) -> Void) {
    let canvas = Canvas()
    let context = CGContext(canvas)
    ContextStack.with(context) { draw(context) }
    let drawing = canvas.drawing
    state.contents.drawing =
      drawing.isEmpty ? nil : RecordedDisplay(drawing: drawing, bounds: bounds)
  }

  /// Draws the recorded contents; they are scaled and aligned by `contentsGravity` if the bounds
  /// have changed their size since the recording.
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
    // The contents are clipped to the bounds for which they were recorded, as on iOS.
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

/// A recording of a layer's contents, and the bounds for which it was made.
package struct RecordedDisplay {
  package let drawing: Drawing
  package let bounds: CGRect

  package init(drawing: Drawing, bounds: CGRect) {
    (self.drawing, self.bounds) = (drawing, bounds)
  }
}
