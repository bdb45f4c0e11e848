import Foundation

/// Who observes a property of an object that a layer shows.
class Observer {
  /// The parts of the layer that the property depends on.
  var parts: ObservedParts = []
  /// Whether the object is being changed in several steps, of which only the last is told.
  var isHeld = false
  weak var layer: CALayer?

  /// Whether a change of parts may change the property, and can be told now.
  func isConcerned(by parts: ObservedParts) -> Bool {
    !isHeld && !self.parts.isDisjoint(with: parts)
  }

  /// Notes the value before a change; returns what tells of the change after it.
  func willChange() -> () -> Void { {} }

  /// Tells of a change that has happened without a word.
  func catchUp() {}

  /// Ends the observation.
  func end() {
    guard let layer else { return }
    layer.observers?.removeAll { $0 === self }
    if layer.observers?.isEmpty == true { layer.observers = nil }
    self.layer = nil
  }
}
