package import Foundation

/// A rectangle in terms of an axis, in points.
package struct AxisRect: Sendable, Hashable {
  /// The extent of the rectangle in the direction of scrolling.
  package var along: Span
  /// The extent of the rectangle at a right angle to the direction of scrolling.
  package var across: Span

  /// The extents of the rectangle in the two directions.
  package var size: AxisSize { AxisSize(along: along.length, across: across.length) }

  /// Creates a rectangle from its spans in the two directions.
  package init(along: Span, across: Span) {
    self.along = along
    self.across = across
  }

  /// Returns whether the two rectangles overlap in both directions.
  package func overlaps(_ other: AxisRect) -> Bool {
    along.overlaps(other.along) && across.overlaps(other.across)
  }
}

/// A size in terms of an axis, in points.
package struct AxisSize: Sendable, Hashable {
  /// The extent in the direction of scrolling.
  package var along: Double
  /// The extent at a right angle to the direction of scrolling.
  package var across: Double

  /// A size of zero in both directions.
  package static let zero = AxisSize(along: 0, across: 0)

  /// Creates a size from its two extents.
  package init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }
}

extension CGRect {
  /// Returns whether two rectangles share more than an edge, like `intersects` of Core Graphics.
  ///
  /// A rectangle of zero width or height also overlaps rectangles that it only touches in that
  /// direction (fact K9); nothing overlaps the null rectangle. On Linux, Foundation's `intersects`
  /// counts a shared edge too (fact A47).
  package func overlaps(_ other: CGRect) -> Bool {
    // Rectangles overlap only if they overlap in both directions, so either axis returns the
    // same result.
    !isNull && !other.isNull && Axis.vertical.rect(self).overlaps(Axis.vertical.rect(other))
  }

  /// Whether all four numbers are finite.
  ///
  /// Foundation's `intersects` traps for other rectangles.
  package var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
