import Foundation
import LayoutCore
import LayoutFixtures
import SnapshotCore
import TestSupport
import Testing

@Suite struct StrategyTests {
  private let fixture: SnapshotFixture

  init() throws { fixture = try SnapshotFixture() }

  private func verdict<Value, Format>(
    from golden: Value, to actual: Value, as snapshot: Snapshot<Value, Format>
  ) throws -> Verdict {
    let name = try GoldenName(
      parts: ["strategy"], pathExtension: snapshot.format.pathExtension)
    _ = try fixture.verifier(.all).verify(golden, as: snapshot, named: name, owner: "test")
    return try fixture.verifier().verify(actual, as: snapshot, named: name, owner: "test")
  }

  @Test func `a strategy pulled back is one for another value`() throws {
    let words = Snapshot<String, String>.lines().pullback { (words: [String]) in
      words.joined(separator: "\n")
    }
    #expect(try verdict(from: ["a", "b"], to: ["a", "b"], as: words).passes)
    #expect(
      try verdict(from: ["a", "b"], to: ["a", "c"], as: words).words
        == ["text: line 2: “b” → “c”"])
  }

  @Test func `layouts are compared in layout terms`() throws {
    var flow = FlowFixture()
    flow.inset = .zero
    let verdict = try verdict(from: [FlowFixture().layout], to: [flow.layout], as: .layouts())
    #expect(verdict.words.first?.hasPrefix("layout: section 0 inset.top 10 → 0") == true)
  }

  @Test func `a layout is written an element a line`() throws {
    _ = try verdict(from: [FlowFixture().layout], to: [FlowFixture().layout], as: .layouts())
    let text = try String(contentsOf: fixture.folder.file("strategy.json"), encoding: .utf8)
    #expect(text.split(separator: "\n").filter { $0.contains(#""kind":"cell""#) }.count == 9)
  }

  @Test func `a value is compared by its JSON`() throws {
    let verdict = try verdict(from: ["b": 1, "a": 2], to: ["a": 2, "b": 1], as: .json())
    #expect(verdict.passes)
  }

  @Test func `a text golden that is not text is unreadable`() throws {
    try Data([0xFF, 0xFE, 0x00]).write(to: fixture.folder.file("a.txt"))
    let verdict = try fixture.verifier().verify(
      "a", as: .lines(), named: GoldenName(path: "a.txt"), owner: "test")
    #expect(verdict.outcome.rawValue == "unreadable")
  }
}
