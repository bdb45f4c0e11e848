import Foundation
import LayoutCore

extension UICollectionView {
  /// Loads views for what has come into sight, places all, and takes back what has left.
  ///
  /// Views come in before others go out (fact C12), except when all are asked for again. While a view
  /// asks for another size, and the layout heeds it, all is done again (fact D3). A data source that
  /// lays the collection view out while it is asked for a view does not start this anew.
  func showElements() {
    guard !validity.isShowing else { return }
    validity.isShowing = true
    defer { validity.isShowing = false }
    if validity.needsReload { takeBackAll() }
    for view in shown.ordered { view.fittingRounds = 0 }
    repeat { showElementsOnce() } while askForPreferredAttributes()
  }

  private func showElementsOnce() {
    let shown = attributesInSight().map { attributes in
      (element: attributes.state.element, view: view(for: attributes))
    }
    let leaving = self.shown.replace(with: shown)
    arrange(shown.map(\.view))
    leaving.forEach(takeBack)
  }

  func takeBackAll() {
    validity.needsReload = false
    shown.replace(with: []).forEach(takeBack)
  }

  /// Takes back decoration views, whose classes belonged to another layout.
  func forgetDecoration() {
    let kept = shown.order.filter { $0.category != .decorationView }
    let views = kept.compactMap { element in shown[element].map { (element, $0) } }
    shown.replace(with: views).forEach { $0.removeFromSuperview() }
    pool.forgetDecoration()
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if let view = shown[attributes.state.element] {
      apply(attributes, to: view)
      return view
    }
    loading = attributes
    defer { loading = nil }
    let view = load(attributes.state.element)
    apply(attributes, to: view)
    announce(view, of: attributes.state.element)
    return view
  }

  /// Gives a view the attributes unless it has equal ones (fact C13).
  ///
  /// The view keeps a copy, so that attributes changed later differ from what it has.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    guard view.appliedAttributes?.isEqual(attributes) != true,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    view.appliedAttributes = copy
    place(view, copy)
    traced(.apply(copy, to: view)) { view.apply(copy) }
  }

  /// Returns the frame that a view gets: the attributes' on the pixel grid.
  func viewFrame(for attributes: UICollectionViewLayoutAttributes) -> CGRect {
    collectionViewLayout.pixelSnapping.frame(
      attributes.frame, scale: traitCollection.displayScale)
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.transform3D = attributes.transform3D
    if attributes.state.geometry.isUpright {
      view.frame = viewFrame(for: attributes)
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
    }
    view.bounds.origin = attributes.bounds.origin
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
  }
}
