import LayoutCore

extension Characterisation: CustomStringConvertible {
  /// The report as text: a table, and a sentence for each finding.
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    let sentences = findings.map { $0.wrapped(indent: 2, hanging: 4) }
    return ([heading, ""] + table.lines(indent: 2) + [""] + sentences).joined(separator: "\n")
  }

  private var table: TextTable {
    var table = TextTable(
      [
        "change", "invalidates", "everything", "attributes", "metrics", "prepare", "sizes",
        "counts", "cells", "cache",
      ], wordColumns: [0, 1, 8, 9])
    for response in responses {
      table.add(
        [
          response.probe.rawValue, response.invalidates?.word ?? "–",
          response.context?.invalidateEverything.word ?? "–",
          response.context?.invalidateFlowLayoutAttributes?.word ?? "–",
          response.context?.invalidateFlowLayoutDelegateMetrics?.word ?? "–",
          "\(response.timesPrepared)", "\(response.sizesAsked) of \(sizesAsked)",
          "\(response.countsAsked)", response.cells,
          response.keepsAttributes.map { $0 ? "kept" : "dropped" } ?? "none",
        ])
    }
    return table
  }
}

extension Characterisation.Response {
  /// The effect on cells as text: `moved, resized`.
  fileprivate var cells: String {
    switch (resizesCells, movesCells) {
    case (false, false): "stay"
    case (false, true): "moved"
    case (true, false): "resized"
    case (true, true): "moved, resized"
    }
  }
}

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
