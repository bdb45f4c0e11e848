import Foundation

/// The boundary items of a whole layout, outside of all sections (CL48).
struct LayoutBoundary: Sendable {
  private let section: CompositionalSection
  private let axis: Axis
  private let scale: Double
  private let breadth: Double
  /// The length of the views before the first section.
  let before: Double
  /// The length of the views after the last section.
  let after: Double
  /// The end of the last section.
  var end = 0.0

  /// Adds up the sizes of the boundary items of a layout.
  init(_ items: [CompositionalSection.BoundaryItem], in room: PlacedCompositionalSection.Room) {
    let nothing = CompositionalItem(
      size: CompositionalSize(width: .init(.absolute, 0), height: .init(.absolute, 0)))
    section = CompositionalSection(
      group: nothing, itemCount: 0, boundaryItems: items, narrowsBoundaryItems: false)
    axis = room.axis
    scale = room.scale
    breadth = axis.across(room.container)
    let sides = BoundarySides(section, in: room)
    before = sides.before
    after = sides.after
    end = before
  }

  /// Whether the layout has no boundary items.
  var isEmpty: Bool { section.boundaryItems.isEmpty }

  /// Returns the boundary items; pinned ones stay at the edges of the visible part of the content.
  func elements(visible: CGRect?) -> [CompositionalElement] {
    let whole = Span(start: 0, length: end + after)
    let content = axis.rect(
      AxisRect(
        along: Span(start: before, length: end - before), across: Span(start: 0, length: breadth)))
    var stack = BoundaryStack(section, content: content, span: whole, axis: axis)
    var numbers: [String: Int] = [:]
    return section.boundaryItems.map { item in
      let kind = item.view.kind
      defer { numbers[kind, default: 0] += 1 }
      let frame = PixelSnapping.nearest.frame(
        stack.frame(of: item, visible: visible), scale: CGFloat(scale))
      return CompositionalElement(
        kind: .supplementary(kind), place: ItemPlace(0, numbers[kind] ?? 0), frame: frame,
        zIndex: item.view.zIndex, measuredSize: item.view.size.isEstimated ? item.view.size : nil)
    }
  }
}
