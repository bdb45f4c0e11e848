package import Foundation

/// The frames of a compositional layout, as a value.
///
/// It is created once from sections and a container, in these steps:
///
/// 1. **Groups.** `GroupSolver` computes the cells of a group; if nothing is measured, one solved
///    group is used for all complete repetitions in its section (`GroupRepetitions`).
/// 2. **Sections.** `PlacedCompositionalSection` places the boundary items, insets and groups one
///   after the other; sections follow each other along the axis.
/// 3. **Queries.** Finding one element takes O(log n), finding the elements in a rectangle takes
///    O(log n + result).
///
/// Identifiers in parentheses, such as (CL13), are facts about UIKit; the articles of `UIKit.docc`
/// list them with their sources.
package struct CompositionalGeometry: Sendable {
  /// The size of the content, in points.
  package private(set) var contentSize = CGSize.zero
  private let room: PlacedCompositionalSection.Room
  private let sectionSpacing: Double
  private var sections: [PlacedCompositionalSection] = []
  private var index = SpanIndex(starts: [], ends: [])
  private var layoutEdges: LayoutBoundary
  /// The indexes of the sections that scroll across the axis.
  private var orthogonalSections: [Int] = []

  private var axis: Axis { room.axis }

  /// Lays out sections one after the other.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - container: the size of the layout's container, in points.
  ///   - scale: the number of pixels per point.
  ///   - sectionSpacing: the distance between two sections (CL32).
  ///   - boundaryItems: the views at the edges of the whole layout (CL48).
  ///   - sections: the sections.
  ///   - measured: the measured sizes of cells, by section and by item.
  package init(
    axis: Axis, container: CGSize, scale: Double, sectionSpacing: Double = 0,
    boundaryItems: [CompositionalSection.BoundaryItem] = [], sections: CompositionalSections,
    measured: [Int: [Int: CGSize]] = [:]
  ) {
    room = PlacedCompositionalSection.Room(axis: axis, container: container, scale: scale)
    self.sectionSpacing = sectionSpacing
    layoutEdges = LayoutBoundary(boundaryItems, in: room)
    // Sections with the same description differ only if some of their cells were measured.
    var shared = [SolvedSection?](repeating: nil, count: sections.distinct.count)
    self.sections.reserveCapacity(sections.count)
    for index in sections.indices {
      let number = sections.number(of: index)
      let own = measured.isEmpty ? nil : measured[index]
      let solved =
        (own == nil ? shared[number] : nil)
        ?? SolvedSection(sections.distinct[number], in: room, measured: own ?? [:])
      if own == nil { shared[number] = solved }
      if solved.isOrthogonal { orthogonalSections.append(index) }
      self.sections.append(PlacedCompositionalSection(solved: solved, index: index, start: 0))
    }
    place(from: 0)
  }

  /// Places the sections after the one with index `first`, each at the end of the section before it
  /// plus the spacing, and updates the size of the content and the index; section 0 begins after
  /// the boundary items of the layout.
  private mutating func place(from first: Int) {
    var start = first == 0 ? layoutEdges.before : sections[first].start
    for index in sections.indices.dropFirst(first) {
      sections[index].start = start
      start = sections[index].span.end + sectionSpacing
    }
    layoutEdges.end = sections.last?.span.end ?? layoutEdges.before
    let isEmpty = sections.isEmpty && layoutEdges.isEmpty
    contentSize = axis.size(
      AxisSize(
        along: layoutEdges.end + layoutEdges.after,
        across: isEmpty ? 0 : axis.across(room.container)))
    let reaches = sections.map(\.reach)
    index = SpanIndex(starts: reaches.map(\.start), ends: reaches.map(\.end))
  }

  /// Sets the measured size of a cell.
  ///
  /// If the repetition of the group that contains the cell and the one before it still have as many
  /// cells as before, the other repetitions are not laid out again.
  ///
  /// - Parameters:
  ///   - place: the cell.
  ///   - measured: the measured sizes of all cells of its section, by their item indexes.
  package mutating func measure(_ place: ItemPlace, _ measured: [Int: CGSize]) {
    guard sections.indices.contains(place.section) else { return }
    let solved = sections[place.section].solved
    sections[place.section].solved = solved.remeasured(place.item, measured)
    self.place(from: place.section)
  }

  /// Replaces the description of a section by one that scrolls in the same direction.
  ///
  /// - Parameters:
  ///   - index: the section.
  ///   - section: the new description.
  ///   - measured: the measured sizes of its cells, by their item indexes.
  package mutating func replace(
    _ index: Int, with section: CompositionalSection, measured: [Int: CGSize]
  ) {
    guard sections.indices.contains(index) else { return }
    sections[index].solved = SolvedSection(section, in: room, measured: measured)
    place(from: index)
  }

  /// Returns the element of a cell; nil if it does not exist.
  package func cell(_ place: ItemPlace) -> CompositionalElement? {
    sections.indices.contains(place.section) ? sections[place.section].cell(place.item) : nil
  }

  /// Returns the elements that overlap a rectangle: first the boundary items of the whole layout,
  /// then the elements of each section.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in content coordinates.
  ///   - visible: the visible part of the content, at whose edges pinned views stay; if nil, they
  ///     are not pinned.
  ///   - offset: the offset of a section that scrolls across the axis.
  /// - Returns: the elements, with their frames at offset 0.
  package func elements(
    in rect: CGRect, visible: CGRect? = nil, scrolledBy offset: (Int) -> Double = { _ in 0 }
  ) -> [CompositionalElement] {
    let own = boundary(visible: visible).filter { $0.frame.overlaps(rect) }
    return own
      + index.candidates(touching: axis.rect(rect).along).flatMap { number in
        let section = sections[number]
        return section.elements(
          in: rect, visible: visible,
          scrolledBy: section.solved.isOrthogonal ? offset(number) : 0)
      }
  }

  /// Returns the content of a section that scrolls across the axis; nil if the section does not
  /// exist or does not scroll.
  package func orthogonalContent(ofSection section: Int) -> OrthogonalContent? {
    sections.indices.contains(section) ? sections[section].scrolled : nil
  }

  /// Returns the sections that scroll across the axis and overlap a rectangle.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    orthogonalSections.isEmpty
      ? []
      : index.candidates(touching: axis.rect(rect).along).filter { number in
        sections[number].scrolled?.frame.overlaps(rect) ?? false
      }
  }

  /// Returns the slots (rectangles before insets) of the groups and items of a section in a
  /// rectangle.
  ///
  /// The slots are moved by the offset of the section; the result is empty if the section is
  /// outside of the rectangle or does not exist.
  package func boxes(
    ofSection section: Int, in rect: CGRect, scrolledBy offset: Double
  ) -> [CompositionalBox] {
    guard sections.indices.contains(section),
      sections[section].reach.overlaps(axis.rect(rect).along)
    else { return [] }
    return sections[section].boxes(in: rect, scrolledBy: offset)
  }

  /// The rectangle of the content, widened to the longest section that scrolls across the axis.
  package var extent: CGRect {
    let breadth = orthogonalSections.compactMap { sections[$0].scrolled?.length }.max() ?? 0
    let size = axis.size(contentSize) as AxisSize
    return CGRect(
      origin: .zero,
      size: axis.size(AxisSize(along: size.along, across: max(size.across, breadth))))
  }

  /// Returns the boundary items of the whole layout; their index paths have section 0 and, as item,
  /// the index among the views of the same kind.
  package func boundary(visible: CGRect?) -> [CompositionalElement] {
    layoutEdges.isEmpty ? [] : layoutEdges.elements(visible: visible)
  }

  /// Returns the boundary items of a section; empty if the section does not exist.
  package func boundary(ofSection section: Int, visible: CGRect?) -> [CompositionalElement] {
    sections.indices.contains(section) ? sections[section].boundary(visible: visible) : []
  }

  /// Returns the decoration views of a section; empty if the section does not exist.
  package func decorations(ofSection section: Int) -> [CompositionalElement] {
    sections.indices.contains(section) ? sections[section].decorations : []
  }

  /// Returns the supplementary views of the cells and groups in the repetition that contains a
  /// cell; empty if the cell does not exist.
  package func supplementaries(beside place: ItemPlace) -> [CompositionalElement] {
    sections.indices.contains(place.section)
      ? sections[place.section].supplementaries(beside: place.item) : []
  }
}
