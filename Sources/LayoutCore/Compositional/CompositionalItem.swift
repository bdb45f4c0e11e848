package import Foundation

/// An item of a compositional layout: a cell, or a group of items, which is an item too (CL17).
///
/// ```
/// section ┌─────────────────────┐ container of the outermost group
///  group  │ ┌────┬────┬───────┐ │ container of its items: the group less its insets (CL3)
///         │ │item│item│ group │ │
///         │ └────┴────┴───────┘ │ repeated along the scroll axis
/// ```
package struct CompositionalItem: Sendable {
  package indirect enum Content: Sendable {
    case cell
    /// Several items in a row or a column.
    case group(CompositionalGroup)
  }

  /// The width and the height, which may be fractions of the container.
  package var size: CompositionalSize
  /// The insets that shrink the drawn frame after all positions are known (CL13); for a group, the
  /// insets around its items.
  package var insets: CompositionalInsets
  /// The distances between the item and its neighbours, or the edges of its group (CL14).
  package var edges: CompositionalEdges
  /// The supplementary views that are placed at the edges of the item.
  package var supplementaries: [CompositionalSupplementary]
  /// The content: a cell or a group.
  package var content: Content

  /// Creates an item, by default a cell without insets, distances and supplementary views.
  package init(
    size: CompositionalSize, insets: CompositionalInsets = .zero,
    edges: CompositionalEdges = .init(),
    supplementaries: [CompositionalSupplementary] = [], content: Content = .cell
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.content = content
  }

  /// The kind of the item in names of measures: `group` or `item`.
  var kind: String { if case .group = content { "group" } else { "item" } }

  /// Whether the item, or an item inside it, has an estimated dimension.
  package var hasEstimates: Bool {
    if size.isEstimated { return true }
    guard case .group(let group) = content else { return false }
    return group.items.contains(where: \.hasEstimates)
  }
}

/// The items of a group, and how they are arranged.
package struct CompositionalGroup: Sendable {
  /// The number of items in the group.
  package enum Count: Sendable, Hashable {
    /// The items are repeated in order as long as they fit (CL18).
    case whileThereIsRoom
    /// The first item is repeated this many times; all receive equal shares of the group's length
    /// (CL19).
    case computingLengths(Int)
    /// The first item is repeated this many times and keeps its own size (CL25).
    case repeating(Int)
  }

  /// A frame that a custom group returns, in the group's coordinates.
  package struct CustomItem: Sendable, Hashable {
    /// The frame, in points.
    package var frame: CGRect
    /// The z-index of the cell.
    package var zIndex: Int

    /// Creates a frame with the z-index of its cell.
    package init(frame: CGRect, zIndex: Int) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The direction in which the items follow each other.
  package var axis: Axis
  /// The items; `count` determines whether all of them or only the first one is repeated.
  package var items: [CompositionalItem]
  /// The number of items.
  package var count: Count
  /// The distance between two items; nil for none.
  package var spacing: CompositionalSpacing?
  /// The frames of a custom group for the size of the group (CL27); nil for a row or column.
  package var custom: (@Sendable (CGSize) -> [CustomItem])?

  /// Creates an arrangement, by default of as many items as fit, without spacing.
  package init(
    axis: Axis, items: [CompositionalItem], count: Count = .whileThereIsRoom,
    spacing: CompositionalSpacing? = nil, custom: (@Sendable (CGSize) -> [CustomItem])? = nil
  ) {
    self.axis = axis
    self.items = items
    self.count = count
    self.spacing = spacing
    self.custom = custom
  }
}
