package import Foundation
package import RasterCore

/// A recorder of a tree of layers into a canvas, each layer in this order.
///
///     shadow ‹ background ‹ contents ‹ sublayers by zPosition ‹ border        (from back to front)
///
/// A layer with opacity, a shadow or a mask is a group: it is drawn apart, then composited as one.
package struct LayerRecorder {
  package let canvas: Canvas
  /// The visible rectangle of the canvas, in its own coordinates; `nil` is everything.
  package var visible: CGRect?
  /// Whether layers are recorded with the values after their animations, not with those on the
  /// screen.
  package var showsModel = false
  /// The number of layers around the recorded one that are recorded too.
  private var depth = 0

  package init(canvas: Canvas, visible: CGRect? = nil, showsModel: Bool = false) {
    (self.canvas, self.visible, self.showsModel) = (canvas, visible, showsModel)
  }

  /// Records a layer in the coordinates of its superlayer.
  package func record(_ layer: CALayer) {
    showing(layer) {
      guard layer.isDrawn else { return }
      canvas.save()
      canvas.concatenate(layer.state.toSuperlayer)
      recordShown(layer)
      canvas.restore()
    }
  }

  /// Records a layer in its own coordinates.
  package func recordInPlace(_ layer: CALayer) { showing(layer) { recordShown(layer) } }

  /// Runs a closure while a layer has the values to be recorded.
  private func showing(_ layer: CALayer, _ body: () -> Void) {
    showsModel ? body() : layer.asPresented(body)
  }

  private func recordShown(_ layer: CALayer) {
    guard layer.isDrawn, !(layer.masksToBounds && isOutOfSight(layer.bounds)) else { return }
    recordShadowPath(layer)
    let isGroup = beginGroup(layer)
    recordBody(layer)
    if isGroup { canvas.endGroup() }
  }

  private func recordBody(_ layer: CALayer) {
    // Sublayers may reach into sight from a layer that is out of it, so only its own are skipped.
    let isVisible = layer.drawsItself && !isOutOfSight(layer.bounds)
    if isVisible { layer.fillBackground(in: canvas) }
    canvas.save()
    if layer.masksToBounds { canvas.clip(to: layer.outline()) }
    if isVisible { layer.recordContents(into: canvas) }
    recordSublayers(of: layer)
    // The border is drawn over the sublayers and is not clipped: it is inside the bounds.
    canvas.restore()
    if !showsModel { layer.drawOldContents(in: canvas) }
    if isVisible { layer.drawBorder(in: canvas) }
    if let mask = layer.mask { record(mask: mask) }
  }

  private func recordSublayers(of layer: CALayer) {
    guard !layer.children.isEmpty else { return }
    layer.applySublayerTransform(to: canvas)
    var inside = self
    inside.depth += 1
    // Deeper layers are left out: each level takes the stack, also where the drawing is read.
    guard inside.depth < PictureLimit.depth else { return }
    for child in layer.childrenFromBackToFront { inside.record(child) }
  }

  private func record(mask: CALayer) {
    // As a group, so that the alpha of all its sublayers together masks what is drawn so far.
    canvas.beginGroup(blendMode: .destinationIn)
    record(mask)
    canvas.endGroup()
  }
}

extension LayerRecorder {
  /// Whether a rectangle in the layer's coordinates cannot be seen; one with NaN never can.
  private func isOutOfSight(_ rect: CGRect) -> Bool {
    guard let visible else { return false }
    let box = rect.applying(canvas.transform)
    // A point of tolerance: anti-aliased edges reach beyond the rectangle.
    let isSeen =
      box.minX < visible.maxX + 1 && box.maxX > visible.minX - 1
      && box.minY < visible.maxY + 1 && box.maxY > visible.minY - 1
    return !isSeen
  }

  /// Begins a group if the layer has to be composited as a whole; returns whether it does.
  private func beginGroup(_ layer: CALayer) -> Bool {
    // A shadow path's shadow is recorded already, and needs no group.
    let shadow = layer.shadowPath == nil ? layer.shadow(under: canvas.transform) : nil
    guard layer.state.opacity < 1 || shadow != nil || layer.mask != nil else { return false }
    canvas.beginGroup(alpha: layer.state.opacity, shadow: shadow)
    return true
  }

  /// Draws the shadow of `shadowPath`, without the shape.
  private func recordShadowPath(_ layer: CALayer) {
    guard let path = layer.shadowPath, var shadow = layer.shadow(under: canvas.transform) else {
      return
    }
    // The shadow is drawn before the layer's group begins, so the layer's opacity is not yet on it.
    shadow.color.alpha *= Double(layer.state.opacity)
    canvas.drawShadow(shadow, of: path.value)
  }
}
