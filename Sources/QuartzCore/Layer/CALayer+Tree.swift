extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    // The layer is removed before the index is computed: if it is already in `children`, the list
    // becomes shorter.
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
  /// The outermost layer marked for layout, among this layer and the superlayers up to the first
  /// that belongs to a view; this layer if none is marked.
  ///
  /// The outermost layer is laid out first, because its layout sets the frames of its sublayers, on
  /// which the layouts of the sublayers depend.
  var outermostMarkedLayer: CALayer {
    sequence(first: self, next: \.parent).prefix { $0.owner == nil }
      .reduce(self) { $1.state.needsLayout ? $1 : $0 }
  }

  /// Lays out the marked layers of this tree that do not belong to a view; views lay out their own
  /// layers.
  package func layoutTreeIfNeeded() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.owner == nil, layer.state.needsLayout {
        layer.state.needsLayout = false
        layer.layoutSublayers()
      }
      waiting.append(contentsOf: layer.children.reversed())
    }
  }
}

extension CALayer: TreeOwner {
  @usableFromInline
  package func giveUpOwned() -> [CALayer] {
    let owned = children
    children = []
    for child in owned { child.parent = nil }
    return owned
  }
}
