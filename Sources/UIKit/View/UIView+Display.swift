public import Foundation
package import RasterCore

extension UIView {
  /// Records a drawing of the view's current content, in points from the upper left corner of its
  /// bounds.
  ///
  /// The tree is laid out first. The view's opacity applies to the drawing, its position and
  /// transform do not. Layers that are not visible within the bounds are left out.
  package func drawing() -> Drawing {
    layOutToShow()
    let canvas = Canvas()
    let origin = layer.presentedState.bounds.origin
    canvas.translate(x: -origin.x, y: -origin.y)
    let visible = CGRect(origin: .zero, size: bounds.size)
    LayerRecorder(canvas: canvas, visible: visible).recordInPlace(layer)
    return canvas.drawing
  }

  /// Lays out the views and layers of the tree before they are recorded.
  func layOutToShow() {
    // Traits are updated first, since views that are notified of new traits may request a layout.
    noteTraitsInTree()
    layoutIfNeeded()
    // The layout of views does not include layers that do not belong to a view.
    layer.layoutTreeIfNeeded()
  }

  /// Returns the view's current appearance as pixels, by default at the scale of its traits.
  package func bitmap(scale: CGFloat? = nil) -> Bitmap {
    let scale = scale ?? traitCollection.displayScale
    return drawing().rasterized(
      width: PixelGrid(scale: scale).pixels(covering: bounds.width),
      height: PixelGrid(scale: scale).pixels(covering: bounds.height), scale: scale)
  }

  /// Draws the view and its subviews in the current context, resized to a rectangle; returns false
  /// if there is no context or the bounds are empty.
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
