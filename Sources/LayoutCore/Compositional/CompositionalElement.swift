package import Foundation

/// An element of a compositional layout with its frame.
package struct CompositionalElement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The cell of an item.
    case cell
    /// A supplementary view of an item, a group, a section or the whole layout, with its element
    /// kind.
    case supplementary(String)
    /// A decoration view behind a section, with its element kind.
    case decoration(String)
  }

  package var kind: Kind
  /// The section and the item: the cell, or the first cell of the group to which a supplementary
  /// view belongs.
  ///
  /// The item of a section's boundary item or decoration is 0; that of a layout's boundary item is
  /// its index among those of its kind.
  package var place: ItemPlace
  /// The frame in content coordinates, rounded to pixels.
  package var frame: CGRect
  /// The z-index; elements with larger values are in front.
  package var zIndex: Int
  /// The size in the description, if one of its dimensions is estimated, so that the view has to be
  /// measured; nil if neither dimension is estimated.
  package var measuredSize: CompositionalSize?
}
