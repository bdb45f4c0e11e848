import SnapshotCore
import SnapshotReport

/// What became of snapshots, for a person at a terminal: what fails in full, and the totals.
///
/// Results may come from elsewhere, so what a terminal would obey is shown instead.
struct VerdictList {
  /// The most messages that are printed in full; of each further one only the headline is.
  private static let messageLimit = 20

  private let records: [VerdictRecord]
  private let results: ResultsFolder?
  private let style: TextStyle
  private let pictures: [String: String]

  /// - Parameters:
  ///   - records: in any order.
  ///   - results: where their files are, if anywhere.
  ///   - style: how headlines look.
  ///   - pictures: what makes a terminal show a record's panes, by its path.
  init(
    _ records: [VerdictRecord], in results: ResultsFolder? = nil, style: TextStyle,
    pictures: [String: String] = [:]
  ) {
    self.records = records.sorted()
    self.results = results
    self.style = style
    self.pictures = pictures
  }

  var text: String {
    (messages + [RecordTotals(records).text]).joined(separator: "\n")
  }

  private var messages: [String] {
    let failing = records.filter { !$0.passes }
    let told = failing.prefix(Self.messageLimit).flatMap { record in
      let lines = VerdictMessage(record, in: results).lines.map(Quotation.plain)
      return [style.bold(lines[0])] + lines.dropFirst()
        + (pictures[record.path].map { [$0] } ?? [])
        + [""]
    }
    let rest = failing.dropFirst(Self.messageLimit).map {
      Quotation.plain(VerdictMessage($0).headline)
    }
    // The rest last, beside the totals: a terminal shows its end.
    return told + warnings + allowances + rest
  }

  /// What tolerances let pass: who allows something sees how much of it is used.
  private var allowances: [String] {
    let allowed = records.filter(\.passes).flatMap { record in
      (record.pixels?.allowances ?? []).map { "allowed: \(record.path): \($0)" }
    }
    let rest = allowed.count - Self.messageLimit
    return allowed.prefix(Self.messageLimit).map(Quotation.plain)
      + (rest > 0 ? ["allowed: and \(rest) more"] : [])
  }

  private var warnings: [String] {
    let warned = records.filter { $0.passes && !$0.warnings.isEmpty }
    let told = warned.prefix(Self.messageLimit).flatMap { record in
      record.warnings.map { Quotation.plain("warning: \(record.path): \($0.headline)") }
    }
    let rest = warned.count - Self.messageLimit
    return told + (rest > 0 ? ["warning: and \(rest) more"] : [])
  }
}
