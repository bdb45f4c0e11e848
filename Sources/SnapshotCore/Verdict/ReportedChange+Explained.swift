package import LayoutComparison

extension ReportedChange {
  /// The cause as data, one value for each changed property; empty if the change has no cause, or
  /// if another change with the same cause has the details (see `isBrief`).
  package var explained: [ExplainedChange] {
    if isBrief { return [] }
    return if case .cause(let cause, _) = finding.inOneFrame { cause.explained } else { [] }
  }
}

extension VerdictRecord {
  /// The causes of all changes that are not ignored, as data.
  package var explained: [ExplainedChange] {
    statements.filter { $0.reaction != .ignore }.flatMap(\.explained)
  }
}
