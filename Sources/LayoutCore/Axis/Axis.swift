package import Foundation

/// The direction in which a layout scrolls.
///
/// Layouts are computed once, in terms of *along* the axis and *across* it. A line of items is
/// across the axis; lines follow each other along it.
///
///          vertical                 horizontal
///          across →                 along →
///        ┌─────────┐              ┌─────────┐
///     a  │ 1  2  3 │           a  │ 1  4  7 │
///     l  │ 4  5  6 │           c  │ 2  5  8 │
///     ↓  │ 7  8  9 │           ↓  │ 3  6  9 │
///        └─────────┘              └─────────┘
///
/// | word | meaning | vertical | horizontal |
/// |---|---|---|---|
/// | along, across | the direction of scrolling, and at a right angle to it | y, x | x, y |
/// | start, end | the insets along the axis | top, bottom | left, right |
/// | near, far | the insets across it, where lines begin and end | left, right | top, bottom |
/// | thickness | the extent of a line along the axis | its height | its width |
/// | breadth | the extent of a container across the axis | its width | its height |
///
/// This type converts between these terms and x, y, width and height.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// Content scrolls vertically: rows of items, one below the other.
  case vertical
  /// Content scrolls horizontally: columns of items, from left to right.
  case horizontal

  /// The axis at a right angle to this one.
  package var turned: Axis { self == .vertical ? .horizontal : .vertical }
}

extension Axis {
  /// Returns the coordinate of a point in the direction of scrolling.
  package func along(_ point: CGPoint) -> Double { self == .vertical ? point.y : point.x }

  /// Returns the coordinate of a point at a right angle to the direction of scrolling.
  package func across(_ point: CGPoint) -> Double { self == .vertical ? point.x : point.y }

  /// Returns the extent of a size in the direction of scrolling.
  package func along(_ size: CGSize) -> Double { self == .vertical ? size.height : size.width }

  /// Returns the extent of a size at a right angle to the direction of scrolling.
  package func across(_ size: CGSize) -> Double { self == .vertical ? size.width : size.height }
}

extension Axis {
  /// Returns the point with a coordinate in the direction of scrolling and one at a right angle to
  /// it.
  package func point(along: Double, across: Double) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Converts width and height to a size in terms of the axis.
  package func size(_ size: CGSize) -> AxisSize {
    AxisSize(along: along(size), across: across(size))
  }

  /// Converts a size in terms of the axis to width and height.
  package func size(_ size: AxisSize) -> CGSize {
    self == .vertical
      ? CGSize(width: size.across, height: size.along)
      : CGSize(width: size.along, height: size.across)
  }

  /// Converts a `CGRect` to a rectangle in terms of the axis.
  ///
  /// A rectangle with a negative width or height is standardised first.
  package func rect(_ rect: CGRect) -> AxisRect {
    let rect = rect.standardized
    return AxisRect(
      along: Span(start: along(rect.origin), length: along(rect.size)),
      across: Span(start: across(rect.origin), length: across(rect.size)))
  }

  /// Converts a rectangle in terms of the axis to a `CGRect`.
  package func rect(_ rect: AxisRect) -> CGRect {
    CGRect(origin: point(along: rect.along.start, across: rect.across.start), size: size(rect.size))
  }

  /// Converts insets in terms of the axis to those of the four sides.
  package func sides(
    _ insets: AxisInsets
  ) -> (top: Double, left: Double, bottom: Double, right: Double) {
    self == .vertical
      ? (insets.start, insets.near, insets.end, insets.far)
      : (insets.near, insets.start, insets.far, insets.end)
  }

  /// A key path to one side of insets in terms of an axis.
  package typealias SidePath = WritableKeyPath<AxisInsets, Double>

  /// The key paths to the insets of the four sides, in a value that stores them in terms of the
  /// axis.
  package var sidePaths: (top: SidePath, left: SidePath, bottom: SidePath, right: SidePath) {
    switch self {
    case .vertical: (\.start, \.near, \.end, \.far)
    case .horizontal: (\.near, \.start, \.far, \.end)
    }
  }

  /// Converts the insets of the four sides to insets in terms of the axis.
  package func insets(top: Double, left: Double, bottom: Double, right: Double) -> AxisInsets {
    self == .vertical
      ? AxisInsets(start: top, end: bottom, near: left, far: right)
      : AxisInsets(start: left, end: right, near: top, far: bottom)
  }
}
