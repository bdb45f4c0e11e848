package import Foundation

/// A view that is placed at an edge or a corner of an item, a group or a section.
package struct CompositionalSupplementary: Sendable, Hashable {
  /// The element kind, with which the view's class is registered.
  package var kind: String
  /// The size; fractions are those of the frame of the item or group to which the view belongs or,
  /// for a view of a section, of the section's extent across the axis.
  package var size: CompositionalSize
  /// The insets that shrink the view.
  package var insets: CompositionalInsets
  /// The point of the frame of the item, group or section at which the view is placed.
  package var containerAnchor: CompositionalAnchor
  /// The point of the view that is placed at `containerAnchor`; nil for the point with the same
  /// edges (CL42).
  package var itemAnchor: CompositionalAnchor?
  /// The z-index; elements with larger values are in front.
  package var zIndex: Int

  /// Creates a supplementary view, by default without insets and with the same edges for both
  /// anchors.
  package init(
    kind: String, size: CompositionalSize, insets: CompositionalInsets = .zero,
    containerAnchor: CompositionalAnchor, itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 0
  ) {
    self.kind = kind
    self.size = size
    self.insets = insets
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Returns the frame of the view at an edge or a corner of the rectangle `box` (CL39 to CL42), in
  /// the coordinate system in which `box` is given.
  func frame(in box: CGRect, measured: CGSize? = nil) -> CGRect {
    let size = size.size(in: box.size, measured: measured)
    let place = containerAnchor.position(in: box)
    let own = (itemAnchor ?? containerAnchor.withoutOffset)
      .position(in: CGRect(origin: .zero, size: size))
    let offset = containerAnchor.distance(for: size)
    return CGRect(
      x: place.x - own.x + offset.x, y: place.y - own.y + offset.y, width: size.width,
      height: size.height
    ).inset(by: insets.applying(to: self.size))
  }
}

/// An anchor point of a rectangle: an edge, a corner or the centre, and an offset from it (CL39).
package struct CompositionalAnchor: Sendable, Hashable {
  /// The edges of the anchor point; without an edge in one direction, the point is centred in that
  /// direction.
  package struct Edges: OptionSet, Sendable, Hashable {
    /// The bits of the set, one for each edge.
    package let rawValue: Int
    /// The edge at the top of the rectangle.
    package static let top = Edges(rawValue: 1 << 0)
    /// The side where lines of text begin.
    package static let leading = Edges(rawValue: 1 << 1)
    /// The edge at the bottom of the rectangle.
    package static let bottom = Edges(rawValue: 1 << 2)
    /// The side where lines of text end.
    package static let trailing = Edges(rawValue: 1 << 3)

    /// Creates a set of edges from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The edges at which the anchor point is.
  package var edges: Edges
  /// The offset from the edges, in points or, if `isFractional`, in units of the view's size.
  package var offset: CGPoint
  /// Whether the offset is in units of the view's own size, and not in points.
  package var isFractional: Bool

  /// Creates an anchor point, by default without an offset.
  package init(edges: Edges, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The anchor point without its offset.
  var withoutOffset: CompositionalAnchor { CompositionalAnchor(edges: edges) }

  /// Returns the anchor point in a rectangle, without the offset.
  func position(in box: CGRect) -> CGPoint {
    func coordinate(
      _ low: Edges, _ high: Edges, _ span: (low: CGFloat, middle: CGFloat, high: CGFloat)
    ) -> CGFloat {
      if edges.contains(low) { return span.low }
      return edges.contains(high) ? span.high : span.middle
    }
    return CGPoint(
      x: coordinate(.leading, .trailing, (box.minX, box.midX, box.maxX)),
      y: coordinate(.top, .bottom, (box.minY, box.midY, box.maxY)))
  }

  /// Returns the offset in points for a view of this size.
  func distance(for size: CGSize) -> CGPoint {
    isFractional
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
