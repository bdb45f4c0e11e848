import Basics

/// A log of the animations that begin on layers, for the record of a film, which contains each
/// frame of an animation.
///
///     AnimationLog.current = log
///     UIView.animate(withDuration: 0.3) { bar.alpha = 0 }
///     log.animations(of: bar.layer, without: [])        // opacity from 1 to 0 in 0.3 s
package final class AnimationLog {
  private static let present = ThreadValue<AnimationLog>()

  /// The log of this thread; nil if animations are not logged.
  package static var current: AnimationLog? {
    get { present.value }
    set { present.value = newValue }
  }

  /// The animations by layer.
  ///
  /// The layers are retained, because otherwise a new layer could have the address of a deallocated
  /// one.
  private var entries: [ObjectIdentifier: (layer: CALayer, animations: [BegunAnimation])] = [:]

  /// The values of layers before animation blocks changed them.
  package private(set) var former: [FormerValue] = []

  /// Makes an empty log.
  package init() {}

  /// Adds an animation that begins on a layer; a further change in the same block only changes the
  /// end value of the logged animation.
  func note(_ animation: LayerAnimation, on layer: CALayer) {
    let begun = BegunAnimation(animation, on: layer)
    var animations = entries[ObjectIdentifier(layer)]?.animations ?? []
    if let place = animations.lastIndex(where: { $0.isSameChange(as: begun) }) {
      animations[place].continue(with: begun)
    } else {
      animations.append(begun)
    }
    entries[ObjectIdentifier(layer)] = (layer, animations)
  }

  /// Stores the value of a layer's property before a block changes it for the first time.
  func note(_ old: AnimatedValue, of property: AnimatedProperty, on layer: CALayer) {
    guard !former.contains(where: { $0.layer === layer && $0.property == property }) else { return }
    former.append(FormerValue(layer: layer, property: property, value: old))
  }

  /// Returns the animations that have begun on a layer, except for those of an animator that has
  /// not started, and those of the runs in `system` that change its position or size.
  package func animations(of layer: CALayer, without system: [AnimationRun]) -> [BegunAnimation] {
    let all = entries[ObjectIdentifier(layer)]?.animations ?? []
    return all.filter { animation in
      !animation.isWaiting
        && !(animation.isOfGeometry && system.contains { $0 === animation.run })
    }
  }

  /// Returns the runs to which the animations of a layer belong.
  package func runs(of layer: CALayer) -> [AnimationRun] {
    (entries[ObjectIdentifier(layer)]?.animations ?? []).map(\.run)
  }

  /// Removes all animations except for those of an animator that has not started.
  package func removeBegun() {
    entries = entries.compactMapValues { entry in
      let waiting = entry.animations.filter(\.isWaiting)
      return waiting.isEmpty ? nil : (entry.layer, waiting)
    }
  }
}

/// The value of a layer's property before an animation block changed it.
package struct FormerValue {
  package private(set) weak var layer: CALayer?
  let property: AnimatedProperty
  let value: AnimatedValue

  /// Sets the value again, without an animation.
  package func putBack() { layer?.state[property] = value }
}
