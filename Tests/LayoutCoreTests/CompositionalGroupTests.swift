import Foundation
import LayoutCore
import Testing

/// The frames of cells in groups.
struct CompositionalGroupTests {
  private typealias Sample = CompositionalSample

  private func frames(
    _ section: CompositionalSection, container: CGSize = CGSize(width: 375, height: 600),
    scale: Double = 2, measured: (ItemPlace) -> CGSize? = { _ in nil }
  ) -> [CGRect] {
    let geometry = CompositionalGeometry(
      axis: .vertical, container: container, scale: scale, sections: [section],
      measured: Sample.sizes(of: [section], measured))
    return (0..<section.itemCount).compactMap { geometry.cell(ItemPlace(0, $0))?.frame }
  }

  private func row(
    _ items: [CompositionalItem], count: CompositionalGroup.Count = .whileThereIsRoom,
    spacing: CompositionalSpacing? = nil, cells: Int, height: CompositionalDimension? = nil
  ) -> CompositionalSection {
    CompositionalSection(
      group: CompositionalItem(
        size: Sample.size(.init(.fractionalWidth, 1), height ?? .init(.absolute, 50)),
        content: .group(
          CompositionalGroup(axis: .horizontal, items: items, count: count, spacing: spacing))),
      itemCount: cells)
  }

  private func column(_ fraction: Double) -> CompositionalItem {
    Sample.cell(Sample.size(.init(.fractionalWidth, fraction), .init(.fractionalHeight, 1)))
  }

  private func fixed(_ width: Double, _ edges: CompositionalEdges = .init()) -> CompositionalItem {
    var item = Sample.cell(
      Sample.size(.init(.absolute, width), .init(.fractionalHeight, 1)))
    item.edges = edges
    return item
  }

  @Test func `each edge of a fractional column is rounded from its exact position (I10, CL23)`() {
    let widths = [0.22448, 0.09995, 0.22555, 0.22448, 0.22555]
    let made = frames(row(widths.map(column), cells: 5))
    #expect(made.map(\.minX) == [0, 84, 121.5, 206, 290.5])
    #expect(made.map(\.width) == [84, 37.5, 84.5, 84, 84.5])
  }

  @Test func `items are repeated while there is room, then the group is (CL18)`() {
    let made = frames(row([fixed(100), fixed(60)], cells: 5))
    #expect(made.map(\.minX) == [0, 100, 160, 260, 0])
    #expect(made.map(\.minY) == [0, 0, 0, 0, 50])
  }

  @Test func `three thirds fit although their sum is not exact`() {
    #expect(frames(row([column(1.0 / 3)], cells: 4)).map(\.minY) == [0, 0, 0, 50])
  }

  @Test func `a repeated item keeps its size, whether it fits or not (CL25)`() {
    let made = frames(row([fixed(150)], count: .repeating(3), cells: 3))
    #expect(made.map(\.minX) == [0, 150, 300])
    #expect(made.map(\.width) == [150, 150, 150])
  }

  @Test func `a flexible distance takes its share of what is left (CL26)`() {
    let spacing = CompositionalSpacing(isFlexible: true, 5)
    let made = frames(row([fixed(100)], spacing: spacing, cells: 3))
    #expect(made.map(\.minX) == [0, 137.5, 275])
  }

  @Test func `flexible edges move an item to the other side, or into the middle (I8)`() {
    let flexible = CompositionalSpacing(isFlexible: true, 0)
    #expect(
      frames(row([fixed(300, .init(leading: flexible))], cells: 1)).map(\.minX) == [75])
    #expect(
      frames(row([fixed(300, .init(leading: flexible, trailing: flexible))], cells: 1))
        .map(\.minX) == [37.5])
  }

  @Test func `fixed edges move an item and keep its size (CL14)`() {
    let edges = CompositionalEdges(
      leading: .init(isFlexible: false, 10), top: .init(isFlexible: false, 4))
    let made = frames(row([fixed(50, edges)], cells: 2))
    #expect(made.map(\.minX) == [10, 70])
    #expect(made.map(\.minY) == [4, 4])
    #expect(made.map(\.width) == [50, 50])
  }

  @Test func `an estimated row has the height of its tallest cell (CL9, CL10)`() {
    let item = Sample.cell(Sample.size(.init(.fractionalWidth, 0.5), .init(.estimated, 44)))
    let section = row([item], cells: 4, height: .init(.estimated, 44))
    #expect(frames(section).map(\.minY) == [0, 0, 44, 44])
    let heights = [0: 30.0, 1: 60.0, 2: 20.0, 3: 10.0]
    let made = frames(section) { place in
      heights[place.item].map { CGSize(width: 187.5, height: $0) }
    }
    #expect(made.map(\.height) == [30, 60, 20, 10])
    #expect(made.map(\.minY) == [0, 0, 60, 60])
  }

  @Test func `insets along an estimated dimension are ignored (CL15)`() {
    let item = Sample.cell(
      Sample.size(.init(.fractionalWidth, 1), .init(.estimated, 44)),
      insets: .init(top: 8, leading: 8, bottom: 8, trailing: 8))
    let made = frames(row([item], cells: 1, height: .init(.estimated, 44)))
    #expect(made == [CGRect(x: 8, y: 0, width: 359, height: 44)])
  }

  @Test func `a custom group has the frames that its closure returns (CL27)`() {
    var section = row([], cells: 4)
    section.group.content = .group(
      CompositionalGroup(axis: .horizontal, items: []) { size in
        [
          .init(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: 20), zIndex: 2),
          .init(frame: CGRect(x: 10, y: 30, width: 5, height: 20), zIndex: 0),
        ]
      })
    #expect(
      frames(section).map(\.origin) == [
        .zero, CGPoint(x: 10, y: 30), CGPoint(x: 0, y: 50), CGPoint(x: 10, y: 80),
      ])
  }

  @Test func `items without length end`() {
    #expect(frames(row([fixed(0)], cells: 3)).count == 3)
    #expect(frames(row([], cells: 3)).isEmpty)
    #expect(frames(row([fixed(.nan)], cells: 2)).count == 2)
  }
}
