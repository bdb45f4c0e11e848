import Foundation

/// The frames of a section of a compositional layout, relative to the section's start.
///
/// Sections with the same description and no measured cells share one object.
final class SolvedSection: Sendable {
  let section: CompositionalSection
  let room: PlacedCompositionalSection.Room
  let repetitions: GroupRepetitions
  /// The space that boundary items occupy around the groups.
  let sides: BoundarySides
  /// The section's insets plus the breadth of the boundary items beside the groups.
  let insets: AxisInsets

  /// Solves a section.
  ///
  /// - Parameters:
  ///   - section: the description.
  ///   - room: the container.
  ///   - measured: the measured sizes of its cells, by their item indexes.
  convenience init(
    _ section: CompositionalSection, in room: PlacedCompositionalSection.Room,
    measured: [Int: CGSize]
  ) {
    let sides = BoundarySides(section, in: room)
    let isOrthogonal = section.orthogonal != .none
    let insets = AxisInsets(section.insets, sides: sides, axis: room.axis)
    let container = Self.container(insets, room, isOrthogonal: isOrthogonal)
    let group = RepeatedGroup(
      section.group, itemCount: section.itemCount, in: container,
      along: isOrthogonal ? room.axis.turned : room.axis, spacing: section.groupSpacing,
      scale: room.scale, measured: measured)
    self.init(section, in: room, GroupRepetitions(group), sides, insets)
  }

  private init(
    _ section: CompositionalSection, in room: PlacedCompositionalSection.Room,
    _ repetitions: GroupRepetitions, _ sides: BoundarySides, _ insets: AxisInsets
  ) {
    self.section = section
    self.room = room
    self.repetitions = repetitions
    self.sides = sides
    self.insets = insets
  }

  /// Returns the container of the outermost group: the layout's container less the section's insets
  /// and the boundary items beside its groups.
  ///
  /// In a section that scrolls across the layout's axis, nothing is subtracted in that direction
  /// (CL4, CL5).
  private static func container(
    _ insets: AxisInsets, _ room: PlacedCompositionalSection.Room, isOrthogonal: Bool
  ) -> CGSize {
    let across = room.axis.across(room.container)
    let along = room.axis.along(room.container)
    return room.axis.size(
      AxisSize(
        along: max(along - insets.start - insets.end, 0),
        across: isOrthogonal ? across : max(across - insets.near - insets.far, 0)))
  }

  /// Returns the section, laid out with the new measured size of a cell.
  func remeasured(_ cell: Int, _ measured: [Int: CGSize]) -> SolvedSection {
    SolvedSection(section, in: room, repetitions.remeasured(cell, measured), sides, insets)
  }

  var axis: Axis { room.axis }

  /// Whether the section scrolls across the layout's axis.
  var isOrthogonal: Bool { section.orthogonal != .none }

  /// Whether the section shows no cells.
  var isEmpty: Bool { repetitions.count == 0 }

  /// The extent of the groups along the layout's axis.
  var thickness: Double { isOrthogonal ? repetitions.breadth : repetitions.length }

  /// The sum of the insets before and after the groups, or 0 for a section without cells (CL33).
  var around: Double { isEmpty ? 0 : insets.start + insets.end }

  /// The extent along the layout's axis.
  var length: Double { sides.before + thickness + around + sides.after }

  /// The distance of the first group from the edge if groups are centred (`groupPagingCentered`);
  /// nil for other kinds of scrolling.
  var middle: Double? {
    guard section.orthogonal == .groupPagingCentered else { return nil }
    let first = isEmpty ? 0 : axis.across(repetitions.repetition(0).group.size)
    return max((axis.across(room.container) - first) / 2, 0)
  }
}
