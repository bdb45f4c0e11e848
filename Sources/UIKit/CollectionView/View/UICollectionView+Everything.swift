import Foundation
import LayoutCore

extension UICollectionView {
  /// Returns where every element is shown, whether in sight or not, from back to front.
  ///
  /// Hidden elements are left out, and those whose frames are no numbers. Costs what the layout needs
  /// to tell about all of its content.
  package func attributesOfEverything() -> [UICollectionViewLayoutAttributes] {
    validateContent()
    let content = CGRect(origin: .zero, size: contentSize)
    let seen = mirror?.laidOut(bounds) ?? bounds
    let whole = content.isFinite ? content.union(seen) : seen
    var known: Set<ElementKey> = []
    let overlapping = (collectionViewLayout.layoutAttributesForElements(in: whole) ?? [])
      .filter { known.insert($0.state.element).inserted }
    return shown(overlapping + emptyItems(besides: known))
      .filter { !$0.isHidden && $0.frame.isFinite }
      .sorted { ($0.zIndex, $0.state.element) < ($1.zIndex, $1.state.element) }
  }

  /// Returns the items without extent, which overlap nothing and so are in no answer about a rectangle.
  private func emptyItems(besides known: Set<ElementKey>) -> [UICollectionViewLayoutAttributes] {
    guard known.count(where: { $0.category == .cell }) < validCounts.reduce(0, +) else { return [] }
    return validCounts.enumerated().flatMap { section, count in
      (0..<count).lazy.map { ElementKey(cellAt: IndexPath(item: $0, section: section)) }
        .filter { !known.contains($0) }
        .compactMap { self.collectionViewLayout.layoutAttributesForItem(at: $0.indexPath) }
        .filter(\.frame.isEmpty)
    }
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
