import Foundation

/// The loaded views of a collection view, and their order from back to front.
struct ShownElements {
  /// Whether all views must return to the reuse pool before others are loaded.
  private(set) var needsReload = false
  /// Whether views are being loaded.
  private(set) var isLoading = false
  private var views: [ElementKey: UICollectionReusableView] = [:]
  /// The elements from back to front.
  private(set) var order: [ElementKey] = []

  subscript(element: ElementKey) -> UICollectionReusableView? { views[element] }

  /// The views from back to front.
  var ordered: [UICollectionReusableView] { order.compactMap { views[$0] } }

  /// Records that all views must be loaded again.
  mutating func reload() { needsReload = true }

  mutating func beginLoading() { isLoading = true }
  mutating func endLoading() { isLoading = false }

  /// Removes all views, and returns them from back to front.
  mutating func takeAll() -> [UICollectionReusableView] {
    needsReload = false
    return replace(with: [])
  }

  /// Replaces the elements, and returns the views that are no longer used, from back to front.
  mutating func replace(
    with new: [(element: ElementKey, view: UICollectionReusableView)]
  ) -> [UICollectionReusableView] {
    let old = ordered
    let kept = Set(new.map { ObjectIdentifier($0.view) })
    views = Dictionary(new.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
    order = new.map(\.element)
    return old.filter { !kept.contains(ObjectIdentifier($0)) }
  }

  /// Returns the elements of a category and a kind, sorted by index path; cells have the kind nil.
  func elements(
    of category: UICollectionView.ElementCategory, kind: String? = nil
  ) -> [ElementKey] {
    order.filter { $0.category == category && $0.kind == kind }.sorted()
  }
}
