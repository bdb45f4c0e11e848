import Foundation

/// The pass over constraints: views update theirs, the engine adds the new ones and solves.
extension UIView {
  /// The view at the top of the tree.
  var treeRoot: UIView {
    var view = self
    while let parent = view._superview { view = parent }
    return view
  }

  /// Updates and solves the constraints of the whole tree, if anything in it is pending.
  func runConstraintPassIfNeeded() {
    let root = treeRoot
    guard root.state.awaitsConstraints else { return }
    root._updateConstraintsIfNeeded()
    // Views that came in meanwhile update theirs in this pass too.
    root._updateConstraintsIfNeeded()
    root.takeSolution()
  }

  /// Solves the constraints that changed while the view was laid out (facts AL4, AL6).
  ///
  /// A view that requests `updateConstraints` meanwhile is too late, and waits for the next pass
  /// (fact AL8).
  func solveChangedConstraints() {
    guard state.awaitsConstraints else { return }
    treeRoot.takeSolution()
  }

  private func takeSolution() {
    collectConstraints()
    ownEngine?.solve()
    takeOwnSize()
  }

  /// Calls `updateConstraints` where it is requested, subviews before superviews (fact AL7).
  func _updateConstraintsIfNeeded() {
    walkTree(enter: \.state.awaitsConstraints) { $0.updateOwnConstraints() }
  }

  private func updateOwnConstraints() {
    guard state.needsUpdateConstraints else { return }
    // Cleared before the call, so that a mark set inside it waits for the next pass.
    state.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// The engine whose root this view is.
  private var ownEngine: LayoutEngine? {
    guard let engine = state.autoLayout?.engine, engine.root === self else { return nil }
    return engine
  }

  private func collectConstraints() {
    if ownEngine == nil, usesConstraintsInside || state.autoLayout != nil {
      forgetEngine()
      autoLayout.engine = LayoutEngine(root: self, for: .layout)
      ownEngine?.installAll(heldBy: self)
    }
    guard let engine = ownEngine else { return unmarkTree() }
    collect(for: engine)
  }

  /// Drops an engine that ends, as its root is gone or a root no longer.
  fileprivate func forgetEngine() {
    forEachConstrained { view, known in
      known.engine = nil
      view.markForConstraints()
    }
  }

  private func unmarkTree() {
    walkTree(enter: \.state.awaitsConstraints) { $0.unmark() }
  }

  /// Takes the mark away, unless the view or one inside it still is to update its constraints.
  private func unmark() {
    state.awaitsConstraints =
      state.needsUpdateConstraints || _subviews.contains(where: \.state.awaitsConstraints)
  }

  /// Takes the marked views of this part of the tree into an engine.
  private func collect(for engine: LayoutEngine) {
    walkTree {
      guard $0.state.awaitsConstraints else { return false }
      $0.admit(to: engine)
      return true
    } leave: {
      $0.unmark()
    }
  }

  private func admit(to engine: LayoutEngine) {
    guard state.autoLayout != nil else { return }
    engine.admit(self)
    if !engine.keepsFrame(self) { _ = engine.item(self) }
    for guide in layoutGuides { _ = engine.item(guide) }
  }

  /// Whether this view or one inside it holds constraints or is placed by them.
  var usesConstraintsInside: Bool {
    tree.contains { view in
      if let known = view.state.autoLayout, !known.held.isEmpty { return true }
      return view !== self && !view.translatesAutoresizingMaskIntoConstraints
    }
  }
}

/// Coming into a tree and leaving it.
extension UIView {
  /// Takes this part of the tree out of its engine, and deactivates the constraints that cross its
  /// border (fact AL34).
  func leaveConstraints() {
    guard isConstrainedInTree else { return }
    var engine: LayoutEngine?
    var leaving: [any LayoutItem] = []
    forEachConstrained { view, known in
      for constraint in known.mentioning {
        guard let holder = constraint.holder else { continue }
        known.engine?.uninstall(constraint)
        if !holder.isDescendant(of: self) { constraint.deactivate() }
      }
      engine = engine ?? known.engine
      known.engine = nil
      leaving.append(view)
      leaving += view.layoutGuides as [any LayoutItem]
      leaving += view.state.guides.ownInOrder as [any LayoutItem]
      view.markForConstraints()
    }
    engine?.remove(leaving)
  }

  /// Whether views around and in this part of the tree may share constraints.
  ///
  /// Looks up and down by turns, so that a leaf is found by itself and a root by its surroundings.
  private var isConstrainedInTree: Bool {
    var (above, inside) = (_superview, tree)
    var hasConstrained = (above: false, inside: false)
    while !(hasConstrained.above && hasConstrained.inside) {
      if !hasConstrained.above {
        guard let view = above else { return false }
        hasConstrained.above = view.state.autoLayout != nil
        above = view._superview
      }
      if !hasConstrained.inside {
        guard let view = inside.next() else { return false }
        hasConstrained.inside = view.state.autoLayout != nil
      }
    }
    return true
  }

  /// Adds the constraints of this part to the new tree's engine.
  func joinConstraints() {
    if let engine = state.autoLayout?.engine, engine.root === self {
      // Its own engine ends here: nothing needs to be taken out of it.
      forgetEngine()
    }
    let wantsPass = controller != nil || type(of: self).requiresConstraintBasedLayout
    guard state.awaitsConstraints || wantsPass else { return }
    state.awaitsConstraints = true
    _superview?.markForConstraints()
  }

  /// Lets the engine read the constraints that the view holds again, as the reading direction
  /// has changed.
  func rereadConstraints() {
    guard let known = state.autoLayout, let engine = known.engine else { return }
    for constraint in known.held {
      engine.uninstall(constraint)
      engine.install(constraint)
    }
    noteGuides()
    markForConstraints()
  }

  /// Deactivates the constraints of guides that leave the view.
  func drop(_ guides: [UILayoutGuide]) {
    guard let known = state.autoLayout else { return }
    let gone = Set(guides.map(ObjectIdentifier.init))
    for constraint in known.mentioning where constraint.mentions(anyOf: gone) {
      constraint.deactivate()
    }
    known.engine?.remove(guides)
  }

  private func forEachConstrained(_ body: (UIView, ViewConstraints) -> Void) {
    for view in tree {
      if let known = view.state.autoLayout { body(view, known) }
    }
  }
}

/// The notes that a view leaves for the engine between passes.
extension UIView {
  func setFrame(_ frame: CGRect) {
    layer.frame = frame
    if state.autoLayout != nil { noteFrame() }
  }

  func setCenter(_ center: CGPoint) {
    layer.position = center
    if state.autoLayout != nil { noteFrame() }
  }

  /// Records that a frame which is not up to constraints may have changed.
  func noteFrame() {
    guard let engine = state.autoLayout?.engine else { return }
    if engine.keepsFrame(self), engine.knownItem(self) != nil {
      engine.noteStale(self)
      markForConstraints()
    }
    // A scroll view's guides move with its bounds; margins may be those that are over the view, and
    // those of a controller's view go by its width.
    if self is UIScrollView || state.margins.fromSuperview || controller != nil { noteGuides() }
  }

  /// Records that the content's size or its priorities may have changed.
  func noteContentSize() {
    guard let engine = state.autoLayout?.engine else { return }
    engine.noteStale(self)
    markForConstraints()
  }

  /// Records that insets which guides follow may have changed.
  func noteGuides() {
    guard let engine = state.autoLayout?.engine else { return }
    for guide in state.guides.ownInOrder where engine.knownItem(guide) != nil {
      engine.noteStale(guide)
      markForConstraints()
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(anyOf guides: Set<ObjectIdentifier>) -> Bool {
    [first, first.origin, second, second.origin].contains { place in
      place?.item.map { guides.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}
