import Foundation
import LayoutCore

extension UICollectionView {
  /// Returns the attributes of every element, whether visible or not, from back to front.
  ///
  /// Hidden elements and elements with non-finite frames are omitted. This is slow if the content
  /// is large, because the layout must provide the attributes for all of it.
  package func attributesOfEverything() -> [UICollectionViewLayoutAttributes] {
    validateContent()
    let content = extent
    let seen = laidOut(bounds)
    let whole = content.isFinite ? content.union(seen) : seen
    var known: Set<ElementKey> = []
    let overlapping = (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
      .filter { known.insert($0.state.element).inserted }
    return shown(overlapping)
      .filter { !$0.isHidden && $0.frame.isFinite }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns the view that shows an element: the visible one, or a new one made for this call.
  ///
  /// A new view has its frame and attributes but no superview, and the delegate is not notified.
  package func viewForShowing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let view = shown[attributes.state.element] { return view }
    let view = dequeuing(.loading(attributes)) { load(attributes.state.element) }
    apply(attributes, to: view)
    return view
  }
}
