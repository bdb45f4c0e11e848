package import Foundation

extension CGRect {
  /// Returns whether two rectangles share more than an edge, which Core Graphics calls intersecting.
  ///
  /// Foundation's own `intersects` without Core Graphics counts a shared edge (fact A47).
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether all four numbers are; Foundation's own `intersects` stops the program for others.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
