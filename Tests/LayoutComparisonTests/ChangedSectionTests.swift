import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

@Suite struct ChangedSectionTests {
  private let grid = Self.grid("plant")
  private let list = Self.list("row")

  @Test func `a section that was inserted pushes the others, and takes no numbers from them`() {
    var other = Self.grid("stone")
    other.inset = Axis.vertical.insets(top: 4, left: 8, bottom: 4, right: 8)
    #expect(
      headlines([grid, list], [other, grid, list]) == [
        "9 cells appeared: 13 cells moved 0,+148"
      ])
  }

  @Test func `a section that is gone lets the others move up, and leaves them no numbers`() {
    #expect(
      headlines([list, grid], [grid]) == ["4 cells vanished: 9 cells moved 0,-226"])
  }

  @Test func `numbers of a section are compared with those it had before another came`() {
    var lower = list
    lower.lineSpacing += 6
    #expect(
      headlines([grid, list], [Self.grid("stone"), grid, lower]).first
        == "section 2 line spacing 10 → 16: 4 cells moved 0,+160…+178")
  }

  @Test func `cells that came or went from a section give the next one no other margin`() {
    var empty = grid
    empty.sections = [[]]
    #expect(
      headlines([grid, list], [empty, list]) == ["9 cells vanished: 4 cells moved 0,-140"])
    #expect(
      headlines([empty, list], [grid, list]) == ["9 cells appeared: 4 cells moved 0,+140"])
  }

  @Test func `sections that changed places are one cause`() {
    #expect(
      headlines([grid, list], [list, grid]) == [
        "sections 0 and 1 swapped: 9 cells moved 0,+226 and 4 moved 0,-160"
      ])
  }

  @Test func `a section that moved over others is named alone`() {
    let stones = Self.grid("stone")
    #expect(
      headlines([grid, list, stones], [stones, grid, list]).first?
        .hasPrefix("section 2 moved to 0: ") == true)
  }

  @Test func `a decoration moves with its section`() {
    let (golden, actual) = (shaded([grid, list]), shaded([list, grid]))
    let told = LayoutDifference(golden: golden, actual: actual).causes.map(\.headline)
    #expect(told.count == 1 && told[0].hasPrefix("sections 0 and 1 swapped"), "\(told)")
  }

  @Test func `sections of other numbers are told where nothing came before them`() {
    let golden = FlowFixture.stacked([grid, list])
    var layout = golden.layout
    for place in layout.elements.indices {
      let indexPath = layout.elements[place].indexPath
      layout.elements[place].indexPath = .init(indexPath.section + 1, indexPath.item)
    }
    let causes = LayoutDifference(golden: golden, actual: golden.showing(layout)).causes
    #expect(
      causes.map(\.headline) == ["9 cells shifted by [+1,0]", "4 cells shifted by [+1,0]"])
  }

  @Test func `a header comes and goes with the size that it is given`() {
    var headed = grid
    headed.header = 30
    #expect(
      grid.headlines(to: headed) == [
        "section 0 header size 0×0 → 0×30: 9 cells moved 0,+30"
      ])
    #expect(
      headed.headlines(to: grid) == [
        "section 0 header size 0×30 → 0×0: 9 cells moved 0,-30"
      ])
  }

  @Test func `a header that is gone though it has a size is told`() {
    var headed = grid
    headed.header = 30
    let golden = headed.layout
    var layout = golden.layout
    layout.elements.removeAll { $0.kind == .header }
    let causes = LayoutDifference(golden: golden, actual: golden.showing(layout)).causes
    #expect(causes.map(\.headline) == ["header [0,0] vanished"])
  }

  /// Returns sections with a decoration around the cells of each.
  private func shaded(_ sections: [FlowFixture]) -> RecordedLayout {
    let pane = FlowFixture.stacked(sections)
    var layout = pane.layout
    for section in sections.indices {
      let cells = layout.elements.filter {
        $0.kind == .cell && $0.indexPath.section == section
      }
      layout.elements.append(
        .init(
          kind: .decoration("shade"), indexPath: .init(section, 0),
          frame: cells.reduce(.null) { $0.union($1.frame) }))
    }
    return pane.showing(layout)
  }

  private func headlines(_ golden: [FlowFixture], _ actual: [FlowFixture]) -> [String] {
    LayoutDifference(golden: FlowFixture.stacked(golden), actual: FlowFixture.stacked(actual))
      .causes.map(\.headline)
  }

  private static func grid(_ name: String) -> FlowFixture {
    FlowFixture(sections: [(0..<9).map { .init(text: "\(name) \($0)") }])
  }

  private static func list(_ name: String) -> FlowFixture {
    let rows = (0..<4).map {
      FlowFixture.Item(size: CGSize(width: 240, height: 44), text: "\(name) \($0)")
    }
    var flow = FlowFixture(sections: [rows])
    flow.inset = Axis.vertical.insets(top: 10, left: 40, bottom: 10, right: 40)
    return flow
  }
}
