/// The layers that come in while an animation block is open: nothing was seen of them before, so
/// they and all in them have their values at once.
///
/// New is the layer of a view that is made in the block, and of one that comes into the tree,
/// unless it has left the tree in the same block. Blocks inside a block share its new layers.
package final class UnanimatedLayers {
  // The layers are kept: another one could get the address of one that is gone.
  private var new: [ObjectIdentifier: CALayer] = [:]
  private var left: [ObjectIdentifier: CALayer] = [:]

  /// Records a layer that was never displayed.
  package func note(_ layer: CALayer) { new[ObjectIdentifier(layer)] = layer }

  /// Records that a layer is about to come into the tree, while it still has its old superlayer.
  package func noteArrival(_ layer: CALayer) {
    if !isInside(layer, left) { note(layer) }
  }

  /// Records that a layer is about to leave the tree.
  package func noteDeparture(_ layer: CALayer) {
    if !contains(layer) { left[ObjectIdentifier(layer)] = layer }
  }

  /// Lets a layer, without its sublayers, be animated from the values that it has now.
  package func forget(_ layer: CALayer) { new[ObjectIdentifier(layer)] = nil }

  /// Returns whether a layer or one around it is new.
  package func contains(_ layer: CALayer) -> Bool { isInside(layer, new) }

  private func isInside(_ layer: CALayer, _ layers: [ObjectIdentifier: CALayer]) -> Bool {
    guard !layers.isEmpty else { return false }
    return sequence(first: layer, next: \.parent).contains { layers[ObjectIdentifier($0)] != nil }
  }
}
