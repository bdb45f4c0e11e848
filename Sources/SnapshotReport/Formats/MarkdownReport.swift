import LayoutComparison
package import SnapshotCore

/// Records as Markdown for a comment on a pull request or a step's summary.
///
/// Each failing snapshot has a collapsed section that describes the change. If not all fit into a
/// comment, the number of the others is given.
package struct MarkdownReport: Sendable {
  /// The maximum number of UTF-16 units for the sections.
  ///
  /// A comment on GitHub may have 65,536; the rest is reserved for the text around them.
  private static let characterLimit = 60_000

  private let records: [VerdictRecord]
  private let title: String

  /// Makes a report from records.
  ///
  /// - Parameters:
  ///   - records: one record for each golden, in any order.
  ///   - title: the heading.
  package init(_ records: [VerdictRecord], title: String = "Snapshots") {
    self.records = records.sorted()
    self.title = title
  }

  /// The contents of the file.
  package var text: String {
    let totals = RecordTotals(records)
    let failing = records.filter { !$0.passes }
    return
      (["### \(title): \(Self.verdict(totals))", "", "\(totals.text)."]
      + entries(of: failing) + acceptance(of: failing))
      .joined(separator: "\n") + "\n"
  }

  private static func verdict(_ totals: RecordTotals) -> String {
    if totals.count == 0 { return "nothing was verified" }
    if totals.failures > 0 { return "\(totals.failures) of \(totals.count) to look at" }
    return totals.warned == 0
      ? "all the same" : "\(totals.warned) of \(totals.count) with a warning"
  }

  private func entries(of failing: [VerdictRecord]) -> [String] {
    var lines: [String] = []
    var remaining = Self.characterLimit
    for (count, record) in failing.enumerated() {
      let entry = Self.entry(of: record)
      remaining -= entry.reduce(0) { $0 + $1.utf16.count + 1 }
      // A section is never truncated, since that would leave its code block open.
      if remaining < 0 { return lines + ["", "And \(failing.count - count) more."] }
      lines += entry
    }
    return lines
  }

  private static func entry(of record: VerdictRecord) -> [String] {
    let classes = record.classes.map(\.rawValue).joined(separator: ", ")
    let words = classes.isEmpty ? record.outcome.rawValue : "\(record.outcome.rawValue): \(classes)"
    let head = "<details><summary>\(MarkdownText.code(record.path)) is \(words)</summary>"
    let message = VerdictMessage(record)
    let digest = record.digest.map { ["digest \($0.short)"] } ?? []
    return ["", head, ""]
      + MarkdownText.block([message.headline] + message.findings.map { "  \($0)" } + digest)
      + CauseTable(record.explained).lines + ["", "</details>"]
  }

  private func acceptance(of failing: [VerdictRecord]) -> [String] {
    let count = failing.count { $0.digest != nil }
    if count == 0 { return [] }
    return [
      "",
      "To accept a change, download the results and name its digest: "
        + "`swift run quarterturn accept --results FOLDER DIGEST…`",
    ]
  }
}
