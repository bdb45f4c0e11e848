import Foundation

/// The constraint pass: views update their constraints, then the engine adds the new ones and is
/// solved.
extension UIView {
  var treeRoot: UIView {
    var view = self
    while let parent = view._superview { view = parent }
    return view
  }

  /// Updates and solves the constraints of the whole tree if anything in it is pending.
  func runConstraintPassIfNeeded() {
    let root = treeRoot
    guard root.state.awaitsConstraints else { return }
    root._updateConstraintsIfNeeded()
    // The first call may add views; the second one updates their constraints in the same pass.
    root._updateConstraintsIfNeeded()
    root.takeSolution()
  }

  /// Solves the constraints that changed while the view was laid out (facts AL4, AL6).
  ///
  /// `updateConstraints` is not called; views that have requested it meanwhile are updated in the
  /// next pass (fact AL8).
  func solveChangedConstraints() {
    guard state.awaitsConstraints else { return }
    treeRoot.takeSolution()
  }

  private func takeSolution() {
    collectConstraints()
    ownEngine?.solve()
    takeOwnSize()
  }

  /// Calls `updateConstraints` on the views that need it, subviews before superviews (fact AL7).
  func _updateConstraintsIfNeeded() {
    walkTree(enter: \.state.awaitsConstraints) { $0.updateOwnConstraints() }
  }

  private func updateOwnConstraints() {
    guard state.needsUpdateConstraints else { return }
    // The flag is cleared before the call, so that `setNeedsUpdateConstraints()` inside the call
    // requests another pass.
    state.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// The engine of which this view is the root; nil if it is not a root.
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

  /// Removes the references of this subtree's views to an engine whose root was removed or is no
  /// longer a root.
  fileprivate func forgetEngine() {
    forEachConstrained { view, known in
      known.engine = nil
      view.markForConstraints()
    }
  }

  private func unmarkTree() {
    walkTree(enter: \.state.awaitsConstraints) { $0.unmark() }
  }

  /// Clears the mark for the constraint pass, unless the view or a descendant must still update its
  /// constraints.
  private func unmark() {
    state.awaitsConstraints =
      state.needsUpdateConstraints || _subviews.contains(where: \.state.awaitsConstraints)
  }

  /// Adds the marked views of this subtree to an engine.
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

  /// Whether this view or a descendant holds constraints, or constraints determine the frame of a
  /// descendant.
  var usesConstraintsInside: Bool {
    tree.contains { view in
      if let known = view.state.autoLayout, !known.held.isEmpty { return true }
      return view !== self && !view.translatesAutoresizingMaskIntoConstraints
    }
  }
}

/// The addition of a view to a tree, and its removal.
extension UIView {
  /// Removes this subtree from its engine, and deactivates constraints between the subtree and
  /// other views (fact AL34).
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

  /// Whether constraints may connect the subtree with other views of the tree: both an ancestor and
  /// a view of the subtree use Auto Layout.
  ///
  /// The search alternates between the ancestors and the subtree, so that it is short for a leaf as
  /// well as for a subview of the root.
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

  /// Prepares this subtree for the next constraint pass, in which its constraints are added to the
  /// engine of the new tree.
  func joinConstraints() {
    if let engine = state.autoLayout?.engine, engine.root === self {
      // The view's own engine is no longer used, so nothing needs to be removed from it.
      forgetEngine()
    }
    let wantsPass = controller != nil || type(of: self).requiresConstraintBasedLayout
    guard state.awaitsConstraints || wantsPass else { return }
    state.awaitsConstraints = true
    _superview?.markForConstraints()
  }

  /// Marks the view's constraints to be added to the engine again in the next pass, after a change
  /// of the reading direction.
  func rereadConstraints() {
    guard let known = state.autoLayout, let engine = known.engine else { return }
    for constraint in known.held {
      engine.uninstall(constraint)
      engine.install(constraint)
    }
    noteGuides()
    markForConstraints()
  }

  /// Deactivates the constraints of guides removed from the view.
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

/// The changes of a view that are recorded for the layout engine between two constraint passes.
extension UIView {
  func setFrame(_ frame: CGRect) {
    layer.frame = frame
    if state.autoLayout != nil { noteFrame() }
  }

  func setCenter(_ center: CGPoint) {
    layer.position = center
    if state.autoLayout != nil { noteFrame() }
  }

  /// Records that the frame may have changed; ignored if constraints determine it.
  func noteFrame() {
    guard let engine = state.autoLayout?.engine else { return }
    if engine.keepsFrame(self), engine.knownItem(self) != nil {
      engine.noteStale(self)
      markForConstraints()
    }
    // Guides may depend on the frame: those of a scroll view on its bounds, margins on those of the
    // superview, and the margins of a controller's view on its width.
    if self is UIScrollView || state.margins.fromSuperview || controller != nil { noteGuides() }
  }

  /// Records that the intrinsic size or its priorities may have changed.
  func noteContentSize() {
    guard let engine = state.autoLayout?.engine else { return }
    engine.noteStale(self)
    markForConstraints()
  }

  /// Records that the insets used by the view's guides may have changed.
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
