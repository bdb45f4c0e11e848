import Foundation
import LayoutCore
import LayoutFixtures
import Testing

@testable import LayoutComparison

@Suite struct LayoutDifferenceTests {
  @Test func `equal layouts have no causes`() {
    let flow = FlowFixture()
    #expect(LayoutDifference(golden: flow.layout, actual: flow.layout).causes.isEmpty)
  }

  @Test func `an inset is named with the cells it moved`() {
    var wider = FlowFixture()
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    #expect(
      FlowFixture().headlines(to: wider) == ["section 0 inset.left 16 → 24: 9 cells moved +8,0"])
  }

  @Test func `long texts are told from where they differ`() {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    var (flow, other) = (FlowFixture(), FlowFixture())
    flow.sections = [FlowFixture.items("\(words) one")]
    other.sections = [FlowFixture.items("\(words) two")]
    #expect(
      flow.headlines(to: other) == [
        "cell [0,0] text “…ord28 word29 word30 one” → “…ord28 word29 word30 two”"
      ])
  }

  @Test func `a movement by less than a thousandth is told in full`() {
    var moved = FlowFixture()
    moved.sections[0][0].size.width += 0.0001
    #expect(
      FlowFixture().headlines(to: moved).first?
        .hasPrefix("cell [0,0] resized 80×40 → 80.0001×40: ") == true)
    #expect(Points.signed(0.0004) == "+0.0004")
    #expect(Points.signed(-0.0004) == "-0.0004")
    #expect(Points.signed(1.0004) == "+1")
  }

  @Test func `an inset is named with the cells it wrapped`() {
    var flow = FlowFixture()
    flow.width = 298
    flow.sections = [[.init(), .init(), .init()]]
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    #expect(
      flow.headlines(to: wider) == [
        "section 0 inset.left 16 → 24: 2 cells moved +8,0 and cell [0,2] wrapped to the next line"
      ])
  }

  @Test func `the details name the cells of each effect`() {
    var flow = FlowFixture()
    flow.width = 298
    flow.sections = [[FlowFixture.Item](repeating: .init(), count: 6)]
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    let causes = LayoutDifference(golden: flow.layout, actual: wider.layout).causes
    #expect(
      causes.first?.details == [
        "moved +8,0: cells [0,0]–[0,1]", "wrapped to the next line: cells [0,2], [0,4]–[0,5]",
        "content size 298×110 → 298×160",
      ])
  }

  @Test func `the same inset in several sections is one cause`() {
    var flow = FlowFixture()
    flow.sections = [flow.sections[0], flow.sections[0], flow.sections[0]]
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 20, far: 16)
    #expect(
      flow.headlines(to: wider) == ["sections 0–2 inset.left 16 → 20: 27 cells moved +4,0"])
  }

  @Test func `line spacing explains lines that moved by different distances`() {
    var looser = FlowFixture()
    looser.lineSpacing = 12
    #expect(
      FlowFixture().headlines(to: looser) == [
        "section 0 line spacing 10 → 12: 3 cells moved 0,+2 and 3 moved 0,+4"
      ])
  }

  @Test func `a larger cell explains the cells after it`() {
    var flow = FlowFixture()
    flow.sections = [[.init(), .init(), .init()]]
    var larger = flow
    larger.sections[0][0].size.width = 86
    #expect(
      flow.headlines(to: larger) == ["cell [0,0] resized 80×40 → 86×40: 2 cells moved +6,0"])
  }

  @Test func `a longer text explains the size of its cell and the cells after it`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items("Basil", "Mint")]
    var longer = flow
    longer.sections[0][0] = .init(size: CGSize(width: 90, height: 40), text: "Basilikum")
    #expect(
      flow.headlines(to: longer) == [
        "cell [0,0] text “Basil” → “Basilikum”, resized 80×40 → 90×40: cell [0,1] moved +10,0"
      ])
  }

  @Test func `an inserted item is told as one that appeared`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items("Mint", "Thyme")]
    var longer = flow
    longer.sections = [FlowFixture.items("Basil", "Mint", "Thyme")]
    #expect(
      flow.headlines(to: longer) == [
        "cell [0,0] appeared: 2 cells moved +90,0"
      ])
  }

  @Test func `what only follows stands below its cause`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items("Mint", "Thyme", "Sage", "Dill")]
    var shorter = flow
    shorter.sections = [FlowFixture.items("Thyme", "Sage", "Dill")]
    let causes = LayoutDifference(golden: flow.layout, actual: shorter.layout).causes
    #expect(causes.count == 1)
    #expect(causes.first?.details.last == "content size 320×110 → 320×60")
    #expect(causes.first?.details.contains { $0.contains("shifted") } == false)
  }

  @Test func `of items in another order the fewest are told to have moved`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items("Mint", "Thyme", "Sage", "Dill")]
    var other = flow
    other.sections = [FlowFixture.items("Thyme", "Sage", "Mint", "Dill")]
    #expect(flow.headlines(to: other) == ["cell [0,0] is now [0,2]"])
    other.sections = [FlowFixture.items("Dill", "Thyme", "Sage", "Mint")]
    #expect(
      flow.headlines(to: other) == ["cell [0,3] is now [0,0]", "cell [0,0] is now [0,3]"])
  }

  @Test func `content that begins to fit is why it is no longer scrolled`() throws {
    var flow = FlowFixture(height: 130)
    flow.sections = [FlowFixture.items("Mint", "Thyme", "Sage", "Dill", "Chives", "Lovage", "Rue")]
    var shorter = flow
    shorter.sections = [FlowFixture.items("Mint", "Thyme", "Sage")]
    var golden = flow.layout.layout
    golden.viewport.origin.y = 30
    let causes = LayoutDifference(
      golden: flow.layout.showing(golden), actual: shorter.layout
    ).causes
    #expect(causes.map(\.headline) == ["4 cells vanished"])
    #expect(causes.first?.details.contains("scrolled to 0,30 → 0,0") == true)
  }

  @Test func `offsets that read alike are told together`() {
    var grid = GridFixture(width: 320)
    grid.columns = 3
    grid.texts = (0..<9).map { "\($0)" }
    grid.heights = [Double](repeating: 90, count: 9)
    let told = grid.headlines {
      $0.texts?.remove(at: 0)
      $0.heights.removeLast()
    }
    #expect(
      told == [
        "cell [0,0] vanished: 6 cells moved -98.667,0 and 2 moved +197.333,-98"
      ])
  }

  @Test func `a list wraps nothing`() {
    var list = FlowFixture(width: 120)
    list.sections = [FlowFixture.items("Mint", "Thyme", "Sage")]
    var longer = list
    longer.sections = [FlowFixture.items("Mint", "Basil", "Thyme", "Sage")]
    #expect(list.headlines(to: longer) == ["cell [0,1] appeared: 2 cells moved 0,+50"])
  }

  @Test func `a removed item is told as one that vanished`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items("Basil", "Mint", "Thyme")]
    var shorter = flow
    shorter.sections = [FlowFixture.items("Basil", "Thyme")]
    #expect(
      flow.headlines(to: shorter) == [
        "cell [0,1] vanished: cell [0,1] (was [0,2]) moved -90,0"
      ])
  }

  @Test func `a cell that moved on its own is told for itself`() {
    let layout = FlowFixture().layout
    let moved = layout.moving(.init(0, 4), x: 8, y: 0)
    let causes = LayoutDifference(golden: layout, actual: moved).causes
    #expect(causes.map(\.headline) == ["cell [0,4] moved +8,0"])
  }

  @Test func `an inset across the axis is not blamed for a cell that moved along it`() {
    var wider = FlowFixture()
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    let stray = wider.layout.moving(.init(0, 8), x: 0, y: 30)
    let causes = LayoutDifference(golden: FlowFixture().layout, actual: stray).causes
    #expect(
      causes.map(\.headline) == [
        "section 0 inset.left 16 → 24: 8 cells moved +8,0", "cell [0,8] moved +8,+30",
      ])
  }

  @Test func `a taller header pushes its section and the next`() {
    var flow = FlowFixture()
    flow.header = 20
    flow.sections = [[.init()], [.init()]]
    var taller = flow
    taller.header = 24
    #expect(
      flow.headlines(to: taller) == [
        "sections 0–1 header size 0×20 → 0×24: cell [0,0] moved 0,+4, cell [1,0] moved 0,+8 "
          + "and 2 headers resized 320×20 → 320×24, moved 0,0…+4"
      ])
  }

  @Test func `another viewport explains everything in it`() {
    var narrow = FlowFixture()
    narrow.width = 240
    #expect(
      FlowFixture().headlines(to: narrow) == [
        "viewport 320×480 → 240×480: cell [0,3] moved +90,0, 5 cells wrapped to the next line "
          + "and cell [0,8] changed lines by +2"
      ])
  }

  @Test func `an inset explains cells that fit themselves to the line`() {
    var flow = FlowFixture()
    flow.sections = [[.init(), .init(), .init()]]
    var fitted = flow
    fitted.inset = .init(start: 10, end: 10, near: 22, far: 16)
    for item in 0..<3 { fitted.sections[0][item].size.width = 78 }
    #expect(
      flow.headlines(to: fitted) == [
        "section 0 inset.left 16 → 22: 3 cells resized 80×40 → 78×40, moved +2…+6,0"
      ])
  }

  @Test func `a section that grew pushes the sections after it`() {
    var flow = FlowFixture(sections: [[.init(), .init()], [.init()], [.init()]])
    flow.header = 20
    let golden = flow.layout
    var layout = golden.layout
    layout.sections[0].inset.end = 30
    for index in layout.elements.indices where layout.elements[index].indexPath.section > 0 {
      layout.elements[index].frame.origin.y += 20
    }
    let actual = golden.showing(layout)
    let causes = LayoutDifference(golden: golden, actual: actual).causes
    #expect(
      causes.map(\.headline) == ["section 0 inset.bottom 10 → 30: 4 elements moved 0,+20"])
    #expect(causes.first?.details == ["cells [1,0], [2,0], headers [1,0], [2,0]"])
  }

  @Test func `across and along change places where content scrolls sideways`() {
    let golden = FlowFixture().layout.turned(inset: .zero)
    let actual = FlowFixture().layout.turned(inset: AxisInsets(start: 0, end: 0, near: 5, far: 0))
      .moving(.init(0, 3), x: 0, y: 5).moving(.init(0, 5), x: 7, y: 0)
    #expect(
      LayoutDifference(golden: golden, actual: actual).causes.map(\.headline) == [
        "section 0 inset.top 0 → 5: cell [0,3] moved 0,+5", "cell [0,5] moved +7,0",
      ])
  }

  @Test func `pinned headers move with the viewport`() {
    var flow = FlowFixture(sections: [[.init()]])
    flow.header = 20
    let golden = flow.layout
    var layout = golden.layout
    layout.viewport.origin.y += 30
    for index in layout.elements.indices where layout.elements[index].kind == .header {
      layout.elements[index].frame.origin.y += 30
    }
    let actual = golden.showing(layout)
    #expect(
      LayoutDifference(golden: golden, actual: actual).causes.map(\.headline) == [
        "scrolled to 0,0 → 0,30: header [0,0] moved 0,+30"
      ])
  }

  @Test func `a cell that came forward is told`() {
    var flow = FlowFixture()
    flow.sections[0][2].zIndex = 1
    #expect(FlowFixture().headlines(to: flow) == ["cell [0,2] z-index 0 → 1"])
  }

  @Test func `another order in the stack is told once, whatever the numbers`() {
    var flow = FlowFixture()
    for item in 0..<9 { flow.sections[0][item].zIndex = 9 - item }
    #expect(FlowFixture().headlines(to: flow) == ["9 cells have other z-indexes"])
  }

  @Test func `a content size that is no number is told once, below its reason`() {
    var lower = FlowFixture()
    lower.inset = Axis.vertical.insets(top: 20, left: 16, bottom: 10, right: 16)
    let actual = lower.layout
    var layout = actual.layout
    layout.contentSize.height = .nan
    let causes = LayoutDifference(
      golden: FlowFixture().layout, actual: actual.showing(layout)
    ).causes
    #expect(causes.map(\.headline) == ["section 0 inset.top 10 → 20: 9 cells moved 0,+10"])
    #expect(causes[0].details.last == "content size 320×160 → 320×nan")
  }

  @Test func `a pane that is no longer shown is told`() {
    let layout = FlowFixture().layout
    let causes = LayoutDifference.differences(from: [layout], to: []).flatMap(\.causes)
    #expect(causes.map(\.headline) == ["pane shown → not shown"])
  }

  @Test func `a text that is too long for a line is cut`() {
    var flow = FlowFixture()
    flow.sections = [FlowFixture.items(String(repeating: "a", count: 99))]
    var other = flow
    other.sections = [FlowFixture.items("b\n\u{1B}[31m")]
    let start = "“" + String(repeating: "a", count: 59) + "…”"
    #expect(
      flow.headlines(to: other) == ["cell [0,0] text \(start) → “b⏎\\u{1b}[31m”"])
  }
}

extension RecordedLayout {
  /// A layout in which one cell is elsewhere.
  fileprivate func moving(_ place: ItemPlace, x: Double, y: Double) -> RecordedLayout {
    var layout = layout
    for index in layout.elements.indices where layout.elements[index].indexPath == place {
      layout.elements[index].frame = layout.elements[index].frame.offsetBy(dx: x, dy: y)
    }
    return showing(layout)
  }

  /// The same elements in content that scrolls sideways, with one section of the given inset.
  fileprivate func turned(inset: AxisInsets) -> RecordedLayout {
    var layout = layout
    layout.scrollAxis = .horizontal
    layout.sections = [.init(index: 0, inset: inset)]
    return showing(layout)
  }
}
