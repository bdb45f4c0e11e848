package import Foundation
package import RasterCore

/// A recorder that draws a tree of layers on a canvas, each layer in this order.
///
///     shadow ‹ background ‹ contents ‹ sublayers by zPosition ‹ border        (from back to front)
///
/// A layer with an opacity below 1, a mask, or a shadow without a `shadowPath` is a group: it is
/// drawn separately and then composited as a whole.
package struct LayerRecorder {
  package let canvas: Canvas
  /// The visible rectangle in the canvas's own coordinates; nil means that everything is visible.
  package var visible: CGRect?
  /// Whether layers are recorded with their values after all animations, instead of the presented
  /// ones.
  package var showsModel = false
  /// Whether materials are drawn, which `CALayer.render(in:)` leaves out (fact H22).
  package var showsMaterials = true
  /// The number of ancestors of the current layer that are being recorded.
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
    // The sublayers of an invisible layer may be visible, so only the layer's own drawing is
    // skipped.
    let isVisible =
      layer.drawsItself && !isOutOfSight(layer.bounds)
      && (showsMaterials || !layer.state.isMaterial)
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
    // Deeper layers are left out, because recording and reading each level of a drawing needs stack
    // space.
    guard inside.depth < PictureLimit.depth else { return }
    for child in layer.childrenFromBackToFront { inside.record(child) }
  }

  private func record(mask: CALayer) {
    // The mask is drawn as a group, so that the combined alpha of its sublayers masks the layer's
    // drawing.
    canvas.beginGroup(blendMode: .destinationIn)
    record(mask)
    canvas.endGroup()
  }
}

extension LayerRecorder {
  /// Returns whether a rectangle in the layer's coordinates is not visible; a rectangle with NaN
  /// counts as not visible.
  private func isOutOfSight(_ rect: CGRect) -> Bool {
    guard let visible else { return false }
    let box = rect.applying(canvas.transform)
    // The tolerance of 1 is needed because anti-aliased edges extend beyond the rectangle.
    let isSeen =
      box.minX < visible.maxX + 1 && box.maxX > visible.minX - 1
      && box.minY < visible.maxY + 1 && box.maxY > visible.minY - 1
    return !isSeen
  }

  /// Begins a group if the layer must be composited as a whole; returns whether a group was begun.
  private func beginGroup(_ layer: CALayer) -> Bool {
    // The shadow of a `shadowPath` has been recorded separately, so no group is needed for it.
    let shadow = layer.shadowPath == nil ? layer.shadow(under: canvas.transform) : nil
    guard layer.state.opacity < 1 || shadow != nil || layer.mask != nil else { return false }
    // Without a group, a mask would also erase what is behind the layer.
    canvas.beginGroup(
      alpha: layer.state.opacity, shadow: shadow, isIsolated: layer.mask != nil)
    return true
  }

  /// Draws the shadow of `shadowPath` without the shape itself.
  private func recordShadowPath(_ layer: CALayer) {
    guard let path = layer.shadowPath, var shadow = layer.shadow(under: canvas.transform) else {
      return
    }
    // The shadow is drawn before the layer's group begins, so the layer's opacity must be applied
    // here.
    shadow.color.alpha *= Double(layer.state.opacity)
    canvas.drawShadow(shadow, of: path.value)
  }
}
