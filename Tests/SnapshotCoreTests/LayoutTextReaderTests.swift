import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import TestSupport
import Testing

@testable import LayoutComparison
@testable import SnapshotCore

/// Texts of layouts, read back as the layouts that they describe.
struct LayoutTextReaderTests {
  private func pane(_ flow: FlowFixture, name: String = "", zIndex: Int = 0) -> RecordedLayout {
    var layout = flow.layout.layout
    layout.elements[0].zIndex = zIndex
    return RecordedLayout(
      name: name, device: flow.device, orientation: .landscape, scale: 3, layout: layout)
  }

  private func verdict(
    _ golden: String, _ actual: String, policy: ClassPolicy = .init()
  ) throws -> Verdict {
    let fixture = try SnapshotFixture()
    let name = try GoldenName(path: "layout.txt")
    _ = try fixture.verifier(.all).verify(golden, as: .lines, named: name, owner: "test")
    return try fixture.verifier().verify(
      actual, as: .layoutText(policy: policy), named: name, owner: "test")
  }

  @Test func `a text is read as the layout it was written from`() throws {
    var flow = FlowFixture()
    flow.header = 30
    flow.sections = [flow.sections[0], Array(flow.sections[0].prefix(2))]
    let written = pane(flow, zIndex: -2)
    let read = try #require(LayoutTextReader.panes(in: written.text)?.first)
    #expect(read.device == written.device && read.orientation == .landscape && read.scale == 3)
    #expect(read.layout.contentSize == written.layout.contentSize)
    #expect(read.layout.viewport == written.layout.viewport)
    #expect(read.layout.sections == written.layout.sections)
    #expect(read.layout.elements == written.layout.elements)
  }

  @Test func `a text of several layouts is read as each of them`() throws {
    let texts = ["before portrait", "after portrait"].map { pane(FlowFixture(), name: $0).text }
    let panes = try #require(LayoutTextReader.panes(in: texts.joined(separator: "\n")))
    #expect(panes.map(\.name) == ["before portrait", "after portrait"])
  }

  @Test func `names and numbers of every kind are read back`() throws {
    var flow = FlowFixture()
    flow.device = "A pad, with, commas"
    flow.sections[0][0].size = CGSize(width: 1.0 / 3, height: 1e13)
    flow.inset.near = -0.0004
    for name in ["", "iPhone 7, portrait, 2 pixels per point", "section 0: x", "a [0,0] 0,0 1×1"] {
      let written = pane(flow, name: name)
      #expect(LayoutTextReader.panes(in: written.text)?.map(\.text) == [written.text])
    }
    var strange = flow.layout.layout
    strange.scrollAxis = .horizontal
    strange.viewport.size.width = .infinity
    strange.elements[1].frame.origin.x = .nan
    strange.elements[2].kind = .decoration("a shelf z 3")
    strange.elements[3].kind = .supplementary("badge [1,1]")
    strange.elements[4].indexPath = ItemPlace(9, 9)
    let written = flow.layout.showing(strange)
    #expect(LayoutTextReader.panes(in: written.text)?.map(\.text) == [written.text])
  }

  @Test(arguments: 0..<30)
  func `every layout's text is written again as it was`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var flow = FlowFixture()
    flow.header = Double(random.integer(0...1)) * random.number(1...40)
    flow.inset.near = random.number(-5...50)
    flow.interitemSpacing = random.number(0...20)
    for item in flow.sections[0].indices {
      flow.sections[0][item].size.width = random.number(0...120)
    }
    let text = flow.layout.text
    #expect(LayoutTextReader.panes(in: text)?.map(\.text) == [text])
  }

  @Test(arguments: [
    "", "\n", "hello", "iPhone 7, portrait, 2 pixels per point\n",
    "iPhone 7, portrait, 2 pixels per point\ncontent 1×1\nviewport 0,0 1×1\nanything\n",
    "iPhone 7, upside, 2 pixels per point\ncontent 1×1\nviewport 0,0 1×1\n",
    "iPhone 7, portrait, 2 pixels per point\ncontent 1×1\nviewport 0,0 1×1",
    "iPhone 7, portrait, 2 pixels per point\ncontent 1.0×1\nviewport 0,0 1×1\n",
  ])
  func `a text that no layout is written as is not read`(text: String) {
    #expect(LayoutTextReader.panes(in: text) == nil)
  }

  @Test func `a change is told as a layout, and line by line after it`() throws {
    var wider = FlowFixture()
    wider.inset.near = 20
    let verdict = try verdict(FlowFixture().layout.text, wider.layout.text)
    let changes = verdict.message().changes
    #expect(
      Array(changes.prefix(3)) == [
        "section 0 inset.left 16 → 20: 9 cells moved +4,0", "  cells [0,0]–[0,8]",
        "10 lines changed",
      ])
    let section = "~section 0: inset top 10 left [-16-]{+20+} bottom 10 right 16"
    #expect(changes.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix(section) })
  }

  @Test func `numbers that are rounded alike are no difference`() throws {
    var near = FlowFixture()
    near.inset.near = 16.00004
    #expect(try verdict(FlowFixture().layout.text, near.layout.text).passes)
    // Beside a real change, numbers that are rounded alike are no difference either.
    near.sections[0][8].size.height = 50
    let statements = try verdict(FlowFixture().layout.text, near.layout.text).statements
    #expect(statements.first?.headline == "cell [0,8] resized 80×40 → 80×50")
  }

  @Test func `the words of earlier versions are the same`() throws {
    let text = FlowFixture().layout.text
    let former = text.replacing("per point", with: "a point")
    #expect(former != text)
    let verdict = try verdict(former, text)
    #expect(verdict.passes && verdict.statements.isEmpty)
    var wider = FlowFixture()
    wider.inset.near = 20
    let statements = try self.verdict(former, wider.layout.text).statements
    #expect(statements.first?.headline == "section 0 inset.left 16 → 20: 9 cells moved +4,0")
    #expect(statements.last?.headline == "10 lines changed")
  }

  private func settled(_ settings: [LayoutRecord.Setting: String]) -> RecordedLayout {
    var layout = FlowFixture().layout.layout
    layout.settings = settings
    return FlowFixture().layout.showing(layout)
  }

  @Test func `settings that can move something are written on one line and read back`() throws {
    let bars = "navigation bar “a; safe area b\n”"
    let written = settled([
      .appearance: "dark", .textSize: "extra large", .direction: "right to left", .bars: bars,
      .contentInset: "top 20, bottom 8", .overlays: "index",
    ])
    let line = written.text.split(separator: "\n")[1]
    #expect(
      line == "text size extra large; direction right to left; bars navigation bar "
        + "“a; safe area b⏎”; content inset top 20, bottom 8")
    let read = try #require(LayoutTextReader.panes(in: written.text)?.first)
    #expect(read.text == written.text)
    #expect(read.layout.settings?[.textSize] == "extra large")
    #expect(read.layout.settings?[.contentInset] == "top 20, bottom 8")
  }

  @Test func `another text size is told`() throws {
    let texts = ["large", "small"].map { settled([.textSize: $0, .bars: "none"]).text }
    let statements = try verdict(texts[0], texts[1]).statements
    #expect(statements.first?.headline == "text size large → small")
  }

  @Test func `a text without settings says nothing of them`() throws {
    let former = FlowFixture().layout.text
    let verdict = try verdict(former, settled([.textSize: "small", .bars: "none"]).text)
    #expect(verdict.passes && verdict.statements.isEmpty)
    var wider = FlowFixture()
    wider.inset.near = 20
    var layout = wider.layout.layout
    layout.settings = [.textSize: "small"]
    let statements = try self.verdict(former, wider.layout.showing(layout).text).statements
    #expect(statements.first?.headline == "section 0 inset.left 16 → 20: 9 cells moved +4,0")
    #expect(statements.last?.headline == "10 lines changed")
  }

  @Test func `a golden that is no text of a layout is compared line by line`() throws {
    let text = FlowFixture().layout.text
    let verdict = try verdict("by hand\n" + text + "and more\n", text)
    #expect(verdict.statements.map(\.headline) == ["2 lines removed"])
    #expect(verdict.statements.map(\.changeClass) == [.layout])
  }

  @Test func `a spacing that moves nothing is metadata, in texts and in JSON`() throws {
    var flow = FlowFixture()
    flow.width = 110
    var spaced = flow
    spaced.interitemSpacing = 20
    let text = try verdict(flow.layout.text, spaced.layout.text)
    #expect(text.passes)
    #expect(text.words == ["metadata: section 0 interitem spacing 10 → 20"])
    let strict = try verdict(
      flow.layout.text, spaced.layout.text, policy: ClassPolicy(metadata: .fail))
    #expect(!strict.passes)
    let fixture = try SnapshotFixture()
    let name = try GoldenName(path: "layout.json")
    _ = try fixture.verifier(.all).verify(
      [flow.layout], as: .layouts(), named: name, owner: "test")
    let json = try fixture.verifier().verify(
      [spaced.layout], as: .layouts(), named: name, owner: "test")
    #expect(json.passes)
    #expect(json.words == ["metadata: section 0 interitem spacing 10 → 20"])
  }
}
