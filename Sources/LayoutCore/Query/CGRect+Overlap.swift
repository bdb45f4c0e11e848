package import Foundation

extension CGRect {
  /// Returns whether two rectangles share more than an edge, which Core Graphics calls
  /// intersecting.
  ///
  /// A rectangle of no width or no height also overlaps what it touches in that direction (fact
  /// K9); nothing overlaps the null rectangle. Foundation's own `intersects` without Core Graphics
  /// counts every shared edge (fact A47).
  package func overlaps(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && Axis.vertical.rect(self).overlaps(Axis.vertical.rect(other))
  }

  /// Whether all four numbers are; Foundation's own `intersects` stops the program for others.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
