package import Foundation
package import QuartzCore
package import RasterCore

extension UIView: LayerOwner {
  package nonisolated var animatesChanges: Bool {
    MainActor.assumeIsolated { AnimationBlock.isEnabled }
  }

  package nonisolated func layerWillChangeBounds(to bounds: CGRect) {
    MainActor.assumeIsolated { boundsWillChange(to: bounds) }
  }

  package nonisolated func layerDidChangeBounds(from bounds: CGRect) {
    MainActor.assumeIsolated {
      boundsDidChange(from: bounds)
      if state.autoLayout != nil { noteFrame() }
    }
  }

  package nonisolated func layerNeedsLayout() {
    MainActor.assumeIsolated { state.needsLayout = true }
  }

  package nonisolated func layOutIfNeeded() {
    MainActor.assumeIsolated { layoutIfNeeded() }
  }

  package nonisolated func placeSublayers(of layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    MainActor.assumeIsolated { layoutSublayers(of: layer) }
  }

  package nonisolated func drawLayer() {
    // Dynamic colours in `draw(_:)` must be resolved for the view's traits.
    MainActor.assumeIsolated { traitCollection._performAsCurrent { draw(bounds) } }
  }

  package nonisolated func recordContents(into canvas: Canvas) {
    nonisolated(unsafe) let canvas = canvas
    MainActor.assumeIsolated { recordOwnContents(into: canvas) }
  }
}

extension CALayer {
  /// Makes a view the layer's owner, and sets the layer's first frame.
  func begin(for owner: any LayerOwner, frame: CGRect) {
    self.owner = owner
    // The layer is registered as new before its frame is set; otherwise an animation block would
    // animate the first frame.
    BlockRecording.current?.unanimatedLayers?.note(self)
    self.frame = frame
  }
}

extension UIView {
  /// Makes a new view the owner of its layer, and sets its first frame.
  func begin(frame: CGRect) {
    _layer.begin(for: self, frame: frame)
    AppearanceProxy.noteNew(self)
  }
}
