import Foundation

extension UICollectionView {
  /// Adds views as subviews, in an order from back to front.
  ///
  /// Subviews that the collection view did not load keep their positions: those behind all loaded
  /// views stay behind, those in front stay in front.
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

  /// Adds a view as a subview directly in front of the frontmost loaded view; does nothing if it is
  /// already a subview.
  func enter(_ view: UICollectionReusableView) {
    guard view.superview !== self else { return }
    noteNewcomer(view)
    guard let front = subviews.last(where: { $0 is UICollectionReusableView }) else {
      return addSubview(view)
    }
    insertSubview(view, aboveSubview: front)
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

  /// Keeps the background view in the visible part of the content, whatever the content offset is.
  func placeBackground() { backgroundView?.frame = visibleContent }
}
