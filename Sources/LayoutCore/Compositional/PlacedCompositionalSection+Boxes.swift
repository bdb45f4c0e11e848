import Foundation

extension PlacedCompositionalSection {
  /// Returns the slots (rectangles before insets) of the section, and of the groups and items in a
  /// rectangle, moved by the section's offset.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in content coordinates.
  ///   - offset: the offset of the section across the axis.
  /// - Returns: the slots; a group precedes its items.
  func boxes(in rect: CGRect, scrolledBy offset: Double) -> [CompositionalBox] {
    let line = solved.isOrthogonal ? axis.turned : axis
    let asked = line.rect(rect).along
    let start = line.along(groupsOrigin) - (solved.isOrthogonal ? offset : 0)
    let found = repetitions.candidates(
      touching: Span(start: asked.start - start, length: asked.length))
    let slots = found.flatMap { number in
      let origin = line.point(
        along: start + repetitions.extent(of: number).start, across: line.across(groupsOrigin))
      return repetitions.parts(of: number).map { part in
        CompositionalBox(
          name: part.name, isGroup: part.isGroup, isFirst: number == found.lowerBound,
          frame: snapped(part.frame, at: origin), insets: part.insets)
      }
    }
    return (whole(scrolledBy: offset) + slots).filter { $0.frame.overlaps(rect) }
  }

  /// Returns the rectangle of the section with its insets; empty if it has no cells or no insets.
  private func whole(scrolledBy offset: Double) -> [CompositionalBox] {
    guard !solved.isEmpty, section.insets != .zero else { return [] }
    let (near, breadth) =
      scrolled.map { (-offset, $0.length) } ?? (0, axis.across(solved.room.container))
    let frame = axis.rect(
      AxisRect(
        along: Span(
          start: span.start + solved.sides.before, length: solved.thickness + solved.around),
        across: Span(start: near, length: breadth)))
    return [
      CompositionalBox(
        name: "section", isGroup: false, isFirst: false, frame: snapped(frame, at: .zero),
        insets: section.insets)
    ]
  }
}
