import LayoutCore

/// The changes of a grid across the axis: the numbers that the author wrote, and those that
/// followed.
///
/// See the table of `InferredCause`.
struct AcrossChanges {
  private(set) var causes: [InferredChange] = []
  private(set) var followed: [InferredChange] = []

  private let near, far, columns, width, gap: InferredChange?
  /// Whether the cells stood in the middle of the content, as those do that fill it.
  private let wasCentred: Bool
  /// Whether cells of one column became longer too, by whole or half points.
  private let resizesItems: Bool

  init(from golden: CellGrid, to actual: CellGrid, heights: CellHeights, on axis: Axis) {
    resizesItems = golden.columns == 1 && actual.columns == 1 && heights.isRoundChange
    near = GridMeasure.near.change(golden.near, actual.near, on: axis)
    far = GridMeasure.far.change(golden.far, actual.far, on: axis)
    columns = GridMeasure.columns.change(
      Double(golden.columns), Double(actual.columns), on: axis)
    width = GridMeasure.width.change(golden.width, actual.width, on: axis)
    gap = GridMeasure.columnGap.change(golden.columnGap, actual.columnGap, on: axis)
    wasCentred = golden.isCentred
    let written = written
    let all = [columns, near, far, gap, width].compactMap(\.self)
    causes = all.filter(written.contains)
    followed = all.filter { !written.contains($0) }
  }

  /// The changes that explain the others.
  private var written: [InferredChange] {
    let margins = [near, far].compactMap(\.self)
    let distances = margins + [gap].compactMap(\.self)
    guard let width else { return writtenBesideWidth(margins) }
    // Cells of a written width leave crooked distances, and distances that are written crooked
    // cells. Margins alone make nothing longer.
    let isWidthWritten = width.isRound && (resizesItems || !distances.allSatisfy(\.isRound))
    if distances.isEmpty { return [columns ?? width] }
    if isWidthWritten { return [width] }
    // Cells that did not fill the content leave at its end what their width does not take.
    if near == nil, gap == nil, !wasCentred { return [width] }
    return [columns].compactMap(\.self) + distances
  }

  /// The changes that explain the others where the cells are as wide as before.
  private func writtenBesideWidth(_ margins: [InferredChange]) -> [InferredChange] {
    // Of cells in the middle both margins follow from what is between them.
    if let gap { return [gap] }
    if let columns, near == nil { return [columns] }
    // What moves all cells together takes from one margin what it gives the other.
    return near.map { [$0] } ?? margins
  }
}
