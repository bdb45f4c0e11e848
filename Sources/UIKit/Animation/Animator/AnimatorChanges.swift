import Foundation

/// The changes that an animator has recorded, so that the changed properties can be set to their
/// values at the start, at the position where the animator stopped, or at the end.
struct AnimatorChanges {
  private struct Change {
    let layer: CALayer
    let property: AnimatedProperty
    /// The value before the animator changed it.
    let start: AnimatedValue
    /// The value on screen and the value after the animation, read when the animator stops or ends.
    var current: AnimatedValue
    var end: AnimatedValue
  }

  private var changes: [Change] = []

  /// Records a property before its first change.
  mutating func note(_ layer: CALayer, _ property: AnimatedProperty, from start: AnimatedValue) {
    guard !changes.contains(where: { $0.layer === layer && $0.property == property }) else {
      return
    }
    changes.append(
      Change(layer: layer, property: property, start: start, current: start, end: start))
  }

  /// Removes the animations of an animation run from the layers, and stores the layers' current and
  /// final values.
  mutating func takeOut(_ run: AnimationRun) {
    // All values are read first, because removing an animation changes the values on screen.
    for index in changes.indices {
      let (layer, property) = (changes[index].layer, changes[index].property)
      changes[index].current = layer.presentedState[property]
      changes[index].end = layer.state[property]
    }
    for change in changes { change.layer.dropAnimations { $0.run === run } }
  }

  /// Sets the recorded properties of the layers to their values at a position, without animation.
  func set(to position: UIViewAnimatingPosition) {
    BlockRecording.suspend {
      for change in changes {
        switch position {
        case .start: change.layer.set(change.property, to: change.start)
        case .current: change.layer.set(change.property, to: change.current)
        case .end: change.layer.set(change.property, to: change.end)
        }
      }
    }
  }
}

extension CALayer {
  /// Sets a property, if possible through the layer's setter, so that its observers are called.
  fileprivate func set(_ property: AnimatedProperty, to value: AnimatedValue) {
    switch property {
    case .bounds: bounds = value.rect
    case .position: position = value.point
    case .opacity: changeOpacity(to: value.number)
    case .transform: transform = value.transform ?? transform
    default: state[property] = value
    }
  }
}
