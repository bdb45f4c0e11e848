import Foundation

/// An observer of one property of a layer or of its view.
class Observer {
  /// The parts of the layer that the property depends on.
  var parts: ObservedParts = []
  /// Whether the object is being changed in several steps, after which the observer is notified
  /// once.
  var isHeld = false
  weak var layer: CALayer?

  /// Returns whether the observer is to be notified of a change of some parts now.
  func isConcerned(by parts: ObservedParts) -> Bool {
    !isHeld && !self.parts.isDisjoint(with: parts)
  }

  /// Reads the value before a change; returns the closure that notifies of the change after it.
  func willChange() -> () -> Void { {} }

  /// Notifies of a change that was made outside of `CALayer.change`.
  func catchUp() {}

  /// Ends the observation.
  func end() {
    guard let layer else { return }
    layer.observers?.removeAll { $0 === self }
    if layer.observers?.isEmpty == true { layer.observers = nil }
    self.layer = nil
  }
}
