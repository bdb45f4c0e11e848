import LayoutCore

extension Characterisation {
  /// Returns characterisations as JSON: an array of objects with `figure`, `variant`, `device`,
  /// `layout`, `sizesAsked`, `responses` and `findings`.
  public static func json(_ found: [Characterisation]) -> String {
    JSONValue.list(found.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("layout", .text(layout)),
      ("sizesAsked", .number(Double(sizesAsked))),
      ("responses", .list(responses.map(\.jsonValue))),
      ("findings", .list(findings.map { .text($0) })),
    ])
  }
}

extension Characterisation.Response {
  fileprivate var jsonValue: JSONValue {
    .object([
      ("change", .text(probe.rawValue)),
      ("invalidates", invalidates.map { .flag($0) } ?? .null),
      ("context", context.map { .text($0.summary) } ?? .null),
      ("timesPrepared", .number(Double(timesPrepared))),
      ("sizesAsked", .number(Double(sizesAsked))),
      ("countsAsked", .number(Double(countsAsked))),
      ("movesCells", .flag(movesCells)), ("resizesCells", .flag(resizesCells)),
      ("keepsAttributes", keepsAttributes.map { .flag($0) } ?? .null),
      ("outdatedSizes", .number(Double(outdated?.count ?? 0))),
    ])
  }
}
