import Foundation
import LayoutCore

extension UICollectionView {
  /// Loads views for elements that have become visible, sets the frames of all views, and returns
  /// views that are no longer visible to the reuse pool.
  ///
  /// New views are loaded before old ones return to the pool (fact C12), except when everything is
  /// reloaded. If the data source lays out the collection view while it makes a view, the inner
  /// call does nothing.
  ///
  /// - Parameter ends: the final attributes of elements that stay on screen during an animation.
  func showElements(leavingFor ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]) {
    validateContent()
    guard !shown.isLoading else { return }
    shown.beginLoading()
    defer { shown.endLoading() }
    // All old views return to the pool before any view is loaded, so that they can be reused.
    if shown.needsReload {
      closeSwipe()
      endLeaving()
      shown.takeAll().forEach(takeBack)
    }
    for view in shown.ordered { view.fittingRounds = 0 }
    let loaded = loadElements()
    let new = loaded.order.compactMap { key in loaded.views[key].map { (key, $0) } }
    // These views became visible while others were measured, and have left the visible area again.
    let passing = loaded.views.filter { shown[$0.key] == nil && !loaded.order.contains($0.key) }
    let gone =
      shown.replace(with: new) + passing.sorted { $0.key < $1.key }.map(\.value)
    arrange(shown.ordered)
    noteListRows()
    placeSwipe()
    // A leaving view must not be reused for the new elements, so it leaves after their views have
    // been loaded (fact C12).
    for view in gone { leave(view, for: view.appliedAttributes.flatMap { ends[$0.state.element] }) }
  }

  /// Returns the views of the visible elements; they are loaded and measured one after the other
  /// (fact K3).
  ///
  /// A change of a view's size may move other views into or out of the visible area, so the visible
  /// elements are requested again after such a change.
  private func loadElements() -> (
    views: [ElementKey: UICollectionReusableView], order: [ElementKey]
  ) {
    var views: [ElementKey: UICollectionReusableView] = [:]
    var inSight = elementsInSight()
    // If the data source calls `reloadData()`, the loop ends, because the list may contain items
    // that no longer exist.
    var waiting = elementsToLoad(of: inSight, without: views)
    while !shown.needsReload, let next = waiting.popFirst() {
      let element = next.state.element
      let known = shown[element] ?? leaving.take(element)
      let view = known ?? load(next)
      views[element] = view
      apply(next, to: view)
      if fit(view) {
        inSight = elementsInSight()
        waiting = elementsToLoad(of: inSight, without: views)
      }
      if known == nil { announce(view, of: element) }
    }
    for attributes in inSight {
      if let view = views[attributes.state.element] { apply(attributes, to: view) }
    }
    return (views, inSight.map(\.state.element))
  }

  /// Returns the elements without a view in the order of loading (fact K23), which differs from the
  /// order from back to front.
  private func elementsToLoad(
    of inSight: [UICollectionViewLayoutAttributes],
    without views: [ElementKey: UICollectionReusableView]
  ) -> ArraySlice<UICollectionViewLayoutAttributes> {
    inSight.filter { views[$0.state.element] == nil }
      .sorted { $0.state.element.isLoaded(before: $1.state.element) }[...]
  }

  private func elementsInSight() -> [UICollectionViewLayoutAttributes] {
    validateContent()
    placeScrollViews()
    return attributesInSight()
  }

  /// Removes the decoration views, whose classes were registered with the previous layout.
  func forgetDecoration() {
    endLeaving()
    let kept = shown.order.filter { $0.category != .decorationView }
    let views = kept.compactMap { element in shown[element].map { (element, $0) } }
    shown.replace(with: views).forEach { $0.removeFromSuperview() }
    pool.forgetDecoration()
  }

  /// Returns a view with attributes applied; the view becomes a subview before its preferred size
  /// is requested.
  private func load(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = dequeuing(.loading(attributes)) { load(attributes.state.element) }
    enter(view, of: attributes.state.element)
    return view
  }

  /// Applies attributes to a view unless it has equal ones (fact C13).
  ///
  /// The view stores a copy, so that later changes of the attributes are detected.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    guard view.appliedAttributes?.isEqual(attributes) != true,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return }
    view.appliedAttributes = copy
    place(view, copy)
    noteListRow(of: view)
    traced(.apply(copy, to: view)) { view.apply(copy) }
  }

  /// Returns the frame for a view: that of the attributes, rounded to the pixel grid.
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
