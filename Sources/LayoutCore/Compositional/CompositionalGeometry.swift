package import Foundation

/// The frames of a compositional layout, as a value.
///
/// It is created once from sections and a container, in these steps:
///
/// 1. **Groups.** `GroupSolver` computes the cells of a group; if nothing is measured, one group
///    stands for all repetitions in its section (`GroupRepetitions`).
/// 2. **Sections.** `PlacedCompositionalSection` puts the views at the edges, insets and groups one
///    after the other; sections follow each other along the axis.
/// 3. **Queries.** Finding one element takes O(log n), finding the elements in a rectangle takes
///    O(log n + result).
///
/// Identifiers in parentheses, such as (CL13), are facts about UIKit; the articles of `UIKit.docc`
/// list them with their sources.
package struct CompositionalGeometry: Sendable {
  /// The size of the content, in points.
  package let contentSize: CGSize
  private let axis: Axis
  private let sections: [PlacedCompositionalSection]
  private let index: SpanIndex

  /// Lays out sections one after the other.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - container: the size of the layout's container, in points.
  ///   - scale: the number of pixels per point.
  ///   - sectionSpacing: the distance between two sections (CL32).
  ///   - sections: the sections.
  ///   - measured: the measured size of a cell; nil if it was not measured.
  package init(
    axis: Axis, container: CGSize, scale: Double, sectionSpacing: Double = 0,
    sections: [CompositionalSection],
    measured: @escaping @Sendable (ItemPlace) -> CGSize? = { _ in nil }
  ) {
    self.axis = axis
    let room = PlacedCompositionalSection.Room(axis: axis, container: container, scale: scale)
    var start = 0.0
    self.sections = sections.enumerated().map { index, section in
      let placed = PlacedCompositionalSection(
        section, index: index, start: start, room: room,
        measured: { measured(ItemPlace(index, $0)) })
      start = placed.span.end + sectionSpacing
      return placed
    }
    let end = self.sections.last?.span.end ?? 0
    contentSize = axis.size(
      AxisSize(along: end, across: sections.isEmpty ? 0 : axis.across(container)))
    index = SpanIndex(
      starts: self.sections.map(\.reach.start), ends: self.sections.map(\.reach.end))
  }

  /// Returns the element of a cell; nil if it does not exist.
  package func cell(_ place: ItemPlace) -> CompositionalElement? {
    sections.indices.contains(place.section) ? sections[place.section].cell(place.item) : nil
  }

  /// Returns the elements that overlap a rectangle, by section.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in content coordinates.
  ///   - visible: the visible part of the content, at whose edges pinned views stay; nil for their
  ///     own positions.
  /// - Returns: the elements.
  package func elements(in rect: CGRect, visible: CGRect? = nil) -> [CompositionalElement] {
    index.candidates(touching: axis.rect(rect).along).flatMap {
      sections[$0].elements(in: rect, visible: visible)
    }
  }

  /// Returns the views at the edges of a section; empty if it does not exist.
  package func boundary(ofSection section: Int, visible: CGRect?) -> [CompositionalElement] {
    sections.indices.contains(section) ? sections[section].boundary(visible: visible) : []
  }

  /// Returns the views behind a section; empty if it does not exist.
  package func decorations(ofSection section: Int) -> [CompositionalElement] {
    sections.indices.contains(section) ? sections[section].decorations : []
  }

  /// Returns the views beside the cells and groups of the repetition that has a cell; empty if the
  /// cell does not exist.
  package func supplementaries(beside place: ItemPlace) -> [CompositionalElement] {
    sections.indices.contains(place.section)
      ? sections[place.section].supplementaries(beside: place.item) : []
  }
}
