import Foundation
import LayoutCore
import LayoutFixtures
import TestSupport
import Testing

@testable import LayoutComparison
@testable import SnapshotCore

/// The names of a picture's panes if something changed in some of them.
struct PaneWordsTests {
  /// A matrix of two devices, in portrait and in landscape, light and dark, changed by each pane's
  /// name.
  private func matrix(_ change: (String, inout FlowFixture) -> Void = { _, _ in })
    -> [RecordedLayout]
  {
    ["light", "dark"].flatMap { appearance in
      ["iPhone SE (1st gen)", "iPhone 7"].flatMap { device in
        [Orientation.portrait, .landscape].map { orientation in
          let name = "\(appearance) \(device) \(orientation.rawValue)"
          var flow = FlowFixture()
          if orientation == .landscape { flow.width = 568 }
          change(name, &flow)
          let pane = flow.layout
          return RecordedLayout(
            name: name, device: device, orientation: orientation, scale: 2, layout: pane.layout)
        }
      }
    }
  }

  /// Returns the report of a matrix that changed.
  private func changed(_ change: (String, inout FlowFixture) -> Void) -> [ReportedChange] {
    let (golden, actual) = (matrix(), matrix(change))
    return LayoutDifference.differences(from: golden, to: actual).statements(
      policy: .init(), among: PaneDirectory(golden: golden, actual: actual))
  }

  /// Returns the common name of these panes.
  private func panes(_ names: String...) -> String {
    let told = changed { name, flow in if names.contains(name) { flow.inset.near = 20 } }
    return told[0].headline.replacing(#/: section.*/#, with: "")
  }

  @Test(arguments: [
    (["portrait"], "portrait"), (["dark"], "dark"), (["iPhone SE"], "iPhone SE"),
    (["iPhone SE", "landscape"], "iPhone SE landscape"),
    (["dark", "iPhone 7"], "dark iPhone 7"),
    (["light", "iPhone 7", "landscape"], "light iPhone 7 landscape"),
  ])
  func `panes are called by what only they are`(words: [String], told: String) {
    let statements = changed { name, flow in
      if words.allSatisfy(name.contains) { flow.inset.near = 20 }
    }
    #expect(statements.count == 1)
    #expect(statements.first?.headline.hasPrefix("\(told): section 0 inset.left 16 → 20") == true)
  }

  @Test func `panes that nothing has in common are listed, three of them by name`() {
    #expect(
      panes("light iPhone SE (1st gen) portrait", "dark iPhone 7 landscape")
        == "light iPhone SE portrait, dark iPhone 7 landscape")
    #expect(
      panes(
        "light iPhone SE (1st gen) portrait", "dark iPhone 7 landscape", "dark iPhone 7 portrait",
        "light iPhone SE (1st gen) landscape", "light iPhone 7 portrait")
        == "light iPhone SE portrait, light iPhone SE landscape, light iPhone 7 portrait and 2 more "
        + "panes")
  }

  @Test func `a change of all panes is everywhere, and counted as in each of them`() {
    let told = changed { _, flow in flow.inset.near = 20 }
    #expect(
      told.map(\.headline) == ["in all panes: section 0 inset.left 16 → 20: 9 cells moved +4,0"])
    #expect(told[0].details == ["cells [0,0]–[0,8]"])
  }

  @Test func `what follows otherwise in each pane is summed, and told pane by pane`() throws {
    // A narrow screen has fewer cells on a line, which wrap.
    let told = changed { _, flow in flow.inset.near = 60 }
    #expect(told.count { $0.headline.contains("inset.left") } == 1)
    let statement = try #require(told.first)
    #expect(
      statement.headline
        == "in all panes: section 0 inset.left 16 → 60: 44 cells moved +44…+134,0 and 28 changed "
        + "lines by +1…+2")
    #expect(
      statement.details == [
        "portrait: 2 cells moved +44,0, cell [0,3] moved +134,0, 5 cells wrapped to the next line "
          + "and cell [0,8] changed lines by +2",
        "landscape: 5 cells moved +44,0, 3 moved +134,0 and cell [0,5] wrapped to the next line",
        "content size by 0×+100",
      ])
  }

  @Test func `contents that grew by other amounts are one line below the cause`() {
    let told = changed { name, flow in flow.lineSpacing = name.contains("iPhone SE") ? 14 : 18 }
    #expect(
      told.map(\.headline) == [
        "iPhone SE: section 0 line spacing 10 → 14: 18 cells moved 0,+4…+8",
        "iPhone 7: section 0 line spacing 10 → 18: 18 cells moved 0,+8…+16",
      ])
    #expect(
      told.map { $0.details.first { $0.hasPrefix("content") } }
        == ["content size by 0×+4…+8", "content size by 0×+8…+16"])
  }

  @Test func `names that differ in a number or were given by hand stay what they are`() {
    let layout = FlowFixture().layout.layout
    func named(_ names: String...) -> [RecordedLayout] {
      names.map {
        RecordedLayout(
          name: $0, device: "iPhone 7", orientation: .portrait, scale: 2, layout: layout)
      }
    }
    let panes = named("portrait", "portrait 2", "upper left")
    let directory = PaneDirectory(golden: panes, actual: panes)
    #expect(directory.extent(of: ["portrait"]) == .named(["portrait"], rest: 0))
    #expect(directory.extent(of: ["portrait 2"]) == .sharing("portrait 2"))
    #expect(directory.extent(of: ["portrait", "portrait 2"]) == .sharing("portrait"))
    #expect(directory.extent(of: ["upper left"]) == .sharing("upper left"))
    #expect(directory.extent(of: panes.map(\.name)) == .everywhere)
  }

  @Test func `a pane that only one picture shows is not everywhere`() {
    let layout = FlowFixture().layout.layout
    let panes = ["portrait", "landscape", "portrait 2"].map {
      RecordedLayout(
        name: $0, device: "iPhone 7", orientation: $0 == "landscape" ? .landscape : .portrait,
        scale: 2, layout: layout)
    }
    let directory = PaneDirectory(golden: Array(panes.dropLast()), actual: panes)
    #expect(directory.extent(of: ["portrait", "landscape"]) == .everywhere)
    #expect(directory.extent(of: ["portrait 2"]) == .sharing("portrait 2"))
  }

  @Test func `the same change that moves cells in one pane is not called idle in another`() {
    // In portrait a line has one item, so the spacing between items moves nothing there.
    func spaced(_ spacing: Double) -> [RecordedLayout] {
      matrix { name, flow in
        flow.interitemSpacing = spacing
        if name.contains("portrait") { flow.width = 150 }
      }
    }
    let (old, new) = (spaced(10), spaced(12))
    let told = LayoutDifference.differences(from: old, to: new).statements(
      policy: .init(), among: PaneDirectory(golden: old, actual: new), isSeen: false)
    #expect(told.count { $0.headline.contains("interitem spacing 10 → 12") } == 1)
    #expect(told.allSatisfy { $0.changeClass == .layout })
    #expect(told[0].headline.hasPrefix("in all panes: "))
  }

  @Test(arguments: 0..<60)
  func `no line of a message is printed twice`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let golden = matrix { _, flow in flow.sections = [flow.sections[0], flow.sections[0]] }
    let edits = (0...random.integer(0...3)).map { _ in Edit(&random) }
    let actual = matrix { name, flow in
      flow.sections = [flow.sections[0], flow.sections[0]]
      for edit in edits where name.contains(edit.word) { edit.apply(to: &flow) }
    }
    for policy in [ClassPolicy(), ClassPolicy(text: .warn, fonts: .warn, metadata: .fail)] {
      let statements = LayoutDifference.differences(from: golden, to: actual).statements(
        policy: policy, among: PaneDirectory(golden: golden, actual: actual),
        isSeen: random.integer(0...1) == 0)
      let record = VerdictRecord(
        store: "", name: try GoldenName(chapter: "a", figure: "b"), owner: "test",
        outcome: statements.hasFailure ? .different : .same, statements: statements)
      let message = VerdictMessage(record)
      let told = message.findings.map {
        $0.trimmingCharacters(in: .whitespaces).replacing("warning: ", with: "")
      }
      #expect(Set(told).count == told.count, "\(message.text)")
      #expect(!statements.isEmpty)
    }
  }
}

/// A change of some panes.
private struct Edit {
  let word: String
  private let kind: Int
  private let item: Int
  private let amount: Double

  init(_ random: inout SeededGenerator) {
    let words = ["iPhone", "iPhone", "portrait", "dark", "iPhone SE", "dark iPhone 7 landscape"]
    word = words[random.integer(0...words.count - 1)]
    kind = random.integer(0...8)
    item = random.integer(0...8)
    amount = Double(random.integer(1...40))
  }

  func apply(to flow: inout FlowFixture) {
    switch kind {
    case 0: flow.inset.near += amount
    case 1: flow.lineSpacing += amount
    case 2: flow.sections[0].remove(at: item)
    case 3: flow.sections[1].insert(.init(text: "new"), at: item)
    case 4: for section in 0...1 { flow.sections[section][item].size.width += amount }
    case 5:
      flow.sections[0][item].text = "text \(amount)"
      flow.sections[0][item].size.height += amount
    case 6: for section in 0...1 { flow.sections[section][item].font = "Inter \(amount)" }
    case 7: for number in flow.sections[0].indices { flow.sections[0][number].color = "#34C759" }
    default: flow.height += amount
    }
  }
}
