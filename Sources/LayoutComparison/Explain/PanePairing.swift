import LayoutCore

/// A pairing of the windows in a sweep with those in its golden.
///
/// A sweep shows a window at all widths at which the layout changes, and these widths can differ
/// from the golden's.
///
/// ```
/// golden   359.5   360   469.5   470
/// now      367.5   368   477.5   478        pairs in order, with the smallest sum of distances
/// ```
///
/// Only windows without a window of the same name in the other picture are paired, and only if
/// their names begin with their widths.
struct PanePairing {
  /// The golden's layout for each layout that was paired, by its new name.
  private(set) var formers: [String: RecordedLayout] = [:]

  init(golden: [RecordedLayout], actual: [RecordedLayout]) {
    let (old, new) = (Set(golden.map(\.name)), Set(actual.map(\.name)))
    let lost = golden.filter { !new.contains($0.name) }.compactMap(SweptPane.init)
    let found = actual.filter { !old.contains($0.name) }.compactMap(SweptPane.init)
    // A sweep shows a few hundred windows, but a file may contain any number.
    guard lost.count * found.count <= Self.limit else { return }
    for (former, pane) in Self.pairs(lost, found) { formers[pane.pane.name] = former.pane }
  }

  /// The maximum number of possible pairs; if there are more, nothing is paired.
  private static let limit = 1_000_000

  /// Returns whether a layout in the golden was paired with one of a different name.
  func isPaired(_ golden: RecordedLayout) -> Bool {
    formers.values.contains { $0.name == golden.name }
  }

  /// Returns the pairs, in order, with the smallest sum of distances; the pairs include all windows
  /// of the shorter list.
  private static func pairs(
    _ golden: [SweptPane], _ actual: [SweptPane]
  ) -> [(SweptPane, SweptPane)] {
    if golden.count > actual.count { return pairs(actual, golden).map { ($1, $0) } }
    // Each entry is the smallest sum of distances for the first windows of both lists: one row for
    // each window of the shorter list, one column for each of the longer.
    var sums = [[Double]](
      repeating: [Double](repeating: .infinity, count: actual.count + 1), count: golden.count + 1)
    sums[0] = [Double](repeating: 0, count: actual.count + 1)
    for (row, pane) in golden.enumerated() {
      for (column, other) in actual.enumerated() {
        let distance = sums[row][column] + abs(pane.width - other.width)
        sums[row + 1][column + 1] = min(sums[row + 1][column], distance)
      }
    }
    var pairs: [(SweptPane, SweptPane)] = []
    var column = actual.count
    for row in golden.indices.reversed() {
      while sums[row + 1][column - 1] == sums[row + 1][column] { column -= 1 }
      column -= 1
      pairs.append((golden[row], actual[column]))
    }
    return pairs.reversed()
  }
}

/// A layout in a window whose width is the beginning of the layout's name.
private struct SweptPane {
  let pane: RecordedLayout
  let width: Double

  init?(_ pane: RecordedLayout) {
    let word = pane.name.split(separator: " ").first
    // Widths below a billion have finite sums, which the pairing requires.
    guard let width = word.flatMap({ Double($0) }), abs(width) < 1e9 else { return nil }
    (self.pane, self.width) = (pane, width)
  }
}
