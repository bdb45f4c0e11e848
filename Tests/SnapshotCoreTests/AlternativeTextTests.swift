import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import SnapshotCore
import Testing

/// Layouts of one kind each, and their words.
struct AlternativeTextTests {
  private func words(_ change: (inout GridFixture) -> Void = { _ in }) -> String? {
    var grid = GridFixture()
    change(&grid)
    return AlternativeText(of: [grid.pane]).words
  }

  @Test func `a grid has a size and columns`() {
    #expect(words() == "iPhone SE, portrait: 7 cells of 140 × 90 points in 2 columns, one section")
  }

  @Test func `a list has one column`() {
    let list = words { $0.columns = 1 }
    #expect(
      list == """
        iPhone SE, portrait: 7 cells of 288 × 90 points in one column, 6 of them in sight, \
        one section
        """)
  }

  @Test func `cells of several heights have a width in common`() {
    let waterfall = words { $0.heights = [90, 120, 60, 90] }
    #expect(waterfall == "iPhone SE, portrait: 4 cells 140 points wide in 2 columns, one section")
  }

  @Test func `what scrolls sideways has rows`() {
    let strip = words { $0.axis = .horizontal }
    #expect(strip == "iPhone SE, portrait: 7 cells of 90 × 140 points in 2 rows, one section")
  }

  @Test func `sections are counted, and have columns where all have as many`() {
    let sections = words { ($0.sections, $0.heights) = (2, [90, 90]) }
    #expect(
      sections == "iPhone SE, portrait: 4 cells of 140 × 90 points in 2 columns, 2 sections")
  }

  @Test func `one cell has no columns`() {
    let one = words { $0.heights = [90] }
    #expect(one == "iPhone SE, portrait: 1 cell of 140 × 90 points, one section")
  }

  @Test func `a picture of no layout has no words`() {
    #expect(AlternativeText(of: []).words == nil)
  }

  @Test func `headers and a layout's own views are counted, captions are not`() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let kinds: [LayoutRecord.Kind] = [
      .header, .header, .supplementary("badge"), .decoration("paper"), .caption,
    ]
    let elements = kinds.enumerated().map {
      LayoutRecord.Element(kind: $1, indexPath: ItemPlace(0, $0), frame: frame)
    }
    #expect(
      AlternativeText(of: [pane(elements)]).words == """
        iPhone SE, portrait: no cells, 2 headers, 1 supplementary view, 1 decoration view, \
        one section
        """)
  }

  @Test func `a screen without a collection view has its size`() {
    #expect(
      AlternativeText(of: [pane([])]).words
        == "iPhone SE, portrait: a screen of 320 × 568 points")
  }

  @Test func `panes have their names, and the device is told once`() {
    let panes = [("before portrait", 2), ("after portrait", 2), ("after landscape", 1)].map {
      named($0, columns: $1)
    }
    #expect(
      AlternativeText(of: panes).words == """
        iPhone SE. before portrait, after portrait: 2 cells of 140 × 90 points in 2 columns, \
        one section; \
        after landscape: 2 cells of 288 × 90 points in one column, one section
        """)
  }

  @Test func `of many panes the first and the last are told`() {
    let panes = (1...6).map { named("portrait \($0)", columns: $0) }
    let words = AlternativeText(of: panes).words ?? ""
    #expect(words.hasPrefix("iPhone SE. portrait 1: 2 cells of 288 × 90 points in one column"))
    #expect(words.contains("; 4 more; portrait 6: 2 cells"))
  }

  private func named(_ name: String, columns: Int) -> RecordedLayout {
    var grid = GridFixture()
    (grid.columns, grid.heights) = (columns, [90, 90])
    let pane = grid.pane
    return RecordedLayout(
      name: name, device: pane.device, orientation: pane.orientation, scale: pane.scale,
      layout: pane.layout)
  }

  private func pane(_ elements: [LayoutRecord.Element]) -> RecordedLayout {
    let size = CGSize(width: 320, height: 568)
    return RecordedLayout(
      device: "iPhone SE", orientation: .portrait, scale: 2,
      layout: LayoutRecord(
        contentSize: size, viewport: CGRect(origin: .zero, size: size), elements: elements))
  }
}
