import Foundation
import LayoutCore
import Testing

/// The frames of cells in groups that grow with their items.
struct CompositionalEstimateTests {
  private typealias Sample = CompositionalSample

  private static let full = CompositionalDimension(.fractionalWidth, 1)

  private func group(
    _ axis: Axis, _ items: [CompositionalItem], width: CompositionalDimension = full,
    height: CompositionalDimension = .init(.estimated, 500),
    count: CompositionalGroup.Count = .whileThereIsRoom, spacing: CompositionalSpacing? = nil
  ) -> CompositionalItem {
    CompositionalItem(
      size: Sample.size(width, height),
      content: .group(
        CompositionalGroup(axis: axis, items: items, count: count, spacing: spacing)))
  }

  private func geometry(
    _ group: CompositionalItem, cells: Int, width: Double = 390,
    orthogonal: CompositionalSection.OrthogonalScrolling = .none,
    heights: [Double] = []
  ) -> CompositionalGeometry {
    var section = CompositionalSection(group: group, itemCount: cells)
    section.orthogonal = orthogonal
    return CompositionalGeometry(
      axis: .vertical, container: CGSize(width: width, height: 800), scale: 3,
      sections: [section],
      measured: Sample.sizes(of: [section]) { place in
        heights.indices.contains(place.item)
          ? CGSize(width: width, height: heights[place.item]) : nil
      })
  }

  private func frames(_ geometry: CompositionalGeometry, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { geometry.cell(ItemPlace(0, $0))?.frame }
  }

  private func cell(
    _ width: CompositionalDimension, _ height: CompositionalDimension,
    insets: CompositionalInsets = .zero
  ) -> CompositionalItem {
    Sample.cell(Sample.size(width, height), insets: insets)
  }

  /// A large photo over a row of three, in a group whose height is only estimated.
  private var photos: CompositionalItem {
    let large = cell(Self.full, Self.full)
    let third = CompositionalDimension(.fractionalWidth, 1.0 / 3)
    let row = group(
      .horizontal, [cell(third, third)], height: third, count: .computingLengths(3))
    return group(.vertical, [large, row])
  }

  @Test func `items that need more than the estimate stay in their group (CL71)`() {
    let made = frames(geometry(photos, cells: 8, width: 390), 8)
    #expect(made.map(\.minY) == [0, 390, 390, 390, 520, 910, 910, 910])
  }

  @Test func `items that need less than the estimate are placed once (CL71)`() {
    let made = frames(geometry(photos, cells: 8, width: 120), 8)
    #expect(made.map(\.minY) == [0, 120, 120, 120, 160, 280, 280, 280])
  }

  @Test func `a group that grows ends with the last item of the section`() {
    #expect(geometry(photos, cells: 5, width: 360).contentSize.height == 840)
  }

  @Test func `insets of items do not shorten a group that grows with them (CL13)`() {
    let item = cell(
      Self.full, .init(.fractionalHeight, 1), insets: .init(top: 5, bottom: 10))
    let row = group(.vertical, [item], height: .init(.estimated, 200))
    let made = frames(geometry(row, cells: 2), 2)
    #expect(made.map(\.minY) == [5, 205])
    #expect(made.map(\.height) == [185, 185])
  }

  @Test func `the distance after an item counts in a group that grows (CL14)`() {
    var item = cell(Self.full, .init(.absolute, 40))
    item.edges.bottom = .init(isFlexible: false, 8)
    #expect(geometry(group(.vertical, [item]), cells: 2).contentSize.height == 96)
    #expect(geometry(group(.horizontal, [item]), cells: 2).contentSize.height == 96)
  }

  @Test func `no space is left for flexible distances in a group that grows`() {
    let items = [cell(Self.full, .init(.absolute, 40)), cell(Self.full, .init(.absolute, 20))]
    let made = geometry(
      group(.vertical, items, spacing: .init(isFlexible: true, 8)), cells: 4)
    #expect(frames(made, 4).map(\.minY) == [0, 48, 68, 116])
  }

  @Test func `a column in a section that scrolls sideways holds its items once`() {
    let item = cell(Self.full, .init(.estimated, 44))
    let column = group(.vertical, [item, item], width: .init(.absolute, 100))
    let made = geometry(
      column, cells: 5, orthogonal: .continuous, heights: [30, 60, 20, 10, 50])
    let all = frames(made, 5)
    #expect(all.map(\.minX) == [0, 0, 100, 100, 200])
    #expect(all.map(\.minY) == [0, 30, 0, 20, 0])
    #expect(all.map(\.height) == [30, 60, 20, 10, 50])
    #expect(made.contentSize.height == 90)
  }

  @Test func `an estimated row is no higher for items that the section does not have`() {
    let item = cell(.init(.fractionalWidth, 0.5), .init(.estimated, 44))
    let row = group(.horizontal, [item], height: .init(.estimated, 44))
    #expect(geometry(row, cells: 1, heights: [30]).contentSize.height == 30)
  }

  @Test(arguments: [Axis.vertical, .horizontal], [1, 2, 3, 7])
  func `cells of growing groups never overlap, whatever they measure`(axis: Axis, count: Int) {
    let items = (0..<count).map { _ in
      cell(
        axis == .vertical ? Self.full : .init(.estimated, 50),
        axis == .vertical ? .init(.estimated, 44) : .init(.absolute, 40))
    }
    let whole = group(
      axis, items, width: axis == .vertical ? Self.full : .init(.estimated, 100),
      height: axis == .vertical ? .init(.estimated, 100) : .init(.absolute, 40))
    let made = geometry(
      whole, cells: 20, width: 60, heights: (0..<20).map { Double(($0 * 37) % 90 + 1) })
    let all = frames(made, 20)
    #expect(all.count == 20)
    for (one, frame) in all.enumerated() {
      #expect(!all[..<one].contains { $0.intersection(frame).area > 0 })
    }
    #expect(all.map(\.maxY).max() == made.contentSize.height)
  }

  @Test func `siblings of uniform height share that of the tallest (CL11)`() {
    let item = cell(.init(.fractionalWidth, 0.5), .init(.uniformEstimate, 44))
    let row = group(.horizontal, [item], height: .init(.estimated, 44))
    let made = geometry(row, cells: 4, heights: [30, 60, 20, 10])
    #expect(frames(made, 4).map(\.height) == [60, 60, 20, 20])
    #expect(frames(made, 4).map(\.minY) == [0, 0, 60, 60])
  }

  @Test func `the groups of a section share the height of the tallest if they are uniform (CL11)`()
  {
    let item = cell(.init(.fractionalWidth, 0.5), .init(.uniformEstimate, 44))
    let row = group(.horizontal, [item], height: .init(.uniformEstimate, 44))
    let made = geometry(row, cells: 4, heights: [20, 10, 30, 60])
    #expect(frames(made, 4).map(\.height) == [60, 60, 60, 60])
    #expect(frames(made, 4).map(\.minY) == [0, 0, 60, 60])
    #expect(made.contentSize.height == 120)
  }

  @Test func `an item of a uniform group that is not uniform keeps its height`() {
    let item = cell(.init(.fractionalWidth, 0.5), .init(.estimated, 44))
    let row = group(.horizontal, [item], height: .init(.uniformEstimate, 44))
    let made = geometry(row, cells: 4, heights: [20, 10, 30, 60])
    #expect(frames(made, 4).map(\.height) == [20, 10, 30, 60])
    #expect(frames(made, 4).map(\.minY) == [0, 0, 60, 60])
  }
}

extension CGRect {
  fileprivate var area: Double { isNull ? 0 : Double(width * height) }
}
