import LayoutCore
import RasterCore

/// The causes inferred from the frames of a section whose layout does not record what changed.
///
/// The measurements across the axis add up to the content's breadth,
///
///     near + columns · width + (columns − 1) · gap + far = breadth
///
/// so a single one never changes by itself. This table shows which change is the cause:
///
/// | changed | cause | followed |
/// |---|---|---|
/// | columns; margins and gap are the same | columns | width |
/// | margins, width | margins | width |
/// | gap, width | gap | width |
/// | gap, margins alike | gap | margins |
/// | near, far by the opposite amount | near | far |
/// | width, far; content not centred before | width | far |
/// | nothing but the column of the first cell | first column | |
/// | width, margins, and the other extent of a single column | item size | margins |
///
/// Authors write whole and half points. If the width is such a number and other measurements are
/// not, they are taken to follow from the width.
package struct InferredCause: Sendable, Hashable {
  /// The changes that the author made.
  private(set) var causes: [InferredChange]
  /// The changes that followed from those in `causes`.
  private(set) var followed: [InferredChange]
  /// Whether all cells' extents along the axis are unchanged, or follow from a common size or
  /// aspect ratio.
  let explainsHeights: Bool
}

extension InferredCause {
  /// The maximum number of causes.
  ///
  /// If there are more, the layout as a whole is different, and no cause is inferred.
  private static let limit = 4

  /// Determines which changed measurements of a grid are causes; returns nil if there are none, or
  /// too many.
  init?(from golden: CellGrid, to actual: CellGrid, heights: CellHeights, on axis: Axis) {
    let across = AcrossChanges(from: golden, to: actual, heights: heights, on: axis)
    causes = across.causes
    followed = across.followed
    explainsHeights = heights.isExplained
    causes += [
      GridMeasure.start.change(golden.start, actual.start, on: axis),
      (golden.columns == 1 ? GridMeasure.spacing : .lineGap)
        .change(golden.lineGap, actual.lineGap, on: axis),
    ].compactMap(\.self)
    // A changed end margin counts as the author's change if another margin changed too. If only the
    // end margin changed, it follows from the content size.
    if let end = GridMeasure.end.change(golden.end, actual.end, on: axis),
      causes.contains(where: \.isMargin)
    {
      causes.append(end)
    }
    let width = causes.firstIndex { $0.name == GridMeasure.width.name(on: axis) }
    if let size = heights.sizeChange(on: axis, isWidthWritten: width != nil) {
      if let width { causes.remove(at: width) }
      causes.append(size)
    }
    // If other measurements changed, they are the reason why the first cell is in another column.
    if causes.isEmpty {
      causes += [
        GridMeasure.firstColumn.change(
          Double(golden.firstColumn), Double(actual.firstColumn), on: axis)
      ].compactMap(\.self)
    }
    guard !causes.isEmpty, causes.count <= Self.limit else { return nil }
  }

  /// Determines the changed size of the items if they do not form a grid, or if the section records
  /// its metrics.
  ///
  /// Returns nil if there is only one item, if the items have no common size or aspect ratio, or if
  /// this size or ratio did not change.
  init?(ofItems heights: CellHeights, on axis: Axis) {
    guard let size = heights.uniformChange(on: axis) else { return nil }
    causes = [size]
    followed = []
    explainsHeights = true
  }
}
