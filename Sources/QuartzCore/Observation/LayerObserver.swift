/// An observer of a property that depends on some parts of a layer.
package protocol LayerObserver: AnyObject {
  /// The parts of the layer on which the property depends.
  var parts: ObservedParts { get }
  /// Whether the object is being changed in several steps, after which the observer is notified
  /// once.
  var isHeld: Bool { get set }

  /// Reads the value before a change; returns the closure that notifies of the change after it.
  func willChange() -> () -> Void

  /// Notifies the observer of a change made outside `CALayer.change`.
  func catchUp()
}

extension LayerObserver {
  /// Returns whether the observer is to be notified of a change of some parts now.
  func isConcerned(by parts: ObservedParts) -> Bool {
    !isHeld && !self.parts.isDisjoint(with: parts)
  }
}
