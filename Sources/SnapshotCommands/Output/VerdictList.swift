import CommandLineKit
import LayoutComparison
import PictureComparison
import SnapshotCore
import SnapshotReport

/// The verdicts on snapshots as text for a terminal: the messages of failures, the remarks on
/// snapshots that pass, and the totals.
///
/// Results may come from another machine, so control characters in them are made visible.
struct VerdictList {
  /// The maximum number of messages printed in full; for the others only the headline is printed.
  private static let messageLimit = 20

  private let records: [VerdictRecord]
  private let results: ResultsFolder?
  private let style: TextStyle
  private let pictures: [String: String]

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - records: the records, in any order.
  ///   - results: the folder of their files, if any.
  ///   - style: the style of headlines.
  ///   - pictures: the escape sequences that show the pictures of a difference, by the path of its
  ///     record.
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
    // Nothing but the names is known about snapshots with lost verdicts, so these are only counted.
    let lost = others.count(where: \.isLost)
    let rest =
      others.filter { !$0.isLost }.map { Quotation.plain(VerdictMessage($0).headline) }
      + (lost > 0 ? ["and \(Counted.text(lost, "more snapshot")) without a verdict"] : [])
    // The headlines follow the messages, next to the totals, because a terminal shows the end of
    // the output.
    return told + warnings + ignored + allowances + rest
  }

  /// The pixels allowed by tolerances, so that authors see how much of a tolerance is used.
  private var allowances: [String] {
    remarks("allowed") { ($0.pixels?.allowances ?? []) }
  }

  private var warnings: [String] { remarks("warning") { $0.warnings.map(\.remark) } }

  private var ignored: [String] { remarks("ignored") { $0.ignored.map(\.headline) } }

  /// Returns the remarks on passing snapshots; equal texts are merged, with the number of
  /// snapshots.
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
  /// The remark on a passing snapshot: the headline and, for a remark on the golden's file, the
  /// next step.
  fileprivate var remark: String {
    isDifference ? headline : ([headline] + details).joined(separator: "; ")
  }
}

extension VerdictRecord {
  /// Whether the results lack this verdict.
  fileprivate var isLost: Bool { if case .lost = reason { true } else { false } }
}
