import Foundation
import LayoutCore

extension UICollectionView {
  /// Returns the attributes of every element, whether in sight or not, from back to front.
  ///
  /// Hidden elements are left out, and those whose frames are no numbers. Costs as much as the
  /// layout needs for the attributes of all of its content.
  package func attributesOfEverything() -> [UICollectionViewLayoutAttributes] {
    validateContent()
    let content = CGRect(origin: .zero, size: contentSize)
    let seen = laidOut(bounds)
    let whole = content.isFinite ? content.union(seen) : seen
    var known: Set<ElementKey> = []
    let overlapping = (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
      .filter { known.insert($0.state.element).inserted }
    return shown(overlapping)
      .filter { !$0.isHidden && $0.frame.isFinite }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns the view that shows an element: the one in sight, or one made for the occasion.
  ///
  /// A view made here has its frame and attributes but no superview, and the delegate gets no call.
  package func viewForShowing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let view = shown[attributes.state.element] { return view }
    let view = dequeuing(.loading(attributes)) { load(attributes.state.element) }
    apply(attributes, to: view)
    return view
  }
}
