package import Foundation

/// The frames of a flow layout, as `UICollectionViewFlowLayout` computes them, as a value.
///
/// It is made once from sections and a container, in these steps:
///
/// 1. **Sizes.** `FlowItemSizes` holds the sizes of a section's items: one size where all are
///    equal, else two arrays of numbers.
/// 2. **Available breadth.** `FlowContainer.line(inset:)` says where lines begin and how long they
///    may be, after the content, reference and section insets.
/// 3. **Lines.** Items fill lines in order, each as long as the next item fits. Equal sizes make a
///    grid (`UniformLines`); others are broken one by one, and what a line leaves over is shared
///    between its items (`LineBreaker`, `MixedLines`).
/// 4. **Sections.** `PlacedSection` stacks header, inset, lines, inset and footer along the axis;
///    sections follow each other.
/// 5. **Questions.** One element is found in O(log n), those in a rectangle in O(log n + answer),
///    by binary search over sections (`SpanIndex`), lines and items. `FlowPinning` moves headers
///    and footers only in the answer, so that scrolling computes nothing anew.
///
/// Numbers in brackets, such as (A12), are facts about UIKit: the articles of `UIKit.docc` hold
/// them with their sources. Where a fact is disputed or unknown, `FlowPolicy` decides.
package struct FlowGeometry: Sendable {
  /// The direction of scrolling.
  package let axis: Axis
  /// The size of the content, in points: all sections along the axis, the container's content
  /// breadth across it (A45), and zero without sections (A46).
  package let contentSize: CGSize
  /// The extent of headers and footers across the axis.
  private let contentBreadth: Double
  private let sections: [PlacedSection]
  private let itemCounts: [Int]
  private let index: SpanIndex

  /// Lays sections out one after the other.
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

  /// The number of sections.
  package var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section, none for a section that does not exist.
  package func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }
}

extension FlowGeometry {
  /// Returns the frame of an item, or nil when it does not exist.
  package func item(_ item: Int, section: Int) -> CGRect? {
    guard (0..<numberOfItems(inSection: section)).contains(item) else { return nil }
    return axis.rect(sections[section].frame(of: item))
  }

  /// Returns the frame of a section's header, or nil when it has none (A49).
  package func header(section: Int, pinning: FlowPinning = .none) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].header(pinning: pinning).map { axis.rect(fullBreadth($0)) }
  }

  /// Returns the frame of a section's footer, or nil when it has none (A49).
  package func footer(section: Int, pinning: FlowPinning = .none) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].footer(pinning: pinning).map { axis.rect(fullBreadth($0)) }
  }

  /// Returns the elements that overlap a rectangle, each by itself; a shared edge is no overlap
  /// (A47), except for elements or rectangles of no extent, which overlap what they touch (K9).
  ///
  /// They come by section, and within a section header, items in order, footer (A48). A pinned
  /// header or footer never leaves its section, so that only sections in sight are looked at.
  package func elements(in rect: CGRect, pinning: FlowPinning = .none) -> [FlowElement] {
    let asked = axis.rect(rect)
    var found: [FlowElement] = []
    // Candidates may only touch the rectangle; each element is judged by itself below.
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

  /// Returns the sections between the first and the last that reach into a rectangle along the
  /// axis.
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
