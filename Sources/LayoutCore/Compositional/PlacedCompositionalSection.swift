import Foundation

/// A section of a compositional layout at its position.
///
/// ```
///  start ┌──────────────────┐
///        │ header           │ boundary items that extend the section (CL44)
///        │   inset          │
///        │   groups         │ along the axis, or across it if the section scrolls there
///        │   inset          │
///        │ footer           │
///    end └──────────────────┘
/// ```
struct PlacedCompositionalSection: Sendable {
  let section: CompositionalSection
  let index: Int
  /// The extent along the axis.
  let span: Span
  let axis: Axis
  private let layoutBreadth: Double
  let repetitions: GroupRepetitions
  /// The origin of the first repetition.
  let groupsOrigin: CGPoint
  /// The box of insets and groups, which boundary items are placed around.
  private let content: CGRect
  private let scale: Double
  /// The content that scrolls across the axis; nil if the section does not scroll.
  let scrolled: OrthogonalContent?

  /// The description of the place of a section.
  struct Room {
    /// The direction in which the layout scrolls.
    let axis: Axis
    /// The size of the layout's container, in points.
    let container: CGSize
    /// The number of pixels per point.
    let scale: Double
  }

  /// Places a section after another.
  init(
    _ section: CompositionalSection, index: Int, start: Double, room: Room,
    measured: @escaping @Sendable (Int) -> CGSize?
  ) {
    self.section = section
    self.index = index
    axis = room.axis
    scale = room.scale
    layoutBreadth = room.axis.across(room.container)
    let sides = BoundarySides(section, in: room)
    let isOrthogonal = section.orthogonal != .none
    let insets = AxisInsets(section.insets, sides: sides, axis: room.axis)
    let container = Self.container(insets, room, isOrthogonal: isOrthogonal)
    repetitions = GroupRepetitions(
      of: section.group, itemCount: section.itemCount, in: container,
      along: isOrthogonal ? axis.turned : axis, spacing: section.groupSpacing,
      solver: GroupSolver(scale: room.scale, measured: measured))
    let isEmpty = repetitions.count == 0
    let thickness = isOrthogonal ? repetitions.breadth : repetitions.length
    // The insets of a section without cells are not added (CL33).
    let around = isEmpty ? 0 : insets.start + insets.end
    let contentStart = start + sides.before
    content = axis.rect(
      AxisRect(
        along: Span(start: contentStart, length: thickness + around),
        across: Span(start: 0, length: layoutBreadth)))
    span = Span(start: start, length: sides.before + thickness + around + sides.after)
    let middle =
      section.orthogonal == .groupPagingCentered
      ? max((layoutBreadth - repetitions.firstBreadth(axis)) / 2, 0) : nil
    let near = middle ?? insets.near
    let groupsStart = contentStart + (isEmpty ? 0 : insets.start)
    groupsOrigin = axis.point(along: groupsStart, across: near)
    scrolled =
      isOrthogonal
      ? OrthogonalContent(
        frame: axis.rect(
          AxisRect(
            along: Span(start: groupsStart, length: thickness),
            across: Span(start: 0, length: layoutBreadth))),
        axis: axis.turned,
        length: isEmpty ? 0 : near + repetitions.length + (middle ?? insets.far),
        behavior: section.orthogonal, groups: repetitions)
      : nil
  }

  /// Returns the container of the outermost group: the layout's less the section's insets, which
  /// are not subtracted along an axis in which the section scrolls (CL4, CL5).
  private static func container(
    _ insets: AxisInsets, _ room: Room, isOrthogonal: Bool
  ) -> CGSize {
    let across = room.axis.across(room.container)
    let along = room.axis.along(room.container)
    return room.axis.size(
      AxisSize(
        along: max(along - insets.start - insets.end, 0),
        across: isOrthogonal ? across : max(across - insets.near - insets.far, 0)))
  }

  /// The extent along the axis with everything that sticks out of it.
  var reach: Span {
    let overhang =
      section.orthogonal == .none ? repetitions.overhang.along : repetitions.overhang.across
    // A decoration with negative insets sticks out too, as those of a list's first and last section
    // do (LI10).
    let backgrounds = decorations.map { axis.rect($0.frame).along }
    let start = min(span.start - overhang, backgrounds.map(\.start).min() ?? .infinity)
    let end = max(span.end + overhang, backgrounds.map(\.end).max() ?? -.infinity)
    return Span(start: start, length: end - start)
  }

  /// Returns the element of a cell; nil if the section does not have it.
  func cell(_ item: Int) -> CompositionalElement? {
    repetitions.repetition(ofCell: item).map { element(of: item - $0.firstCell, in: $0) }
  }

  /// Returns the elements that overlap a rectangle, in the order: decorations, cells, views beside
  /// cells, views at the edges.
  ///
  /// Frames are those at rest; cells of a section that is scrolled overlap the rectangle where they
  /// are shown.
  func elements(
    in rect: CGRect, visible: CGRect?, scrolledBy offset: Double
  ) -> [CompositionalElement] {
    let scrolled = axis.turned.rect(rect)
    let moved = axis.turned.rect(
      AxisRect(
        along: Span(start: scrolled.along.start + offset, length: scrolled.along.length),
        across: scrolled.across))
    return decorations.filter { $0.frame.overlaps(rect) }
      + inside(moved).filter { $0.frame.overlaps(moved) }
      + boundary(visible: visible).filter { $0.frame.overlaps(rect) }
  }

  /// Returns the cells and the views beside them that a rectangle may show.
  private func inside(_ rect: CGRect) -> [CompositionalElement] {
    let line = section.orthogonal == .none ? axis : axis.turned
    let asked = line.rect(rect).along
    let start = line.along(groupsOrigin)
    let found = repetitions.candidates(
      touching: Span(start: asked.start - start, length: asked.length)
    ).map(repetitions.repetition)
    return found.flatMap { one in one.group.cells.indices.map { element(of: $0, in: one) } }
      + found.flatMap(supplementaries)
  }

  private func origin(of repetition: GroupRepetitions.Repetition) -> CGPoint {
    let line = section.orthogonal == .none ? axis : axis.turned
    return line.point(
      along: line.along(groupsOrigin) + repetition.start, across: line.across(groupsOrigin))
  }

  private func element(
    of cell: Int, in repetition: GroupRepetitions.Repetition
  ) -> CompositionalElement {
    let solved = repetition.group.cells[cell]
    return CompositionalElement(
      kind: .cell, place: ItemPlace(index, repetition.firstCell + cell),
      frame: snapped(solved.frame, at: origin(of: repetition)), zIndex: solved.zIndex,
      measuredSize: solved.measuredSize)
  }

  private func supplementaries(
    _ repetition: GroupRepetitions.Repetition
  ) -> [CompositionalElement] {
    let origin = origin(of: repetition)
    return repetition.group.supplementaries.map { one in
      CompositionalElement(
        kind: .supplementary(one.view.kind),
        place: ItemPlace(index, repetition.firstCell + one.cell),
        frame: snapped(one.frame, at: origin), zIndex: one.view.zIndex,
        measuredSize: one.view.size.isEstimated ? one.view.size : nil)
    }
  }

  /// Returns the views beside the cells of the repetition that has a cell.
  func supplementaries(beside cell: Int) -> [CompositionalElement] {
    repetitions.repetition(ofCell: cell).map(supplementaries) ?? []
  }

  /// The views behind the section; a section without cells has none (CL33).
  var decorations: [CompositionalElement] {
    guard repetitions.count > 0 else { return [] }
    let box = axis.rect(
      AxisRect(along: span, across: Span(start: 0, length: layoutBreadth)))
    return section.decorations.map { one in
      CompositionalElement(
        kind: .decoration(one.kind), place: ItemPlace(index, 0),
        frame: snapped(box.inset(by: one.insets), at: .zero), zIndex: one.zIndex)
    }
  }

  /// Returns a frame relative to an origin, rounded to pixels in content coordinates (CL24).
  func snapped(_ frame: CGRect, at origin: CGPoint) -> CGRect {
    PixelSnapping.nearest.frame(
      frame.offsetBy(dx: origin.x, dy: origin.y), scale: CGFloat(scale))
  }

  /// Returns the views at the edges of the section.
  ///
  /// - Parameter visible: the visible part of the content, for views that stay at its edges; nil
  ///   for all views at their own positions.
  /// - Returns: the elements, in the order of their descriptions.
  func boundary(visible: CGRect?) -> [CompositionalElement] {
    var stack = BoundaryStack(section, content: content, span: span, axis: axis)
    return section.boundaryItems.enumerated().map { number, item in
      CompositionalElement(
        kind: .supplementary(item.view.kind), place: ItemPlace(index, 0),
        frame: snapped(stack.frame(of: item, visible: visible), at: .zero),
        zIndex: item.view.zIndex,
        measuredSize: item.view.size.isEstimated ? item.view.size : nil)
    }
  }
}

extension GroupRepetitions {
  /// Returns the extent of the first repetition across a layout's axis.
  fileprivate func firstBreadth(_ axis: Axis) -> Double {
    count == 0 ? 0 : axis.across(repetition(0).group.size)
  }
}
