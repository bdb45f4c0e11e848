import Foundation
import LayoutComparison
import SnapshotCore

/// Records to make reports of.
enum RecordFixture {
  /// A record of a golden in the store `Snapshots`.
  static func record(
    _ name: String, _ outcome: VerdictRecord.Outcome = .same, golden: String? = nil,
    source: SourceLine? = nil, reason: VerdictRecord.Reason? = nil,
    statements: [ReportedChange] = []
  ) throws -> VerdictRecord {
    VerdictRecord(
      store: "Snapshots", name: try GoldenName(path: name), owner: "test", source: source,
      subject: .golden(path: golden), outcome: outcome, reason: reason, statements: statements)
  }

  /// A record of an error with these lines.
  static func error(_ name: String, _ lines: String...) throws -> VerdictRecord {
    try record(name, .error, reason: .error(lines))
  }

  /// A record of a value that breaks these rules.
  static func unsound(_ name: String, _ objections: String...) throws -> VerdictRecord {
    try record(name, .error, reason: .unsound(objections))
  }

  /// A statement in these words.
  static func statement(_ name: String, _ golden: String, _ actual: String) -> ReportedChange {
    let setting = Cause.Trigger.setting(name: name, golden: golden, actual: actual)
    return ReportedChange(.layout, .cause(Cause(setting), panes: .only))
  }

  /// Two goldens that agree, one that differs and one that is missing.
  static func four() throws -> [VerdictRecord] {
    [
      try record("plants/b.png", .missing, golden: "/b"),
      try record("plants/a.png"),
      try record(
        "plants/c.png", .different, golden: "/c",
        source: SourceLine(file: "Tests/A.swift", line: 12),
        statements: [statement("inset", "16", "24")]),
      try record("swatches/a.png"),
    ]
  }

  /// Text that must lead no file format astray.
  static let hostile =
    "<b>&\"'`|\\ ]]> ::error::x\u{0}\u{1B}[31m\r\n\t\u{FFFF}\u{202E} %0A @you #1 ```"
}
