import Foundation

extension NSLayoutConstraint {
  /// Activates the constraint: the nearest common ancestor of both items holds it (fact AL32).
  func activate() {
    guard holder == nil else { return }
    let (one, other) = (first.owner, second.owner)
    if one == nil, first.item == nil { return }
    // A guide without an owning view has no common ancestor with any view.
    if one == nil || other == nil && second.item != nil { return refuseNoCommonAncestor() }
    guard let common = commonAncestor(one, other) else { return refuseNoCommonAncestor() }
    hold(in: common)
  }

  private func commonAncestor(_ one: UIView?, _ other: UIView?) -> UIView? {
    guard first.origin == nil, second.origin == nil else {
      return owners.reduce(one) { $0?.commonAncestor(with: $1) }
    }
    guard let other else { return one }
    return one?.commonAncestor(with: other)
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    // Even if the holder was deallocated, the views of the items still list the constraint, so it
    // is removed from their lists first.
    if serial > 0 { forEachOwner { $0.state.autoLayout?.forget(self) } }
    guard let holder, let state = holder.state.autoLayout else { return }
    state.held.remove(self)
    state.engine?.uninstall(self)
    self.holder = nil
    holder.markForConstraints()
    if state.engine != nil { tellCell() }
  }

  /// Makes a view hold the constraint, which activates it.
  func hold(in view: UIView) {
    guard view !== holder else { return }
    deactivate()
    holder = view
    noteActivation()
    let known = view.autoLayout
    known.held.append(self)
    forEachOwner { $0.autoLayout.remember(self) }
    view.markForConstraints()
    guard let engine = known.engine else { return }
    engine.install(self)
    tellCell()
  }

  /// Calls a closure once for each view that is or owns an item of the constraint.
  func forEachOwner(_ body: (UIView) -> Void) {
    if first.origin != nil || second.origin != nil { return owners.forEach(body) }
    let (one, other) = (first.owner, second.owner)
    if let one { body(one) }
    if let other, other !== one { body(other) }
  }

  /// The views that are or own items of the constraint, each once.
  var owners: [UIView] {
    var views: [UIView] = []
    for place in [first, first.origin, second, second.origin] {
      guard let owner = place?.owner, !views.contains(where: { $0 === owner }) else { continue }
      views.append(owner)
    }
    return views
  }

  func constantDidChange() {
    guard let holder else { return }
    holder.state.autoLayout?.engine?.constantDidChange(of: self)
    holder.markForConstraints()
    tellCell()
  }

  /// Notifies the enclosing cell that its preferred size may have changed.
  private func tellCell() {
    guard let view = second.owner ?? first.owner else { return }
    view.superview?.contentSizeDidChange(of: view)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard let holder else { return }
    holder.state.autoLayout?.engine?.priorityDidChange(of: self, from: old)
    holder.markForConstraints()
  }
}

extension UIView {
  /// Returns the nearest common ancestor of this view and another, which may be one of the two
  /// views; nil if they have none.
  func commonAncestor(with other: UIView) -> UIView? {
    // The common cases are checked first: the same view, siblings, or a view and its superview.
    if self === other || _superview === other { return other }
    if other._superview === self { return self }
    if let _superview, _superview === other._superview { return _superview }
    var ancestors: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \._superview) {
      ancestors.insert(ObjectIdentifier(view))
    }
    return sequence(first: other, next: \._superview).first {
      ancestors.contains(ObjectIdentifier($0))
    }
  }
}
