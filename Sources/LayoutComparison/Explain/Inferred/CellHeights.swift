import Foundation
import LayoutCore

/// The sizes of a section's cells in the golden and in the new layout, for the cells that both
/// contain.
struct CellHeights {
  private let golden: [AxisSize]
  private let actual: [AxisSize]

  /// The tolerance for one rounded edge of a frame, in points.
  private static let slack = 0.51

  init(_ pairs: [(golden: AxisSize, actual: AxisSize)]) {
    golden = pairs.map(\.golden)
    actual = pairs.map(\.actual)
  }

  /// Whether a single change to all cells explains each cell's extent along the axis.
  var isExplained: Bool { isUnchanged || isUniform || keepsAspect }

  private var isUnchanged: Bool {
    zip(golden, actual).allSatisfy { abs($0.along - $1.along) <= GridMeasure.noise }
  }

  private var isUniform: Bool {
    [golden, actual].allSatisfy { sizes in
      sizes.allSatisfy { abs($0.along - sizes[0].along) <= GridMeasure.noise }
    }
  }

  /// Whether the extent along the axis changed in proportion to the extent across it.
  private var keepsAspect: Bool {
    zip(golden, actual).allSatisfy { old, new in
      abs(new.along - old.along * new.across / old.across) <= 2 * Self.slack
    }
  }

  /// Whether all cells changed from one extent along the axis to another, and both are values that
  /// an author would write.
  var isRoundChange: Bool {
    guard isUniform, !isUnchanged, let old = golden.first, let new = actual.first else {
      return false
    }
    return InferredChange(name: "", golden: [old.along], actual: [new.along]).isRound
  }

  /// Returns the change of the size that all cells share.
  ///
  /// - Parameters:
  ///   - axis: the direction of scrolling.
  ///   - isWidthWritten: whether the author set the width across the axis; otherwise it follows
  ///     from other measurements.
  /// - Returns: the change; nil if there is none, if it follows from the cells' width, or if the
  ///   cells of a layout differ in their extents along the axis.
  func sizeChange(on axis: Axis, isWidthWritten: Bool) -> InferredChange? {
    guard isUniform, let old = golden.first, let new = actual.first else { return nil }
    if isWidthWritten { return size(old, new, on: axis) }
    if isUnchanged { return nil }
    if abs(old.across - new.across) <= GridMeasure.noise {
      let size = size(old, new, on: axis)
      // Programmers do not write thirds of points; an extent of, say, 33⅓ points follows from the
      // width.
      return size.isRound ? size : writtenAspect(on: axis) ?? size
    }
    if keepsAspect { return nil }
    return InferredChange(
      name: axis == .vertical ? "item height" : "item width", golden: [old.along],
      actual: [new.along])
  }

  /// Returns the change of the size or aspect ratio that all cells share; nil if there is none, or
  /// if there is only one cell.
  func uniformChange(on axis: Axis) -> InferredChange? {
    guard golden.count > 1, let old = golden.first, let new = actual.first else { return nil }
    if golden.allSatisfy({ $0 == old }) && actual.allSatisfy({ $0 == new }) {
      return old == new ? nil : size(old, new, on: axis)
    }
    return writtenAspect(on: axis)
  }

  private func size(_ old: AxisSize, _ new: AxisSize, on axis: Axis) -> InferredChange {
    let sizes = [old, new].map(axis.size as (AxisSize) -> CGSize)
    let numbers = sizes.map { [Double($0.width), Double($0.height)] }
    return InferredChange(name: "item size", golden: numbers[0], actual: numbers[1])
  }

  /// Returns the change of the aspect ratio that all cells share, as width to height or as height
  /// to width, whichever has fewer digits; nil if the ratios differ or did not change.
  private func writtenAspect(on axis: Axis) -> InferredChange? {
    guard let old = aspect(golden, on: axis), let new = aspect(actual, on: axis),
      abs(old - new) >= GridMeasure.noise
    else { return nil }
    let forms = [[old, new], [1 / old, 1 / new]]
    let written = forms.min { Self.digits($0) < Self.digits($1) } ?? forms[0]
    return InferredChange(name: "aspect", golden: [written[0]], actual: [written[1]])
  }

  private static func digits(_ numbers: [Double]) -> Int {
    numbers.reduce(0) { $0 + Points.text($1).count }
  }

  /// Returns the ratio of width to height that all cells share; nil if the ratios differ, or if the
  /// ratio is not a positive number.
  private func aspect(_ sizes: [AxisSize], on axis: Axis) -> Double? {
    let aspects = sizes.map(axis.size as (AxisSize) -> CGSize).map { $0.width / $0.height }
    guard let first = aspects.first, first.isFinite, first > 0 else { return nil }
    return aspects.allSatisfy { abs($0 - first) < GridMeasure.noise } ? Double(first) : nil
  }
}
