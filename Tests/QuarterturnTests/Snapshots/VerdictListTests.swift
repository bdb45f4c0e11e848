import CommandLineKit
import LayoutComparison
import SnapshotCore
import Testing

@testable import SnapshotCommands
@testable import quarterturn

@Suite struct VerdictListTests {
  private func record(_ name: String, _ lines: String...) throws -> VerdictRecord {
    VerdictRecord(
      store: "Snapshots", name: try GoldenName(path: name), owner: "test", outcome: .error,
      reason: .error(lines))
  }

  private func text(_ records: [VerdictRecord], pictures: [String: String] = [:]) -> String {
    let style = TextStyle(isTerminal: false, environment: [:])
    return VerdictList(records, style: style, pictures: pictures).text
  }

  @Test func `messages stand in order of the goldens, the totals last`() throws {
    let records = [try record("b.png", "b differs"), try record("a.png", "a differs", "  so")]
    #expect(
      text(records) == "a differs\n  so\n\nb differs\n\n2 snapshots: 2 errors")
  }

  @Test func `a picture stands under its message`() throws {
    let text = text(
      [try record("a.png", "a differs")], pictures: ["Snapshots/a.png": "PICTURE"])
    #expect(text.hasPrefix("a differs\nPICTURE\n\n"))
  }

  @Test func `what a terminal would obey is shown, not sent`() throws {
    let text = text([try record("a.png", "a\u{1B}[2J", "  b\u{7}\u{202E}")])
    #expect(text.hasPrefix("a\\u{1b}[2J\n  b\\u{7}\\u{202e}\n"))
  }

  @Test func `what a terminal would obey is shown in a warning's path too`() throws {
    let statement = ReportedChange(.text, .density, policy: ClassPolicy(text: .warn))
    let warned = VerdictRecord(
      store: "\u{1B}[2J", name: try GoldenName(path: "a.png"), owner: "test", outcome: .same,
      statements: [statement])
    #expect(text([warned]).hasPrefix("warning: \\u{1b}[2J/a.png: the golden's density"))
  }

  @Test func `a warning that many snapshots share is told once, with their number`() throws {
    let statement = ReportedChange(.metadata, .density)
    let warned = try (10..<57).map { number in
      VerdictRecord(
        store: "Snapshots", name: try GoldenName(path: "\(number).png"), owner: "test",
        outcome: .same, statements: [statement])
    }
    let lines = text(warned).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("warning: Snapshots/10.png and 46 more: the golden's density"))
  }

  @Test func `after twenty messages there is a line each`() throws {
    let records = try (10..<40).map { try record("\($0).png", "\($0) differs", "  because") }
    let lines = text(records).split(separator: "\n")
    #expect(lines.count { $0 == "  because" } == 20)
    #expect(lines.count { $0.hasSuffix(" differs") } == 30)
  }
}
