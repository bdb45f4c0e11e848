import Foundation
import LayoutCore
import TestSupport
import Testing

/// Queries of a compositional layout.
struct CompositionalQueryTests {
  private typealias Sample = CompositionalSample

  private static func geometry(
    _ sections: [CompositionalSection],
    measured: [Int: [Int: CGSize]] = [:]
  ) -> CompositionalGeometry {
    CompositionalGeometry(
      axis: .vertical, container: CGSize(width: 375, height: 700), scale: 3,
      sections: CompositionalSections(sections), measured: measured)
  }

  private static func row(estimated item: CompositionalItem, cells: Int) -> CompositionalSection {
    CompositionalSection(
      group: Sample.group(
        Sample.size(.init(.fractionalWidth, 1), .init(.estimated, 44)), .horizontal, [item]),
      itemCount: cells, groupSpacing: 3)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a rectangle has the elements whose frames overlap it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let estimated = Sample.cell(
      Sample.size(.init(.fractionalWidth, 0.4), .init(.estimated, 44)))
    let sections = (0..<6).map { _ -> CompositionalSection in
      let count = Int.random(in: 0...30, using: &random)
      return [
        Sample.groups(count), Sample.badges(count), Sample.list(count),
        Self.row(estimated: estimated, cells: count),
      ].randomElement(using: &random) ?? Sample.list(count)
    }
    let geometry = Self.geometry(
      sections,
      measured: Sample.sizes(of: sections) { place in
        CGSize(width: 150, height: 20 + Double((place.item * 37 + place.section) % 50))
      })
    let all = geometry.elements(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    for _ in 0..<20 {
      let rect = CGRect(
        x: .random(in: -50...400, using: &random), y: .random(in: -50...3000, using: &random),
        width: .random(in: 0...400, using: &random), height: .random(in: 0...900, using: &random))
      #expect(geometry.elements(in: rect) == all.filter { $0.frame.overlaps(rect) })
    }
    for element in all where element.kind == .cell {
      #expect(geometry.cell(element.place) == element)
    }
  }

  @Test func `a decoration that sticks out of its section is found there (LI10)`() {
    var list = Sample.list(2)
    list.decorations = [.init(kind: "background", insets: .init(top: -500, bottom: -1000))]
    let geometry = Self.geometry([Sample.list(1), list])
    let above = geometry.elements(in: CGRect(x: 0, y: -300, width: 375, height: 100))
    let below = geometry.elements(in: CGRect(x: 0, y: 1000, width: 375, height: 100))
    #expect(above.map(\.place) == [ItemPlace(1, 0)])
    #expect(below.map(\.place) == [ItemPlace(1, 0)])
  }

  @Test func `a million cells take one solved group`() {
    let geometry = Self.geometry([Sample.groups(1_000_000)])
    let last = geometry.cell(ItemPlace(0, 999_999))
    #expect(last?.frame.origin == CGPoint(x: 746.0 / 3, y: 17_999_928))
    let seen = geometry.elements(in: CGRect(x: 0, y: 9_000_000, width: 375, height: 700))
    #expect(seen.count == 41)
  }

  @Test func `a section without cells has no room, and its header stays (CL33, CL35)`() {
    let geometry = Self.geometry([Sample.decorated(0), Sample.list(0), Sample.list(1)])
    #expect(geometry.decorations(ofSection: 0).isEmpty)
    #expect(geometry.boundary(ofSection: 1, visible: nil).map(\.frame.minY) == [0, 24])
    #expect(geometry.boundary(ofSection: 2, visible: nil).map(\.frame.minY) == [48, 112])
    #expect(geometry.contentSize.height == 136)
  }

  @Test func `a pinned header stays in sight until its section ends (CL45, CL46)`() {
    let geometry = Self.geometry([Sample.list(3), Sample.list(3)])
    func header(_ top: Double) -> [Double] {
      let seen = CGRect(x: 0, y: top, width: 375, height: 700)
      return (0...1).map { geometry.boundary(ofSection: $0, visible: seen)[0].frame.minY }
    }
    let end = 172.0
    #expect(header(0) == [0, end])
    #expect(header(50) == [50, end])
    #expect(header(end - 10) == [end - 24, end])
  }

  @Test func `hostile numbers give no trap`() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      var section = Sample.groups(20)
      section.groupSpacing = number
      section.insets.leading = number
      section.group.size.height = .init(.absolute, number)
      let geometry = Self.geometry([section])
      _ = geometry.elements(in: CGRect(x: 0, y: 0, width: 375, height: 700))
      _ = geometry.elements(in: CGRect(x: number, y: number, width: number, height: number))
      #expect(geometry.cell(ItemPlace(0, 20)) == nil)
    }
  }
}
