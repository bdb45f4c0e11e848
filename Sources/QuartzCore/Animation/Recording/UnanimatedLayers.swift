/// The layers that are added while an animation block is open.
///
/// Changes of these layers and their sublayers are not animated, because they were not visible
/// before.
///
/// The list contains the layers of views that were made in the block, and of views that were added
/// to the tree, unless they had been removed from the tree in the same block. Nested blocks share
/// the list.
package final class UnanimatedLayers {
  // The layers are retained: otherwise a new layer could have the address of a deallocated one.
  private var new: [ObjectIdentifier: CALayer] = [:]
  private var left: [ObjectIdentifier: CALayer] = [:]

  /// Records a layer that has never been displayed.
  package func note(_ layer: CALayer) { new[ObjectIdentifier(layer)] = layer }

  /// Records that a layer is about to be added to the tree, while it still has its old superlayer.
  package func noteArrival(_ layer: CALayer) {
    if !isInside(layer, left) { note(layer) }
  }

  /// Records that a layer is about to be removed from the tree.
  package func noteDeparture(_ layer: CALayer) {
    if !contains(layer) { left[ObjectIdentifier(layer)] = layer }
  }

  /// Removes a layer from the list, so that subsequent changes of it are animated.
  package func forget(_ layer: CALayer) { new[ObjectIdentifier(layer)] = nil }

  /// Returns whether a layer or one of its ancestors is new.
  package func contains(_ layer: CALayer) -> Bool { isInside(layer, new) }

  private func isInside(_ layer: CALayer, _ layers: [ObjectIdentifier: CALayer]) -> Bool {
    guard !layers.isEmpty else { return false }
    return sequence(first: layer, next: \.parent).contains { layers[ObjectIdentifier($0)] != nil }
  }
}
