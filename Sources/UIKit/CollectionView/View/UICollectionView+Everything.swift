package import Foundation

extension UICollectionView {
  /// Returns where every element is shown, whether in sight or not, from back to front.
  ///
  /// Hidden elements are left out. Costs what the layout needs to tell about all of its content.
  package func attributesOfEverything() -> [UICollectionViewLayoutAttributes] {
    validateLayout()
    let whole = CGRect(origin: .zero, size: contentSize).union(bounds)
    var known: Set<ElementKey> = []
    return (collectionViewLayout.layoutAttributesForElements(in: whole) ?? []).map(placed)
      .filter { !$0.isHidden && known.insert($0.state.element).inserted }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns the view that shows an element: the one in sight, or one made for the occasion.
  ///
  /// A view made here has its frame and attributes but no superview, and the delegate hears nothing.
  package func viewForShowing(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if let view = shown[attributes.state.element] { return view }
    loading = attributes
    defer { loading = nil }
    let view = load(attributes.state.element)
    apply(attributes, to: view)
    return view
  }
}
