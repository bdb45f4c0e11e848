import Foundation

extension UICollectionView {
  /// Adds views as subviews, in an order from back to front.
  ///
  /// Subviews that the collection view did not load keep their positions: those behind all loaded
  /// views remain behind them, the others remain in front.
  func arrange(_ views: [UICollectionReusableView]) {
    for view in views {
      if let element = view.appliedAttributes?.state.element { enter(view, of: element) }
    }
    let views = orderWhileAnimating(views)
    for scrollView in orthogonal.views.values {
      scrollView.order(views.filter { $0.superview === scrollView })
    }
    order(views.map(frontmostContainer))
  }

  /// Returns the direct subview of the collection view that is or contains an element's view.
  private func frontmostContainer(of view: UICollectionReusableView) -> UIView {
    view.superview as? OrthogonalScrollView ?? view
  }

  /// Adds an element's view to the collection view or to the scroll view of its section, directly
  /// in front of the frontmost loaded view; does nothing if the view is already there.
  func enter(_ view: UICollectionReusableView, of element: ElementKey) {
    let container = container(of: element)
    guard view.superview !== container else { return }
    noteNewcomer(view)
    container.addInFront(view)
  }

  /// Records that a view was not visible before, so that an enclosing animation does not animate
  /// its position and content (fact RO27).
  func noteNewcomer(_ view: UICollectionReusableView) {
    BlockRecording.current?.unanimatedLayers?.note(view._layer)
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  /// Sets the frame of the background view to the visible area.
  func placeBackground() { backgroundView?.frame = visibleContent }
}

extension UIView {
  /// Adds a view directly in front of the frontmost subview that shows or contains elements.
  func addInFront(_ view: UIView) {
    let front = subviews.last { $0 is UICollectionReusableView || $0 is OrthogonalScrollView }
    if let front { insertSubview(view, aboveSubview: front) } else { addSubview(view) }
  }

  /// Orders the given subviews from back to front; if a view is given twice, its first position is
  /// used.
  fileprivate func order(_ views: [UIView]) {
    var known: Set<ObjectIdentifier> = []
    let views = views.filter { known.insert(ObjectIdentifier($0)).inserted }
    let placed = subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !placed.elementsEqual(views, by: ===) else { return }
    for (behind, front) in zip(views, views.dropFirst()) {
      insertSubview(front, aboveSubview: behind)
    }
  }
}
