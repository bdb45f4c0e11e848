import Foundation

extension UIView {
  /// Exchanges two subviews by their indices from the back; does nothing if one does not exist.
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard _subviews.indices.contains(one), _subviews.indices.contains(other) else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (first, second) = (_subviews[low], _subviews[high])
    reorder(second, to: low)
    reorder(first, to: high)
  }

  /// Returns whether this is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \._superview).contains { $0 === view }
  }

  /// Returns the first view with a tag among this view and its descendants, in depth-first order;
  /// nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    tree.first { $0.tag == tag }
  }
}

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be added as a subview of itself: \(self)")
    if view._superview === self { return reorder(view, to: min(index, _subviews.count - 1)) }
    let oldWindow = view.window
    let newWindow = window
    // The calls of `willMove` must see the old superview, those of `didMove` the new one.
    view.announceMove(to: self, from: oldWindow, into: newWindow)
    if view._superview == nil || (oldWindow == nil && newWindow != nil) {
      BlockRecording.current?.unanimatedLayers?.noteArrival(view._layer)
    }
    view.detach()
    attach(view, at: min(max(index, 0), _subviews.count))
    view.finishMove(from: oldWindow, into: newWindow)
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, behind sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? 0)
  }

  func insert(_ view: UIView, inFrontOf sibling: UIView) {
    let place = place(of: sibling, without: view)
    insert(view, at: place.map { $0 + 1 } ?? _subviews.count)
  }

  func move(_ view: UIView, to index: Int) {
    guard view._superview === self else { return }
    reorder(view, to: index)
  }

  func _removeFromSuperview() {
    guard let _superview else { return }
    // The window is read first, since it is nil for a view without a superview.
    let oldWindow = window
    announceMove(to: nil, from: oldWindow, into: nil)
    BlockRecording.current?.unanimatedLayers?.noteDeparture(_layer)
    detach()
    comeIntoWindow(nil)
    finishMove(from: oldWindow, into: nil)
    _superview.setNeedsLayout()
  }

  /// Returns the index of `sibling` among the subviews without `view`; nil if `sibling` is
  /// `view` or not a subview.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    guard sibling !== view, let place = index(of: sibling) else { return nil }
    let own = view._superview === self ? index(of: view) : nil
    return own.map { $0 < place } == true ? place - 1 : place
  }

  /// Returns the index of a subview; nil for other views.
  ///
  /// The frontmost subview is compared first, because views are usually added in front of it.
  private func index(of subview: UIView) -> Int? {
    _subviews.last === subview
      ? _subviews.count - 1 : _subviews.firstIndex { $0 === subview }
  }

  private func announceMove(to superview: UIView?, from old: UIWindow?, into new: UIWindow?) {
    _superview?.willRemoveSubview(self)
    if old !== new { controller?.viewWillMove(into: new) }
    if old !== new {
      for view in tree {
        if view !== self { view.lonelyController?.viewWillMove(into: new) }
        view.willMove(toWindow: new)
      }
    }
    willMove(toSuperview: superview)
  }

  private func finishMove(from old: UIWindow?, into new: UIWindow?) {
    noteTraitsAfterMove()
    // In a window, the layout pass updates the safe area. Outside a window, the safe area is zero,
    // and there may be no layout pass.
    if new == nil { noteSafeAreaAfterMove(from: old) }
    // Appearance proxies set their values before the views are notified, so that clients see the
    // values.
    if old !== new, new != nil { tree.forEach(AppearanceProxy.style) }
    if old !== new { for view in tree { view.didMoveToWindow() } }
    didMoveToSuperview()
    guard old !== new else { return }
    for view in tree where view !== self { view.lonelyController?.viewDidMove(into: new) }
    controller?.viewDidMove(into: new)
  }

  /// The controller of the view if it has no parent controller; otherwise nil, because the parent
  /// calls its appearance methods.
  private var lonelyController: UIViewController? {
    controller.flatMap { $0.parent == nil ? $0 : nil }
  }

  private func detach() {
    leaveConstraints()
    if let index = _superview?.index(of: self) { _superview?._subviews.remove(at: index) }
    _superview = nil
    layer.removeFromSuperlayer()
  }

  private func attach(_ view: UIView, at index: Int) {
    let neighbour = _subviews.indices.contains(index) ? _subviews[index] : nil
    _subviews.insert(view, at: index)
    view._superview = self
    view.comeIntoWindow(window)
    view.loseSafeAreaZeroUnlessAround()
    view.joinConstraints()
    if let neighbour {
      layer.insertSublayer(view.layer, below: neighbour.layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func reorder(_ view: UIView, to index: Int) {
    if let old = self.index(of: view) { _subviews.remove(at: old) }
    attach(view, at: index)
  }
}

extension UIView {
  /// Stores the window that contains this subtree in each of its views.
  private func comeIntoWindow(_ window: UIWindow?) {
    guard _window !== window else { return }
    var views = tree
    while let view = views.next() {
      view._window = window
      if window != nil { view.isSafeAreaZero = false }
      // The views inside a nested window belong to that window.
      if view is UIWindow { views.skipSubviews() }
    }
  }

  /// Removes the subviews without notifications, and returns them.
  nonisolated func giveUpChildren() -> [UIView] {
    let owned = _subviews
    _subviews = []
    for child in owned {
      child._superview = nil
      child.forgetSurroundings()
    }
    return owned
  }

  /// Clears the window and the traits cached from this view's ancestors, which are being
  /// deallocated.
  private nonisolated func forgetSurroundings() {
    var views = ViewTree(self)
    while let view = views.next() {
      // If a view has neither a window nor cached traits, its descendants have none, so they are
      // skipped.
      if view is UIWindow || view._window == nil && view.keptTraits == nil {
        views.skipSubviews()
      }
      (view._window, view.keptTraits) = (nil, nil)
    }
  }
}

extension UIView: TreeOwner {
  @usableFromInline
  package nonisolated func giveUpOwned() -> [UIView] { giveUpChildren() }
}
