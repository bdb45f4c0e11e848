import CommandLineKit
import LayoutComparison
import PictureComparison
import SnapshotCore
import SnapshotReport

/// The verdicts on snapshots, for a person at a terminal: failures in full, and the totals.
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
  ///   - results: the folder of their files, if any.
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
    let others = failing.dropFirst(Self.messageLimit)
    // Nothing else is to be said of a lost verdict, so they are only counted.
    let lost = others.count(where: \.isLost)
    let rest =
      others.filter { !$0.isLost }.map { Quotation.plain(VerdictMessage($0).headline) }
      + (lost > 0 ? ["and \(Counted.text(lost, "more snapshot")) without a verdict"] : [])
    // The rest last, beside the totals: a terminal shows its end.
    return told + warnings + ignored + allowances + rest
  }

  /// The pixels that tolerances allowed, so that authors see how much of a tolerance is used.
  private var allowances: [String] {
    remarks("allowed") { ($0.pixels?.allowances ?? []) }
  }

  private var warnings: [String] { remarks("warning") { $0.warnings.map(\.remark) } }

  private var ignored: [String] { remarks("ignored") { $0.ignored.map(\.headline) } }

  /// Returns the remarks on snapshots that pass: the same text once, with the number of snapshots.
  private func remarks(_ mark: String, _ text: (VerdictRecord) -> [String]) -> [String] {
    let all = records.filter(\.passes).flatMap { record in
      text(record).map { (path: record.path, text: $0) }
    }
    let groups = all.grouped(by: \.text)
    let told = groups.prefix(Self.messageLimit).map { group in
      let more = group.count == 1 ? "" : " and \(group.count - 1) more"
      return Quotation.plain("\(mark): \(group[0].path)\(more): \(group[0].text)")
    }
    let rest = groups.dropFirst(Self.messageLimit).reduce(0) { $0 + $1.count }
    return told + (rest > 0 ? ["\(mark): and \(rest) more"] : [])
  }
}

extension ReportedChange {
  /// The remark on a snapshot that passes: on a golden's file with the next step.
  fileprivate var remark: String {
    isDifference ? headline : ([headline] + details).joined(separator: "; ")
  }
}

extension VerdictRecord {
  /// Whether results lack the verdict.
  fileprivate var isLost: Bool { if case .lost = reason { true } else { false } }
}
