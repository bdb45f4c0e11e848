// Mirrors NSCollectionLayoutItem (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A cell of a compositional layout, or a group of cells, which is an item too (fact CL17).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size in the container.
  public let layoutSize: NSCollectionLayoutSize
  /// The views placed at the edges of the item.
  ///
  /// A group's views are set later.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets that shrink the drawn frame after all positions are known (fact CL13).
  ///
  /// They have no effect along an estimated dimension (fact CL15). The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item.
  ///
  /// The default is nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item without other views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with views at its edges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Returns an item with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeProperties(of: self)
    return copy
  }

  func takeProperties(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Returns the item as a value; a group adds its arrangement.
  func value(in environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
    CompositionalItem(
      size: layoutSize.value, insets: contentInsets.compositional,
      edges: edgeSpacing?.value ?? CompositionalEdges(),
      supplementaries: supplementaryItems.map(\.value))
  }
}
