import SnapshotCore

/// The result of `record`: one line for each golden written, the messages of failures and the
/// totals.
struct RecordingList {
  private let records: [VerdictRecord]
  private let results: ResultsFolder

  init(_ records: [VerdictRecord], in results: ResultsFolder) {
    self.records = records
    self.results = results
  }

  var text: String {
    let lines = records.compactMap { record in
      switch record.change {
      case .new: "recorded \(record.path)"
      case .replaced: "replaced \(record.path)"
      case .unchanged: nil
      case nil: record.passes ? nil : VerdictMessage(record, in: results).text
      }
    }
    return (lines + [totals]).joined(separator: "\n")
  }

  private var totals: String {
    let counts = [
      (count(.new), "recorded"), (count(.replaced), "replaced"),
      (count(.unchanged) + records.count(where: \.passes), "as they were"),
      (records.count { $0.change == nil && !$0.passes }, "not recorded"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing to record" : parts.joined(separator: ", ")
  }

  private func count(_ change: Verdict.Recording.Change) -> Int {
    records.count { $0.change == change }
  }
}

extension VerdictRecord {
  /// The effect of the recording on the golden's file; nil if nothing was recorded.
  fileprivate var change: Verdict.Recording.Change? {
    if case .recorded(let change, _) = reason { change } else { nil }
  }
}
