import LayoutCore
import RasterCore

/// The causes that frames before and after show of a section that records no measures.
///
/// The numbers across the axis make up the content's breadth,
///
///     near + columns · width + (columns − 1) · gap + far = breadth
///
/// so that never only one of them changes. Which one the author wrote and which one followed:
///
/// | changed | cause | followed |
/// |---|---|---|
/// | columns; margins and gap are the same | columns | width |
/// | margins, width | margins | width |
/// | gap, width | gap | width |
/// | gap, margins alike | gap | margins |
/// | near, far by as much the other way | near | far |
/// | width, far; content not centred before | width | far |
/// | width, margins, and the other extent of one column | item size | margins |
///
/// A crooked number is taken for a result where the width is whole or half: people write halves.
package struct InferredCause: Sendable, Hashable {
  /// The original changes.
  private(set) var causes: [InferredChange]
  /// The changes that followed.
  private(set) var followed: [InferredChange]
  /// Whether cells' extents along the axis are explained: by one size for all, or one aspect.
  let explainsHeights: Bool
}

extension InferredCause {
  /// The most changes of measures: more at once have another cause.
  private static let limit = 4

  /// Finds the changes of a grid; nil if there are none.
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
    // The end is written where another margin is; alone it follows from the size of the content.
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
    guard !causes.isEmpty, causes.count <= Self.limit else { return nil }
  }

  /// Reads the size of items that are in no grid, or whose section records its measures; nil
  /// if they have none in common, or the same.
  init?(ofItems heights: CellHeights, on axis: Axis) {
    guard let size = heights.uniformChange(on: axis) else { return nil }
    causes = [size]
    followed = []
    explainsHeights = true
  }
}
