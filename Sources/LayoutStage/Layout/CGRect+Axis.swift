import Foundation
import LayoutCore

extension CGRect {
  /// Returns the lower bound along an axis.
  func lower(_ axis: Axis) -> CGFloat { axis.along(origin) }

  /// Returns the upper bound along an axis.
  func upper(_ axis: Axis) -> CGFloat { axis.along(origin) + axis.along(size) }

  /// Returns the middle along an axis.
  func middle(_ axis: Axis) -> CGFloat { axis.along(origin) + axis.along(size) / 2 }

  /// Returns the length along an axis.
  func length(_ axis: Axis) -> CGFloat { axis.along(size) }

  /// Makes a rectangle from its bounds along an axis and its bounds across the axis.
  init(
    _ axis: Axis, from lower: CGFloat, to upper: CGFloat,
    across crossLower: CGFloat, _ crossUpper: CGFloat
  ) {
    let start = axis.point(along: lower, across: crossLower)
    let end = axis.point(along: upper, across: crossUpper)
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
