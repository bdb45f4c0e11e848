public import SnapshotCore

/// How many snapshots had which outcome.
public struct RecordTotals: Sendable, Hashable {
  /// How many there are in all.
  public let count: Int
  private let counts: [VerdictRecord.Outcome: Int]

  /// Counts records.
  public init(_ records: [VerdictRecord]) {
    count = records.count
    counts = records.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
  }

  /// How many had an outcome.
  public subscript(outcome: VerdictRecord.Outcome) -> Int { counts[outcome] ?? 0 }

  /// How many do not agree with their goldens.
  public var failures: Int { count - self[.same] }

  /// How many cannot be judged: an error, or a golden that cannot be read.
  public var errors: Int { self[.error] + self[.unreadable] }

  /// The counts that are not zero: `118 same, 1 different, 1 missing`.
  public var list: String {
    let parts = VerdictRecord.Outcome.allCases.filter { self[$0] > 0 }
      .map { "\(self[$0]) \(self[$0] == 1 ? $0.rawValue : $0.plural)" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// All in one line: `120 snapshots: 118 same, 1 different, 1 missing`.
  public var text: String { "\(Counted.text(count, "snapshot")): \(list)" }
}

extension VerdictRecord.Outcome {
  fileprivate var plural: String { self == .error ? "errors" : rawValue }
}
