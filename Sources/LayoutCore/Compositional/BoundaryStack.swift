import Foundation

/// The space that the boundary items of a section occupy at each side of its groups, in points.
struct BoundarySides {
  /// The length of the views before the groups, along the axis, with their padding.
  private(set) var before = 0.0
  /// The length of the views after the groups, along the axis.
  private(set) var after = 0.0
  /// The breadth of the broadest view beside the groups, where lines begin.
  private(set) var near = 0.0
  /// The breadth of the broadest view beside the groups, where lines end.
  private(set) var far = 0.0

  /// Adds up the sizes of the boundary items that extend the section (`extendsBoundary`).
  init(_ section: CompositionalSection, in room: PlacedCompositionalSection.Room) {
    for item in section.boundaryItems where item.extendsBoundary {
      let size = section.size(of: item, breadth: room.axis.across(room.container), room.axis)
      switch item.side(room.axis) {
      case .before: before += item.padding + room.axis.along(size)
      case .after: after += room.axis.along(size)
      case .near: near = max(near, room.axis.across(size))
      case .far: far = max(far, room.axis.across(size))
      }
    }
  }
}

/// The frames of the boundary items of a section; items before or after the groups that extend the
/// section are stacked one after the other.
struct BoundaryStack {
  private let section: CompositionalSection
  private let content: CGRect
  private let span: Span
  private let axis: Axis
  private var before: Double
  private var after: Double

  /// Creates a value for the edges of a section, at which no boundary item has been placed yet.
  init(_ section: CompositionalSection, content: CGRect, span: Span, axis: Axis) {
    self.section = section
    self.content = content
    self.span = span
    self.axis = axis
    before = span.start
    after = axis.rect(content).along.end
  }

  /// Returns the frame of the next boundary item, including the item's offset and insets.
  mutating func frame(of item: CompositionalSection.BoundaryItem, visible: CGRect?) -> CGRect {
    let size = axis.size(
      section.size(of: item, breadth: axis.across(content.size), axis))
    let sides = section.narrowing(axis)
    let breadth = axis.across(content.size)
    let room = Span(start: sides.near, length: max(breadth - sides.near - sides.far, 0))
    let across = Span(
      start: room.start + item.share(axis) * (room.length - size.across), length: size.across)
    let along = pinned(
      Span(start: next(item, size.along), length: size.along), of: item, visible: visible)
    return axis.rect(AxisRect(along: along, across: across))
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
      .inset(by: item.view.insets.applying(to: item.view.size))
  }

  /// Returns the start of the next boundary item along the axis, and adds the length of an item
  /// that extends the section to the space that is occupied before or after the groups.
  private mutating func next(
    _ item: CompositionalSection.BoundaryItem, _ length: Double
  ) -> Double {
    let inside = axis.rect(content).along
    switch item.side(axis) {
    case .before:
      // A view that does not extend the section takes no space, so it covers the section's first
      // cells.
      guard item.extendsBoundary else { return inside.start }
      defer { before += item.padding + length }
      return before + item.padding
    case .after:
      guard item.extendsBoundary else { return inside.end - length }
      defer { after += length }
      return after
    case .near, .far:
      return inside.start + (inside.length - length) / 2
    }
  }

  /// Returns the span of a view along the axis; a pinned view before or after the groups stays at
  /// the edge of the visible area, but within its section (CL45, CL46).
  private func pinned(
    _ own: Span, of item: CompositionalSection.BoundaryItem, visible: CGRect?
  ) -> Span {
    guard item.isPinned, let visible else { return own }
    let seen = axis.rect(visible).along
    var span = own
    switch item.side(axis) {
    case .before:
      span.start = max(own.start, min(seen.start, self.span.end - own.length))
    case .after:
      span.start = min(own.start, max(seen.end - own.length, self.span.start))
    case .near, .far: break
    }
    return span
  }
}

extension CompositionalSection {
  /// Returns the insets across the axis that make the boundary items narrower than the section.
  fileprivate func narrowing(_ axis: Axis) -> (near: Double, far: Double) {
    guard narrowsBoundaryItems else { return (0, 0) }
    return axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  fileprivate func size(of item: BoundaryItem, breadth: Double, _ axis: Axis) -> CGSize {
    let sides = narrowing(axis)
    // A fraction along the axis is a fraction of the breadth too, because the section has no length
    // yet.
    let room = max(breadth - sides.near - sides.far, 0)
    return item.view.size.size(
      in: axis.size(AxisSize(along: room, across: room)), measured: item.measured)
  }
}

extension CompositionalSection.BoundaryItem {
  /// The side of the groups at which a boundary item is placed.
  fileprivate enum Side { case before, after, near, far }

  /// Returns the side of the groups at which the view is placed; a view in a corner is before or
  /// after them.
  fileprivate func side(_ axis: Axis) -> Side {
    let ends: (CompositionalAnchor.Edges, CompositionalAnchor.Edges) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    if alignment.contains(ends.0) { return .before }
    if alignment.contains(ends.1) { return .after }
    return share(axis) == 1 ? .far : .near
  }

  /// Returns the share of the remaining breadth that is before the view: 0 for a view at the near
  /// edge, ½ for a centred one, 1 for one at the far edge.
  fileprivate func share(_ axis: Axis) -> Double {
    let sides: (CompositionalAnchor.Edges, CompositionalAnchor.Edges) =
      axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
    if alignment.contains(sides.0) { return 0 }
    return alignment.contains(sides.1) ? 1 : 0.5
  }
}

extension AxisInsets {
  /// Converts the insets of a section to insets in terms of the axis, and adds the breadth of the
  /// boundary items beside its groups.
  init(_ insets: CompositionalInsets, sides: BoundarySides, axis: Axis) {
    self = axis.insets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    near += sides.near
    far += sides.far
  }
}
