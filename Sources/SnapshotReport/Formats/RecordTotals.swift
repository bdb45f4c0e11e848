import LayoutComparison
package import SnapshotCore

/// The number of snapshots for each outcome.
package struct RecordTotals: Sendable, Hashable {
  /// The number of all snapshots.
  package let count: Int
  /// The number of snapshots that pass with a warning; their outcome is `same`.
  package let warned: Int
  private let counts: [VerdictRecord.Outcome: Int]

  /// Counts the outcomes of records.
  package init(_ records: [VerdictRecord]) {
    count = records.count
    warned = records.count(where: \.isWarned)
    counts = records.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
  }

  /// The number of snapshots with an outcome.
  package subscript(outcome: VerdictRecord.Outcome) -> Int { counts[outcome] ?? 0 }

  /// The number of snapshots that do not pass.
  package var failures: Int { count - self[.same] }

  /// The number of snapshots that could not be judged because of an error or an unreadable golden.
  package var errors: Int { self[.error] + self[.unreadable] }

  /// The counts that are not zero, such as `117 same, 1 warned, 1 different, 1 missing`; `none` if
  /// all are zero.
  package var list: String {
    let others = VerdictRecord.Outcome.allCases.filter { $0 != .same }.map { outcome in
      (self[outcome], self[outcome] == 1 ? outcome.rawValue : outcome.plural)
    }
    let parts = ([(self[.same] - warned, "same"), (warned, "warned")] + others)
      .filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// The total and the counts on one line, such as `120 snapshots: 118 same, 1 different, 1
  /// missing`.
  package var text: String { "\(Counted.text(count, "snapshot")): \(list)" }
}

extension VerdictRecord.Outcome {
  fileprivate var plural: String { self == .error ? "errors" : rawValue }
}
