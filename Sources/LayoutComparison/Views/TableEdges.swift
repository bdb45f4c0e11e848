import Foundation
import LayoutCore

/// The edges of a table's visible part, where rows appear and vanish when the heights or the number
/// of other rows change.
struct TableEdges {
  private let places: (golden: ClosedRange<TablePlace>, actual: ClosedRange<TablePlace>)?
  private let isCut: (golden: Sides, actual: Sides)

  /// Whether a table has more content above and below its visible part.
  private struct Sides {
    var above = false
    var below = false
  }

  init(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View, _ matching: ViewMatching) {
    isCut = (Self.sides(golden), Self.sides(actual))
    let pairs = matching.pairs.compactMap { pair -> (TablePlace, TablePlace)? in
      guard let old = pair.golden.place, let new = pair.actual.place else { return nil }
      return (old, new)
    }
    guard let first = pairs.map(\.0).min(), let last = pairs.map(\.0).max(),
      let start = pairs.map(\.1).min(), let end = pairs.map(\.1).max()
    else {
      places = nil
      return
    }
    places = (first...last, start...end)
  }

  /// Returns whether a row that appeared was already in the table, but outside of the visible part.
  func cameIntoView(_ view: LayoutRecord.View) -> Bool {
    guard let places, let place = view.place else { return false }
    return place > places.actual.upperBound && isCut.golden.below
      || place < places.actual.lowerBound && isCut.golden.above
  }

  /// Returns whether a row that vanished is still in the table, but outside of the visible part.
  func wentOutOfView(_ view: LayoutRecord.View) -> Bool {
    guard let places, let place = view.place else { return false }
    return place > places.golden.upperBound && isCut.actual.below
      || place < places.golden.lowerBound && isCut.actual.above
  }

  private static func sides(_ table: LayoutRecord.View) -> Sides {
    let rows = table.views.filter { $0.look[.place] != nil }
    guard let end = rows.map(\.frame.maxY).max() else { return Sides() }
    return Sides(
      above: table.boundsOrigin.y > 0.5,
      below: end >= table.boundsOrigin.y + table.frame.height - 0.5)
  }
}
