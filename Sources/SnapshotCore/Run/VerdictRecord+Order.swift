extension VerdictRecord: Comparable {
  /// Returns whether the first record sorts before the second: by folder of goldens, then by name,
  /// then by caller.
  package static func < (lhs: VerdictRecord, rhs: VerdictRecord) -> Bool {
    (lhs.store, lhs.name.path, lhs.owner) < (rhs.store, rhs.name.path, rhs.owner)
  }

  /// Returns whether this verdict takes precedence over another one on the same golden.
  package func isWorse(than other: VerdictRecord) -> Bool { outcome.rank > other.outcome.rank }
}

extension Sequence<VerdictRecord> {
  /// The worst record, or the first of several equally bad ones; nil if there are none.
  var worst: VerdictRecord? { self.min { $0.isWorse(than: $1) } }
}

extension VerdictRecord.Outcome {
  /// The severity of the outcome; the worst outcome has the greatest number.
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
