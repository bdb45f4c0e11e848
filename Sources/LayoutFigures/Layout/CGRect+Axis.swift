import Foundation
import LayoutCore

extension CGRect {
  /// The lower bound along an axis.
  func lower(_ axis: Axis) -> CGFloat { axis.along(origin) }

  /// The upper bound along an axis.
  func upper(_ axis: Axis) -> CGFloat { axis.along(origin) + axis.along(size) }

  /// The middle along an axis.
  func middle(_ axis: Axis) -> CGFloat { axis.along(origin) + axis.along(size) / 2 }

  /// The length along an axis.
  func length(_ axis: Axis) -> CGFloat { axis.along(size) }

  /// Makes the rectangle between two bounds along an axis and two across it.
  init(
    _ axis: Axis, from lower: CGFloat, to upper: CGFloat,
    across crossLower: CGFloat, _ crossUpper: CGFloat
  ) {
    let (start, end) = (
      axis.point(along: lower, across: crossLower), axis.point(along: upper, across: crossUpper)
    )
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The middle of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Makes a rectangle of a size around a point.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
