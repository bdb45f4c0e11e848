import Foundation

/// The key that identifies one element of a collection view.
struct ElementKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  let kind: String?
  var indexPath: IndexPath

  init(cellAt indexPath: IndexPath) {
    (category, kind, self.indexPath) = (.cell, nil, indexPath)
  }

  init(supplementaryViewOfKind kind: String, at indexPath: IndexPath) {
    (category, self.kind, self.indexPath) = (.supplementaryView, kind, indexPath)
  }

  init(decorationViewOfKind kind: String, at indexPath: IndexPath) {
    (category, self.kind, self.indexPath) = (.decorationView, kind, indexPath)
  }
}

extension ElementKey: Comparable {
  /// Orders elements of equal `zIndex` from back to front: decoration views, cells, supplementary
  /// views, each by index path and then by kind.
  ///
  /// Fact G8 does not determine this order.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.layer != other.layer { return one.layer < other.layer }
    if one.indexPath != other.indexPath { return one.indexPath < other.indexPath }
    return (one.kind ?? "") < (other.kind ?? "")
  }

  /// Returns whether a collection view loads this element's view before another's: cells, then
  /// supplementary views, then decoration views (fact K23).
  ///
  /// Within a category the order is by index path; at one index path headers are first and footers
  /// last.
  func isLoaded(before other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if indexPath != other.indexPath { return indexPath < other.indexPath }
    if kindRank != other.kindRank { return kindRank < other.kindRank }
    return (kind ?? "") < (other.kind ?? "")
  }

  private var kindRank: Int {
    switch kind {
    case UICollectionView.elementKindSectionHeader: 0
    case UICollectionView.elementKindSectionFooter: 2
    default: 1
    }
  }

  private var layer: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

extension UICollectionView {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
    /// A decoration view, which is provided by the layout and not by the data source.
    case decorationView = 2
  }
}
