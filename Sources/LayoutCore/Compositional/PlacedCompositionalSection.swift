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
  /// The layout's axis, container and scale, which all sections have in common.
  struct Room {
    /// The direction in which the layout scrolls.
    let axis: Axis
    /// The size of the layout's container, in points.
    let container: CGSize
    /// The number of pixels per point.
    let scale: Double
  }

  /// The frames, relative to the start of the section.
  var solved: SolvedSection
  let index: Int
  /// The start of the section along the axis.
  var start: Double

  var section: CompositionalSection { solved.section }
  var axis: Axis { solved.room.axis }
  var repetitions: GroupRepetitions { solved.repetitions }

  /// The extent of the section along the axis.
  var span: Span { Span(start: start, length: solved.length) }

  private var layoutBreadth: Double { axis.across(solved.room.container) }

  /// The start of the groups along the axis.
  private var groupsStart: Double {
    start + solved.sides.before + (solved.isEmpty ? 0 : solved.insets.start)
  }

  /// The origin of the first repetition.
  var groupsOrigin: CGPoint {
    axis.point(along: groupsStart, across: solved.middle ?? solved.insets.near)
  }

  /// The rectangle of the groups and the insets around them; boundary items are placed around it.
  private var content: CGRect {
    axis.rect(
      AxisRect(
        along: Span(
          start: start + solved.sides.before, length: solved.thickness + solved.around),
        across: Span(start: 0, length: layoutBreadth)))
  }

  /// The content that scrolls across the axis; nil if the section does not scroll.
  var scrolled: OrthogonalContent? {
    guard solved.isOrthogonal else { return nil }
    let (near, far) = (
      solved.middle ?? solved.insets.near, solved.middle ?? solved.insets.far
    )
    return OrthogonalContent(
      frame: axis.rect(
        AxisRect(
          along: Span(start: groupsStart, length: solved.thickness),
          across: Span(start: 0, length: layoutBreadth))),
      axis: axis.turned,
      length: solved.isEmpty ? 0 : near + repetitions.length + far,
      behavior: solved.section.orthogonal, groups: repetitions)
  }

  /// The extent along the axis including the cells, their supplementary views and the decoration
  /// views that extend beyond it.
  var reach: Span {
    let overhang =
      solved.isOrthogonal ? repetitions.overhang.across : repetitions.overhang.along
    var (start, end) = (span.start - overhang, span.end + overhang)
    // A decoration with negative insets extends beyond the section too, as in the first and last
    // section of a list (LI10).
    for decoration in solved.section.decorations.isEmpty ? [] : decorations {
      let own = axis.rect(decoration.frame).along
      (start, end) = (min(start, own.start), max(end, own.end))
    }
    return Span(start: start, length: end - start)
  }

  /// Returns the element of a cell; nil if the cell does not exist in the section.
  func cell(_ item: Int) -> CompositionalElement? {
    repetitions.repetition(ofCell: item).map { element(of: item - $0.firstCell, in: $0) }
  }

  /// Returns the elements that overlap a rectangle, in the order: decorations, cells, supplementary
  /// views of cells and groups, boundary items.
  ///
  /// Returned frames are those at offset 0; whether a cell of a scrolled section overlaps the
  /// rectangle is computed with the offset.
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

  /// Returns the cells and supplementary views of the repetitions that may touch a rectangle.
  private func inside(_ rect: CGRect) -> [CompositionalElement] {
    let line = solved.isOrthogonal ? axis.turned : axis
    let asked = line.rect(rect).along
    let start = line.along(groupsOrigin)
    let found = repetitions.candidates(
      touching: Span(start: asked.start - start, length: asked.length)
    ).map(repetitions.repetition)
    return found.flatMap { one in one.group.cells.indices.map { element(of: $0, in: one) } }
      + found.flatMap(supplementaries)
  }

  private func origin(of repetition: GroupRepetitions.Repetition) -> CGPoint {
    let line = solved.isOrthogonal ? axis.turned : axis
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

  /// Returns the supplementary views in the repetition that contains a cell.
  func supplementaries(beside cell: Int) -> [CompositionalElement] {
    repetitions.repetition(ofCell: cell).map(supplementaries) ?? []
  }

  /// The decoration views behind the section; a section without cells has none (CL33).
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
      frame.offsetBy(dx: origin.x, dy: origin.y), scale: CGFloat(solved.room.scale))
  }

  /// Returns the boundary items of the section.
  ///
  /// - Parameter visible: the visible part of the content, for views that stay at its edges; if
  ///   nil, no view is pinned.
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
