public import Foundation
package import RasterCore

extension UIView {
  /// Records what the view shows now, in points from the upper left corner of its bounds.
  ///
  /// Lays out the tree first. The view's own position and transform have no effect, its opacity
  /// has. Layers that cannot be seen in the bounds are left out.
  package func drawing() -> Drawing {
    layOutToShow()
    let canvas = Canvas()
    let origin = layer.presentedState.bounds.origin
    canvas.translate(x: -origin.x, y: -origin.y)
    let visible = CGRect(origin: .zero, size: bounds.size)
    LayerRecorder(canvas: canvas, visible: visible).recordInPlace(layer)
    return canvas.drawing
  }

  /// Lays out the tree, views and layers, before it is recorded.
  func layOutToShow() {
    // Traits first: a view that is notified of new traits may need a layout.
    noteTraitsInTree()
    layoutIfNeeded()
    // Layers without a view are not in the layout pass of views.
    layer.layoutTreeIfNeeded()
  }

  /// Returns the view's present look as pixels; without a scale at that of its traits.
  package func bitmap(scale: CGFloat? = nil) -> Bitmap {
    let scale = scale ?? traitCollection.displayScale
    return drawing().rasterized(
      width: PixelGrid(scale: scale).pixels(covering: bounds.width),
      height: PixelGrid(scale: scale).pixels(covering: bounds.height), scale: scale)
  }

  /// Draws the view and its subviews in the current context, resized to a rectangle.
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
