import Foundation

extension CALayer {
  /// Puts a layer in front of the others inside.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Puts a layer at a place from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts a layer right behind a sibling.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of a sibling.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  /// Puts one layer in the place of another.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let place = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: place)
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
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
  /// Lays out this layer and those inside that wait for it; a view's layers are laid out by the
  /// view.
  func layoutTreeIfNeeded() {
    if owner == nil, state.needsLayout {
      state.needsLayout = false
      layoutSublayers()
    }
    for child in children { child.layoutTreeIfNeeded() }
  }
}
