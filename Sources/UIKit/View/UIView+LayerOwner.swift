import Foundation
import RasterCore

extension UIView: LayerOwner {
  nonisolated func layerWillChangeBounds(to bounds: CGRect) {
    MainActor.assumeIsolated { boundsWillChange(to: bounds) }
  }

  nonisolated func layerDidChangeBounds(from bounds: CGRect) {
    MainActor.assumeIsolated {
      boundsDidChange(from: bounds)
      if state.autoLayout != nil { noteFrame() }
    }
  }

  nonisolated func layerNeedsLayout() {
    MainActor.assumeIsolated { state.needsLayout = true }
  }

  nonisolated func placeSublayers(of layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    MainActor.assumeIsolated { layoutSublayers(of: layer) }
  }

  nonisolated func drawLayer() {
    // Dynamic colours in `draw(_:)` are resolved for the view's traits.
    MainActor.assumeIsolated { traitCollection.asCurrent { draw(bounds) } }
  }

  nonisolated func recordContents(into canvas: Canvas) {
    nonisolated(unsafe) let canvas = canvas
    MainActor.assumeIsolated { recordOwnContents(into: canvas) }
  }
}
