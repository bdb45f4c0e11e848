import Foundation
import SnapshotCore

/// Records to make reports of.
enum RecordFixture {
  /// A record of a golden in the store `Snapshots`.
  static func record(
    _ name: String, _ outcome: VerdictRecord.Outcome = .same, message: [String] = [],
    source: SourceLine? = nil, classes: [ChangeClass] = []
  ) throws -> VerdictRecord {
    VerdictRecord(
      store: "Snapshots", name: try GoldenName(path: name), owner: "test", source: source,
      outcome: outcome, classes: classes, message: message)
  }

  /// Two goldens that agree, one that differs and one that is missing.
  static func four() throws -> [VerdictRecord] {
    [
      try record("plants/b.png", .missing, message: ["plants/b.png is missing", "golden", "  /b"]),
      try record("plants/a.png"),
      try record(
        "plants/c.png", .different,
        message: ["plants/c.png is different: layout", "  inset 16 → 24", "golden", "  /c"],
        source: SourceLine(file: "Tests/A.swift", line: 12), classes: [.layout]),
      try record("swatches/a.png"),
    ]
  }

  /// What no file format may be led astray by.
  static let hostile =
    "<b>&\"'`|\\ ]]> ::error::x\u{0}\u{1B}[31m\r\n\t\u{FFFF}\u{202E} %0A @you #1 ```"
}
