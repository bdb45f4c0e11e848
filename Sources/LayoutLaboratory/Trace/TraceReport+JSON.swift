import LayoutCore

extension TraceReport {
  /// Returns reports as JSON: an array of objects with `figure`, `variant`, `device`, `phases` and
  /// a `summary` with the counts, the invalidations and the methods that were not called again.
  public static func json(_ reports: [TraceReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("phases", .list(phases.map(\.jsonValue))),
      ("summary", .list(phases.map(summary))),
    ])
  }

  private func summary(of phase: Phase) -> JSONValue {
    let kept = phase.count(of: .prepare) == 0 ? [] : notAskedAgain(in: phase)
    return .object([
      ("name", .text(phase.name)),
      ("prepare", .number(Double(phase.count(of: .prepare)))),
      ("sizeForItemAt", .number(Double(phase.count(of: .sizeForItemAt)))),
      ("elements", .number(Double(phase.count(of: .layoutAttributesForElements)))),
      ("cellForItemAt", .number(Double(phase.count(of: .cellForItemAt)))),
      ("viewsMade", .number(Double(phase.views.made))),
      ("viewsReused", .number(Double(phase.views.reused))),
      ("invalidations", .list(phase.invalidations.map(\.jsonValue))),
      ("notAskedAgain", .list(kept.map { .text($0.rawValue) })),
    ])
  }
}

extension TraceReport.Phase {
  fileprivate var jsonValue: JSONValue {
    .object([("name", .text(name)), ("bounds", bounds.jsonValue), ("calls", trace.jsonValue)])
  }
}

extension Invalidation {
  fileprivate var jsonValue: JSONValue {
    .object([("cause", .text(cause)), ("scope", .text(scope))])
  }
}
