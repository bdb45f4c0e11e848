import Foundation

extension UICollectionView {
  /// Puts views into the tree in an order from back to front.
  ///
  /// Subviews that the collection view did not load keep their places: those behind all views stay
  /// behind, those in front stay in front.
  func arrange(_ views: [UICollectionReusableView]) {
    var previous: UIView?
    for view in views {
      if view.superview !== self { insert(view, inFrontOf: previous, among: views) }
      previous = view
    }
    let known = Set(views.map(ObjectIdentifier.init))
    let placed = subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !placed.elementsEqual(views, by: ===) else { return }
    for (behind, front) in zip(views, views.dropFirst()) {
      insertSubview(front, aboveSubview: behind)
    }
  }

  private func insert(
    _ view: UIView, inFrontOf previous: UIView?, among views: [UICollectionReusableView]
  ) {
    if let previous, subviews.last !== previous {
      insertSubview(view, aboveSubview: previous)
    } else if previous == nil, let next = views.first(where: { $0.superview === self }) {
      insertSubview(view, belowSubview: next)
    } else {
      addSubview(view)
    }
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackground()
  }

  /// Keeps the background view in the visible part, wherever the content stands.
  func placeBackground() { backgroundView?.frame = visibleContent }
}
