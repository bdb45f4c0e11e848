import LayoutCore

/// The changes of a grid's measurements across the scroll axis, divided into those that the author
/// made and those that followed from them.
///
/// See the table of `InferredCause`.
struct AcrossChanges {
  private(set) var causes: [InferredChange] = []
  private(set) var followed: [InferredChange] = []

  private let near, far, columns, width, gap: InferredChange?
  /// Whether the cells were centred in the content; cells that fill it count as centred.
  private let wasCentred: Bool
  /// Whether the grid has a single column before and after the change, and the extent of its cells
  /// along the axis changed from one whole or half number of points to another.
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

  /// The changes that the author made, from which the other changes followed.
  private var written: [InferredChange] {
    let margins = [near, far].compactMap(\.self)
    let distances = margins + [gap].compactMap(\.self)
    guard let width else { return writtenBesideWidth(margins) }
    // A width that an author wrote usually results in distances that are not round, and vice versa.
    // Changed margins by themselves do not change the extent along the axis.
    let isWidthWritten = width.isRound && (resizesItems || !distances.allSatisfy(\.isRound))
    if distances.isEmpty { return [columns ?? width] }
    if isWidthWritten { return [width] }
    // If the cells did not fill the content, the empty space after the last column followed from
    // their width.
    if near == nil, gap == nil, !wasCentred { return [width] }
    return [columns].compactMap(\.self) + distances
  }

  /// Returns the changes that the author made, if the cells have the same width as before.
  private func writtenBesideWidth(_ margins: [InferredChange]) -> [InferredChange] {
    // If a gap changed too, the cells are centred, and both margins follow from the gaps.
    if let gap { return [gap] }
    if let columns, near == nil { return [columns] }
    // If all cells moved together, one margin grew by the amount by which the other shrank.
    return near.map { [$0] } ?? margins
  }
}
