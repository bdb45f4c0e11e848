import Foundation
import LayoutCore

/// A length in a picture that wants a dimension line, as in a technical drawing.
///
///     ┌────┐      ┌─────┐      A line is between what it measures, or beside it at the
///     │    ├─ 24 ─┤     │      end of extension lines, wherever it crosses least.
///     └────┘      ├─────┤
///                 │  64 │
///                 ├─────┤
struct MeasuredLength: Equatable {
  /// The direction in which it is measured.
  var axis: Axis
  /// The start of the length.
  var lower: CGFloat
  /// The end of the length.
  var upper: CGFloat
  /// The extent of the item at the lower end across the axis.
  var lowerItem: Span
  /// The extent of the item at the upper end across the axis.
  var upperItem: Span
  /// The size of the number's plate; nil for a line without a number.
  var label: CGSize?
  /// Whether both ends are those of one item, which the line avoids covering.
  var isLength = false
}
