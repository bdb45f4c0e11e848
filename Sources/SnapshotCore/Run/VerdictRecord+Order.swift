extension VerdictRecord: Comparable {
  /// Orders by store, then name.
  public static func < (lhs: VerdictRecord, rhs: VerdictRecord) -> Bool {
    (lhs.store, lhs.name.path, lhs.owner) < (rhs.store, rhs.name.path, rhs.owner)
  }

  /// Returns whether a verdict counts before another one about the same golden.
  package func isWorse(than other: VerdictRecord) -> Bool { outcome.rank > other.outcome.rank }
}

extension Sequence<VerdictRecord> {
  /// The worst verdict, and of equally bad ones the first; nil for none.
  var worst: VerdictRecord? { self.min { $0.isWorse(than: $1) } }
}

extension VerdictRecord.Outcome {
  /// The severity of the outcome: the worst is greatest.
  fileprivate var rank: Int {
    switch self {
    case .same: 0
    case .recorded: 1
    case .missing: 2
    case .different: 3
    case .unreadable: 4
    case .error: 5
    }
  }
}
