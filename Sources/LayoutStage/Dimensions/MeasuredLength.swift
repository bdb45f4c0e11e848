import Foundation
import LayoutCore

/// A length in a picture to be annotated with a dimension line, as in a technical drawing.
///
///     ┌────┐      ┌─────┐      The line is between the measured edges, or beside the items
///     │    ├─ 24 ─┤     │      between extension lines, where it crosses least.
///     └────┘      ├─────┤
///                 │  64 │
///                 ├─────┤
struct MeasuredLength: Equatable {
  /// The direction of the length.
  var axis: Axis
  /// The start of the length along the axis.
  var lower: CGFloat
  /// The end of the length along the axis.
  var upper: CGFloat
  /// The extent, across the axis, of the item at the lower end.
  var lowerItem: Span
  /// The extent, across the axis, of the item at the upper end.
  var upperItem: Span
  /// The size of the number with its background; nil if the line has no number.
  var label: CGSize?
  /// Whether the length is that of a single item.
  ///
  /// If so, positions of the line in front of the item have a higher cost.
  var isLength = false
}
