import Foundation

extension UIView {
  /// Exchanges two subviews by their indices from the back.
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard children.indices.contains(one), children.indices.contains(other) else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (first, second) = (children[low], children[high])
    reorder(second, to: low)
    reorder(first, to: high)
  }

  /// Returns whether this is `view` or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  /// Returns the first view with a tag, this one included, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    tree.first { $0.tag == tag }
  }
}

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be added as a subview of itself: \(self)")
    if view.parent === self { return reorder(view, to: min(index, children.count - 1)) }
    let oldWindow = view.window
    let newWindow = window
    // The "will" calls find the view still in its old superview, the "did" calls in the new one.
    view.announceMove(to: self, from: oldWindow, into: newWindow)
    if view.parent == nil || (oldWindow == nil && newWindow != nil) {
      BlockRecording.current?.unanimatedLayers?.noteArrival(view.backingLayer)
    }
    view.detach()
    attach(view, at: min(max(index, 0), children.count))
    view.finishMove(from: oldWindow, into: newWindow)
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, behind sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? 0)
  }

  func insert(_ view: UIView, inFrontOf sibling: UIView) {
    let place = place(of: sibling, without: view)
    insert(view, at: place.map { $0 + 1 } ?? children.count)
  }

  func move(_ view: UIView, to index: Int) {
    guard view.parent === self else { return }
    reorder(view, to: index)
  }

  func leaveSuperview() {
    guard let parent else { return }
    // Read now: a view without a superview has no window.
    let oldWindow = window
    announceMove(to: nil, from: oldWindow, into: nil)
    BlockRecording.current?.unanimatedLayers?.noteDeparture(backingLayer)
    detach()
    comeIntoWindow(nil)
    finishMove(from: oldWindow, into: nil)
    parent.setNeedsLayout()
  }

  /// Returns the index of a subview from the back, without counting `view`.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    children.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func announceMove(to superview: UIView?, from old: UIWindow?, into new: UIWindow?) {
    parent?.willRemoveSubview(self)
    if old !== new { controller?.viewWillMove(into: new) }
    if old !== new { for view in tree { view.willMove(toWindow: new) } }
    willMove(toSuperview: superview)
  }

  private func finishMove(from old: UIWindow?, into new: UIWindow?) {
    noteTraitsAfterMove()
    // In a window the layout pass notes the safe area; outside there may be no pass, and it is
    // zero.
    if new == nil { noteSafeAreaAfterMove(from: old) }
    // Before the view is reported: what it does then, it does in its style.
    if old !== new, new != nil { tree.forEach(AppearanceProxy.style) }
    if old !== new { for view in tree { view.didMoveToWindow() } }
    didMoveToSuperview()
    if old !== new { controller?.viewDidMove(into: new) }
  }

  private func detach() {
    leaveConstraints()
    parent?.children.removeAll { $0 === self }
    parent = nil
    layer.removeFromSuperlayer()
  }

  private func attach(_ view: UIView, at index: Int) {
    let neighbour = children.indices.contains(index) ? children[index] : nil
    children.insert(view, at: index)
    view.parent = self
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
    children.removeAll { $0 === view }
    attach(view, at: index)
  }
}

extension UIView {
  /// Records the window around this part of the tree.
  private func comeIntoWindow(_ window: UIWindow?) {
    guard windowAround !== window else { return }
    var views = tree
    while let view = views.next() {
      view.windowAround = window
      if window != nil { view.isSafeAreaZero = false }
      // What is in a window is in that one, wherever it is itself.
      if view is UIWindow { views.skipSubviews() }
    }
  }

  /// Releases the subviews, and returns them.
  nonisolated func giveUpChildren() -> [UIView] {
    let owned = children
    children = []
    for child in owned {
      child.parent = nil
      child.forgetSurroundings()
    }
    return owned
  }

  /// Drops the values from views around this one, which are gone.
  private nonisolated func forgetSurroundings() {
    var views = ViewTree(self)
    while let view = views.next() {
      // Where nothing is known of the views around, nothing is inside either.
      if view is UIWindow || view.windowAround == nil && view.keptTraits == nil {
        views.skipSubviews()
      }
      (view.windowAround, view.keptTraits) = (nil, nil)
    }
  }
}

extension UIView: TreeOwner {
  nonisolated func giveUpOwned() -> [UIView] { giveUpChildren() }
}
