import LayoutCore
import LayoutStage

extension SweepReport {
  /// Returns reports as JSON: an array of objects with `figure`, `variant`, `device`, `layout`,
  /// `widths`, `height`, `layoutsMade`, `isComplete` and `stretches`.
  ///
  /// A stretch has `from`, `to`, `columns`, `lines`, `itemWidths`, the `changes` from the previous
  /// stretch as text, `keptFromBefore`, and the `devices` with windows of these widths.
  public static func json(_ reports: [SweepReport]) -> String {
    JSONValue.list(reports.map(\.jsonValue)).document
  }

  private var jsonValue: JSONValue {
    .object([
      ("figure", .text(figure)), ("variant", variant.map { .text($0) } ?? .null),
      ("device", .text(device)), ("layout", .text(layout)),
      ("widths", .numbers([sweep.widths.lowerBound, sweep.widths.upperBound])),
      ("height", .number(height)), ("layoutsMade", .integer(samples.count)),
      ("isComplete", .flag(isComplete)),
      ("stretches", .list(stretches.indices.map(jsonValue(ofStretch:)))),
    ])
  }

  private func jsonValue(ofStretch index: Int) -> JSONValue {
    let stretch = stretches[index]
    let changes = index > 0 ? stretches[index - 1].kind.changes(to: stretch.kind) : []
    return .object([
      ("from", .number(stretch.first)), ("to", .number(stretch.last)),
      ("columns", .integer(stretch.kind.columns)),
      ("lines", stretch.kind.lineCount.map { .integer($0) } ?? .null),
      (
        "itemWidths",
        stretch.itemWidths.map { .numbers([$0.lowerBound, $0.upperBound]) } ?? .null
      ),
      ("changes", .list(changes.map { .text($0) })),
      ("keptFromBefore", stretch.keptFromBefore.map { .text($0) } ?? .null),
      ("devices", .list(DeviceWidth.all(in: stretch.first...stretch.last).map(\.jsonValue))),
    ])
  }
}

extension DeviceWidth {
  fileprivate var jsonValue: JSONValue {
    .object([("width", .number(width)), ("name", .text(name))])
  }
}
