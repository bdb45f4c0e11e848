import Foundation
import QuartzCore

/// An observer of one property of a layer or of its view.
class Observer: LayerObserver {
  var parts: ObservedParts = []
  var isHeld = false
  weak var layer: CALayer?

  func willChange() -> () -> Void { {} }

  func catchUp() {}

  func end() {
    guard let layer else { return }
    layer.observers?.removeAll { $0 === self }
    if layer.observers?.isEmpty == true { layer.observers = nil }
    self.layer = nil
  }
}
