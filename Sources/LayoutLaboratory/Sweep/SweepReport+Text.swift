import LayoutCore
import LayoutStage

extension SweepReport: CustomStringConvertible {
  /// The ranges of widths as a table, each with the changes at its beginning.
  public var description: String {
    let heading = [figure, variant, device, layout].compactMap(\.self).joined(separator: " · ")
    let parts = [[heading, summary.wrapped(indent: 2, hanging: 2)], table] + notes.map { [$0] }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var summary: String {
    let widths = sweep.widths
    let count =
      switch breaks.count {
      case 0: "no break"
      case 1: "1 break"
      default: "\(breaks.count) breaks"
      }
    let height = sweep.height == .kept ? "\(height.shortest) points high" : "as high as when turned"
    return """
      \(widths.lowerBound.shortest) to \(widths.upperBound.shortest) points wide, \(height): \
      \(count), found in \(layoutCount)
      """
  }

  /// The number of layouts: `160 layouts`.
  var layoutCount: String { samples.count == 1 ? "1 layout" : "\(samples.count) layouts" }

  private var table: [String] {
    let unit = stretches.first?.kind.axis == .horizontal ? "rows" : "columns"
    var table = TextTable(
      ["from", "to", unit, "lines", "cells wide", "what changes"], wordColumns: [5])
    for (index, stretch) in stretches.enumerated() {
      let changes = index > 0 ? stretches[index - 1].kind.changes(to: stretch.kind) : []
      table.add(stretch.numbers + [changes.first ?? ""])
      for change in changes.dropFirst() { table.add(["", "", "", "", "", change]) }
    }
    return table.lines(indent: 2)
  }

  /// Notes on differences from a fresh layout, and on a search that was stopped early.
  private var notes: [String] {
    let kept = stretches.compactMap { stretch in
      stretch.keptFromBefore.map { detail in
        """
        Kept from before, \(stretch.first.shortest) to \(stretch.last.shortest): \(detail)
        """.wrapped(indent: 2, hanging: 4)
      }
    }
    let end = "  Stopped after \(layoutCount): there may be more breaks."
    return kept + (isComplete ? [] : [end])
  }
}

extension SweepReport.Stretch {
  fileprivate var numbers: [String] {
    [
      first.shortest, last.shortest, "\(kind.columns)", kind.lineCount.map { "\($0)" } ?? "–",
      itemWidths?.words ?? "–",
    ]
  }
}

extension ClosedRange<Double> {
  /// One length, or the minimum and the maximum: `150–229`.
  var words: String {
    let (least, most) = (lowerBound.thousandths, upperBound.thousandths)
    return least == most ? least : "\(least)–\(most)"
  }
}
