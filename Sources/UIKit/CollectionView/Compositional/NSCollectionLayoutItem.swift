// Mirrors NSCollectionLayoutItem (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// A cell of a compositional layout; a group of cells is an item too (fact CL17).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The width and height, which may be fractions of the container's.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item, such as badges.
  ///
  /// They are given to the initialiser; only a group allows setting them later.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets by which the frame is made smaller after all positions have been computed (fact
  /// CL13).
  ///
  /// They have no effect along an estimated dimension (fact CL15). The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances that are kept free around the item.
  ///
  /// The default is nil, which means none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item without supplementary views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with supplementary views.
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

  /// Returns the item as a value for the module `LayoutCore`; a group overrides this to add its
  /// arrangement.
  func value(in environment: any NSCollectionLayoutEnvironment) -> CompositionalItem {
    CompositionalItem(
      size: layoutSize.value, insets: contentInsets.compositional,
      edges: edgeSpacing?.value ?? CompositionalEdges(),
      supplementaries: supplementaryItems.map(\.value))
  }
}
