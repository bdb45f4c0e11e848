import Foundation
import LayoutCore

extension UICollectionView {
  /// Loads views for elements that have come into sight, places all, and takes back those that have
  /// left.
  ///
  /// Views come in before others go out (fact C12), except when all are reloaded. A data source
  /// that lays the collection view out while it makes a view does not start this anew.
  ///
  /// - Parameter ends: the final attributes of leaving elements, while an animation shows them.
  func showElements(leavingFor ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]) {
    validateContent()
    guard !shown.isLoading else { return }
    shown.beginLoading()
    defer { shown.endLoading() }
    // Before any is loaded, so that the new ones may be the old ones, prepared for reuse.
    if shown.needsReload {
      endLeaving()
      shown.takeAll().forEach(takeBack)
    }
    for view in shown.ordered { view.fittingRounds = 0 }
    let loaded = loadElements()
    let new = loaded.order.compactMap { key in loaded.views[key].map { (key, $0) } }
    // Views that came into sight and left it again while others found their sizes.
    let passing = loaded.views.filter { shown[$0.key] == nil && !loaded.order.contains($0.key) }
    let gone =
      shown.replace(with: new) + passing.sorted { $0.key < $1.key }.map(\.value)
    arrange(shown.ordered)
    // After the new ones were loaded (C12): a leaving view is not reused in this pass.
    for view in gone { leave(view, for: view.appliedAttributes.flatMap { ends[$0.state.element] }) }
  }

  /// Returns the views of the elements in sight, one after the other each with its own size (fact
  /// K3).
  ///
  /// A view that gets another size than it had moves others, into sight and out of it: so the
  /// elements in sight are requested again after each of them.
  private func loadElements() -> (
    views: [ElementKey: UICollectionReusableView], order: [ElementKey]
  ) {
    var views: [ElementKey: UICollectionReusableView] = [:]
    var inSight = elementsInSight()
    // A data source that reloads meanwhile may have fewer items than are in the list.
    while !shown.needsReload, let next = nextToLoad(of: inSight, without: views) {
      let element = next.state.element
      let known = shown[element] ?? leaving.take(element)
      let view = known ?? load(next)
      views[element] = view
      apply(next, to: view)
      if fit(view) { inSight = elementsInSight() }
      if known == nil { announce(view, of: element) }
    }
    for attributes in inSight {
      if let view = views[attributes.state.element] { apply(attributes, to: view) }
    }
    return (views, inSight.map(\.state.element))
  }

  /// Returns the first of the elements that have no view yet, in the order of loading (fact K23),
  /// which is not that from back to front.
  private func nextToLoad(
    of inSight: [UICollectionViewLayoutAttributes],
    without views: [ElementKey: UICollectionReusableView]
  ) -> UICollectionViewLayoutAttributes? {
    inSight.lazy.filter { views[$0.state.element] == nil }
      .min { $0.state.element.isLoaded(before: $1.state.element) }
  }

  private func elementsInSight() -> [UICollectionViewLayoutAttributes] {
    validateContent()
    return attributesInSight()
  }

  /// Takes back decoration views, whose classes belonged to another layout.
  func forgetDecoration() {
    endLeaving()
    let kept = shown.order.filter { $0.category != .decorationView }
    let views = kept.compactMap { element in shown[element].map { (element, $0) } }
    shown.replace(with: views).forEach { $0.removeFromSuperview() }
    pool.forgetDecoration()
  }

  /// Returns a view for attributes, which is in the tree before it gives its size.
  private func load(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = dequeuing(.loading(attributes)) { load(attributes.state.element) }
    enter(view)
    return view
  }

  /// Gives a view the attributes unless it has equal ones (fact C13).
  ///
  /// The view keeps a copy, so that attributes changed later differ from its own.
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
