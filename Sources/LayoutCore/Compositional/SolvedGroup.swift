package import Foundation

/// The frames of the items of a group, relative to the group's origin.
///
/// The frames are not rounded; they are rounded to pixels only after their conversion to content
/// coordinates (CL24).
package struct SolvedGroup: Sendable, Hashable {
  package struct Cell: Sendable, Hashable {
    /// The drawn frame, in points.
    package var frame: CGRect
    /// The z-index; cells with larger values are in front.
    package var zIndex = 0
    /// The size in the description, if one of its dimensions is estimated, so that the cell has to
    /// be measured; nil if neither dimension is estimated.
    package var measuredSize: CompositionalSize?
  }

  /// A supplementary view of a cell or a group.
  package struct Supplementary: Sendable, Hashable {
    /// The description of the view.
    package var view: CompositionalSupplementary
    /// The frame, in points.
    package var frame: CGRect
    /// The index of the cell that the view belongs to or, for a view of a group, of the group's
    /// first cell.
    package var cell: Int
  }

  /// The slot of a group or an item: its rectangle before its insets are applied.
  package struct Part: Sendable, Hashable {
    /// The name, such as `group item 0`.
    package var name: String
    /// Whether the slot is that of a group.
    package var isGroup: Bool
    /// The frame, in points.
    package var frame: CGRect
    /// The insets inside the slot.
    package var insets: CompositionalInsets
  }

  /// The size of the group, in points.
  package var size: CGSize
  /// The cells, in the order of their items: depth first (CL29).
  package var cells: [Cell] = []
  /// The supplementary views of cells and groups.
  package var supplementaries: [Supplementary] = []
  /// The slots (rectangles before insets) of the group and of the items inside the group, if they
  /// were requested.
  package var parts: [Part] = []
}
