package import Foundation

/// The frames of a flow layout as `UICollectionViewFlowLayout` computes them, as a value.
///
/// It is created once from sections and a container, in these steps:
///
/// 1. **Sizes.** `FlowItemSizes` stores the sizes of a section's items: a single size if all are
///    equal, otherwise two arrays of numbers.
/// 2. **Available breadth.** `FlowContainer.line(inset:)` determines where lines begin and how long
///    they may be, after the content, reference and section insets.
/// 3. **Lines.** Items fill lines in order, each line until the next item does not fit. Equal sizes
///    form a grid (`UniformLines`); items of different sizes are broken into lines one by one, and
///    the space left in a line is distributed between its items (`LineBreaker`, `MixedLines`).
/// 4. **Sections.** `PlacedSection` stacks header, inset, lines, inset and footer along the axis;
///    sections follow each other.
/// 5. **Queries.** Finding one element takes O(log n), finding the elements in a rectangle takes
///    O(log n + result), with binary searches over sections (`SpanIndex`), lines and items.
///    `FlowPinning` moves only headers and footers in the result, so scrolling recomputes nothing.
///
/// Identifiers in parentheses, such as (A12), are facts about UIKit; the articles of `UIKit.docc`
/// list them with their sources. If a fact is disputed or unknown, `FlowPolicy` decides.
package struct FlowGeometry: Sendable {
  /// The direction of scrolling.
  package let axis: Axis
  /// The size of the content, in points: all sections along the axis, and the container's content
  /// breadth across it (A45).
  ///
  /// The size is zero if there are no sections (A46).
  package let contentSize: CGSize
  /// The extent of headers and footers across the axis.
  private let contentBreadth: Double
  private let sections: [PlacedSection]
  private let itemCounts: [Int]
  private let index: SpanIndex

  /// Lays out sections one after the other.
  package init(axis: Axis, container: FlowContainer, sections: [FlowSection]) {
    self.axis = axis
    contentBreadth = container.contentBreadth
    itemCounts = sections.map(\.items.count)
    // Each section begins where the footer before it ends, so they are placed in order.
    var start = 0.0
    let placed = sections.map { section in
      let placed = PlacedSection(section, start: start, container: container)
      start = placed.footer.end
      return placed
    }
    self.sections = placed
    index = SpanIndex(starts: placed.map(\.reachStart), ends: placed.map(\.reachEnd))
    contentSize =
      sections.isEmpty
      ? .zero : axis.size(AxisSize(along: max(start, index.end), across: contentBreadth))
  }

  package var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section; 0 if the section does not exist.
  package func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }
}

extension FlowGeometry {
  /// Returns the frame of an item; nil if it does not exist.
  package func item(_ item: Int, section: Int) -> CGRect? {
    guard (0..<numberOfItems(inSection: section)).contains(item) else { return nil }
    return axis.rect(sections[section].frame(of: item))
  }

  /// Returns the frame of a section's header; nil if it has none (A49).
  package func header(section: Int, pinning: FlowPinning = .none) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].header(pinning: pinning).map { axis.rect(fullBreadth($0)) }
  }

  /// Returns the frame of a section's footer; nil if it has none (A49).
  package func footer(section: Int, pinning: FlowPinning = .none) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].footer(pinning: pinning).map { axis.rect(fullBreadth($0)) }
  }

  /// Returns the elements that overlap a rectangle.
  ///
  /// Elements that only share an edge are left out (A47), unless the element or the rectangle has
  /// no extent (K9).
  ///
  /// The elements are sorted by section, and within a section as header, items, footer (A48). A
  /// pinned header or footer never leaves its section, so only visible sections are searched.
  package func elements(in rect: CGRect, pinning: FlowPinning = .none) -> [FlowElement] {
    let asked = axis.rect(rect)
    var found: [FlowElement] = []
    // A candidate section may touch the rectangle without overlapping it, so each element is
    // checked.
    for section in index.candidates(touching: asked.along) {
      let placed = sections[section]
      let add = { (kind: FlowElement.Kind, frame: AxisRect) in
        found.append(FlowElement(kind: kind, section: section, frame: axis.rect(frame)))
      }
      if let header = placed.header(pinning: pinning).map(fullBreadth), header.overlaps(asked) {
        add(.header, header)
      }
      placed.forEachItem(in: asked) { add(.item($0), $1) }
      if let footer = placed.footer(pinning: pinning).map(fullBreadth), footer.overlaps(asked) {
        add(.footer, footer)
      }
    }
    return found
  }

  /// Returns the range of sections that overlap a rectangle along the axis.
  package func sections(in rect: CGRect) -> Range<Int> {
    let asked = axis.rect(rect).along
    let touching = index.candidates(touching: asked)
    let overlaps = { sections[$0].reach.overlaps(asked) }
    guard let first = touching.first(where: overlaps), let last = touching.last(where: overlaps)
    else { return 0..<0 }
    return first..<last + 1
  }

  private func fullBreadth(_ along: Span) -> AxisRect {
    AxisRect(along: along, across: Span(start: 0, length: contentBreadth))
  }
}
