import Foundation

extension UICollectionView {
  /// Puts views into the tree in an order from back to front.
  ///
  /// Subviews that the collection view did not load keep their places: those behind all views stay
  /// behind, those in front stay in front.
  func arrange(_ views: [UICollectionReusableView]) {
    views.forEach(enter)
    let views = orderWhileAnimating(views)
    let known = Set(views.map(ObjectIdentifier.init))
    let placed = subviews.filter { known.contains(ObjectIdentifier($0)) }
    guard !placed.elementsEqual(views, by: ===) else { return }
    for (behind, front) in zip(views, views.dropFirst()) {
      insertSubview(front, aboveSubview: behind)
    }
  }

  /// Inserts a view into the tree unless it is there, in front of the other views and of nothing
  /// else.
  func enter(_ view: UICollectionReusableView) {
    guard view.superview !== self else { return }
    noteNewcomer(view)
    guard let front = subviews.last(where: { $0 is UICollectionReusableView }) else {
      return addSubview(view)
    }
    insertSubview(view, aboveSubview: front)
  }

  /// Records that a view was not seen: in an animation it is at its place at once, and shows its
  /// content at once (fact RO27).
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

  /// Keeps the background view in the visible part, at any content offset.
  func placeBackground() { backgroundView?.frame = visibleContent }
}
