package import Foundation

/// The description of a section of a compositional layout: a group that is repeated along the
/// scroll axis (or across it, in a section that scrolls across it), and the views around it.
package struct CompositionalSection: Sendable {
  /// The way in which a section scrolls across the layout's axis (CL53, CL54).
  package enum OrthogonalScrolling: Sendable, Hashable {
    /// The groups follow each other along the layout's axis.
    case none
    /// Scrolling can end at any offset.
    case continuous
    /// Scrolling ends with a group at the leading edge of the section.
    case continuousGroupLeadingBoundary
    /// Each drag scrolls by the extent of the section.
    case paging
    /// Each drag scrolls by one group.
    case groupPaging
    /// Each drag scrolls by one group, which is centred in the section when scrolling ends.
    case groupPagingCentered
  }

  /// A boundary item: a supplementary view at an edge of the section (CL44).
  package struct BoundaryItem: Sendable, Hashable {
    /// The kind, the size, the insets and the z-index; its anchors have no effect.
    package var view: CompositionalSupplementary
    /// The edge or corner of the section at which the view is placed.
    package var alignment: CompositionalAnchor.Edges
    /// The offset from the edge or corner of `alignment`, in points (I12).
    package var offset: CGPoint
    /// Whether the section grows so that the view covers no cell.
    package var extendsBoundary: Bool
    /// Whether the view stays at the edge of the visible area (CL45).
    package var isPinned: Bool
    /// The measured size; nil if the view was not measured.
    package var measured: CGSize?
    /// The empty space before a view at the start of the section, along the axis (LI23).
    package var padding = 0.0

    /// Creates a boundary item, by default one that extends the section and scrolls with it.
    package init(
      view: CompositionalSupplementary, alignment: CompositionalAnchor.Edges,
      offset: CGPoint = .zero, extendsBoundary: Bool = true, isPinned: Bool = false
    ) {
      self.view = view
      self.alignment = alignment
      self.offset = offset
      self.extendsBoundary = extendsBoundary
      self.isPinned = isPinned
    }
  }

  /// A decoration view behind the section (CL50).
  package struct Decoration: Sendable, Hashable {
    /// The element kind, with which the view's class is registered.
    package var kind: String
    /// The insets that shrink the view.
    package var insets: CompositionalInsets
    /// The z-index; elements with larger values are in front.
    package var zIndex: Int

    /// Creates a decoration view, by default as large as the section.
    package init(kind: String, insets: CompositionalInsets = .zero, zIndex: Int = 0) {
      self.kind = kind
      self.insets = insets
      self.zIndex = zIndex
    }
  }

  /// The group, which is repeated.
  package var group: CompositionalItem
  /// The number of cells.
  package var itemCount: Int
  /// The insets around the groups.
  package var insets: CompositionalInsets
  /// The distance between consecutive repetitions of the group, in points (CL31).
  package var groupSpacing: Double
  /// The way in which the section scrolls across the layout's axis.
  package var orthogonal: OrthogonalScrolling
  /// The boundary items: the supplementary views at the edges of the section.
  package var boundaryItems: [BoundaryItem]
  /// The decoration views behind the section.
  package var decorations: [Decoration]
  /// Whether the insets also make the boundary items narrower (CL37, CL47).
  package var narrowsBoundaryItems: Bool

  /// Creates a section, by default without insets, spacing and further views.
  package init(
    group: CompositionalItem, itemCount: Int, insets: CompositionalInsets = .zero,
    groupSpacing: Double = 0, orthogonal: OrthogonalScrolling = .none,
    boundaryItems: [BoundaryItem] = [], decorations: [Decoration] = [],
    narrowsBoundaryItems: Bool = true
  ) {
    self.group = group
    self.itemCount = itemCount
    self.insets = insets
    self.groupSpacing = groupSpacing
    self.orthogonal = orthogonal
    self.boundaryItems = boundaryItems
    self.decorations = decorations
    self.narrowsBoundaryItems = narrowsBoundaryItems
  }
}
