public import Foundation
package import RasterCore

extension UIView {
  /// Returns what the view shows now as a drawing, in the coordinates of its bounds.
  ///
  /// Lays out what needs it. The view's own place and transform do not count, its opacity does.
  /// Parts that lie outside the bounds are recorded only if they may be seen.
  package func drawing() -> Drawing {
    noteTraitsInTree()
    layoutIfNeeded()
    let canvas = Canvas()
    canvas.translate(x: -bounds.minX, y: -bounds.minY)
    layer.layoutTreeIfNeeded()
    LayerRecorder(canvas: canvas, visible: bounds.atZero).recordInPlace(layer)
    return canvas.drawing
  }

  /// Returns the view's pixels.
  package func bitmap(scale: CGFloat? = nil) -> Bitmap {
    let scale = scale ?? traitCollection.displayScale
    return drawing().rasterized(
      width: PixelGrid(scale: scale).pixels(covering: bounds.width),
      height: PixelGrid(scale: scale).pixels(covering: bounds.height), scale: scale)
  }

  /// Draws the view with all in it in the current context, resized to a rectangle.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.canvas.save()
    context.canvas.translate(x: rect.minX, y: rect.minY)
    context.canvas.scale(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.canvas.draw(drawing())
    context.canvas.restore()
    return true
  }
}
