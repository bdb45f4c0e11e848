import Foundation

extension CALayer {
  /// Adds a layer in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer right behind a sibling.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer right in front of a sibling.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  /// Replaces a sublayer by another layer.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // Removed first: where this already is its superlayer, the list gets shorter.
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for child in children { child.parent = nil }
    children = []
    for layer in layers { addSublayer(layer) }
  }
}

extension CALayer {
  /// Lays out the layers of this tree that are marked for it and belong to no view; views lay out
  /// theirs.
  func layoutTreeIfNeeded() {
    if owner == nil, state.needsLayout {
      state.needsLayout = false
      layoutSublayers()
    }
    for child in children { child.layoutTreeIfNeeded() }
  }
}
