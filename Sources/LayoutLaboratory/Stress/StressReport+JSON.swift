import LayoutCore

extension StressReport {
  /// Returns reports as JSON: an array of objects with `figure`, `variant`, `device`, `seed`,
  /// `stepCount`, `excused` and a `failure` with its `stepCount`, its `shortest` account and its
  /// `findings`, which are those of `LintReport`.
  public static func json(_ reports: [StressReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("seed", .whole(seed)),
      ("stepCount", .number(Double(stepCount))), ("excused", .list(excused.map { .text($0.code) })),
      ("failure", failure?.jsonValue ?? .null),
    ])
  }
}

extension StressReport.Failure {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("stepCount", .number(Double(stepCount))), ("shortest", .list(account.map { .text($0) })),
      ("findings", .list(findings.map(\.jsonValue))),
    ])
  }
}
