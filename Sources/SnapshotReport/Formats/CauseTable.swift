import LayoutComparison

/// Causes as a table in Markdown: a row for each, with its kind, place, values and effects, and the
/// result of its test.
///
/// All text is formatted as code, since texts of an app may contain anything.
struct CauseTable {
  private let changes: [ExplainedChange]

  /// The maximum number of rows; further ones are counted.
  private static let limit = 10

  init(_ changes: [ExplainedChange]) { self.changes = changes }

  /// The lines of the table; empty if there are no causes.
  var lines: [String] {
    if changes.isEmpty { return [] }
    let head = ["", "| kind | where | property | golden | now | followed | proof |"]
    let rest = changes.count - Self.limit
    return head + ["|---|---|---|---|---|---|---|"] + changes.prefix(Self.limit).map(Self.row)
      + (rest > 0 ? ["", "And \(rest) more."] : [])
  }

  private static func row(_ change: ExplainedChange) -> String {
    let cells = [
      change.kind.rawValue, change.path.joined(separator: " › "), change.property, change.golden,
      change.actual, change.effects.joined(separator: "; "), change.proof?.text ?? "",
    ]
    return "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  /// Returns the text of a cell.
  ///
  /// Bars are escaped, because a bar would end the cell even inside code.
  private static func cell(_ text: String) -> String {
    text.isEmpty ? "" : MarkdownText.code(text).replacing("|", with: "&#124;")
  }
}
