import LayoutCore

extension LintReport {
  /// Returns reports as JSON: an array of objects with `figure`, `variant`, `device`, `layout` and
  /// `findings`, each of which has a `code`, a `rule`, an `element`, a `moment`, a `detail`, a
  /// `reason` and a `remedy`.
  public static func json(_ reports: [LintReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("layout", .text(layout)),
      ("findings", .list(findings.map(\.jsonValue))),
    ])
  }
}

extension LayoutFinding {
  var jsonValue: JSONValue {
    .object([
      ("code", .text(rule.code)), ("rule", .text(rule.name)),
      ("element", element.map { .text($0) } ?? .null), ("moment", .text(moment)),
      ("detail", .text(detail)), ("reason", .text(rule.reason)), ("remedy", .text(rule.remedy)),
    ])
  }
}
