import Foundation
import LayoutCore

/// A length in a picture that wants a dimension line, as in a technical drawing.
///
///     ┌────┐      ┌─────┐      A line stands between what it measures, or beside it at the
///     │    ├─ 24 ─┤     │      end of extension lines, wherever it crosses least.
///     └────┘      ├─────┤
///                 │  64 │
///                 ├─────┤
struct MeasuredLength: Equatable {
  /// The direction in which it is measured.
  var axis: Axis
  /// Where the length begins.
  var lower: CGFloat
  /// Where it ends.
  var upper: CGFloat
  /// What the item at the lower end covers across the axis.
  var lowerItem: Span
  /// What the item at the upper end covers across the axis.
  var upperItem: Span
  /// The size of the number's plate; nil for a line without a number.
  var label: CGSize?
  /// Whether both ends are those of one item, which the line had better not cover.
  var isLength = false
}
