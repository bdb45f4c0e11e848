/// An observer of a property whose value depends on some parts of a layer.
package protocol LayerObserver: AnyObject {
  /// The parts of the layer on which the property depends.
  var parts: ObservedParts { get }
  /// Whether notifications are postponed because the property is being changed in several steps.
  var isHeld: Bool { get set }

  /// Reads the value before a change; returns a closure that sends the notification after it.
  func willChange() -> () -> Void

  /// Notifies the observer of a change that was made without `CALayer.change`.
  func catchUp()
}

extension LayerObserver {
  /// Returns whether the observer must be notified now of a change of the given parts, because its
  /// property depends on one of them.
  func isConcerned(by parts: ObservedParts) -> Bool {
    !isHeld && !self.parts.isDisjoint(with: parts)
  }
}
