import Foundation
import LayoutCore

/// The dimension line of a constraint, with its number and its style.
struct ConstraintDimension {
  /// The measured length, with the two edges between which it is measured.
  var dimension: MeasuredLength
  /// The overlay style, which depends on the state of the constraint.
  var overlayStyle: OverlayStyle
  /// The text of the number; nil for a line without a number, which only marks that an item's
  /// length equals another.
  var words: String?
  /// The frame of the item whose width or height is dimensioned; nil for a distance between items.
  var item: CGRect?

  /// Makes the dimension of a constraint.
  init(_ shown: ShownConstraint, _ metrics: LabelMetrics) {
    dimension = shown.dimension(metrics)
    overlayStyle = shown.overlayStyle
    words = shown.constraint.measureWords
    item = shown.kind == .length ? shown.first : nil
  }

  /// Makes a dimension line along an item, without a number.
  init(along item: CGRect, _ axis: Axis) {
    let across = Span(start: item.lower(axis.turned), length: item.length(axis.turned))
    dimension = MeasuredLength(
      axis: axis, lower: item.lower(axis), upper: item.upper(axis), lowerItem: across,
      upperItem: across, isLength: true)
    overlayStyle = .satisfied
    self.item = item
  }

  /// Whether the constraint is broken or ambiguous.
  var isWrong: Bool { overlayStyle == .broken || overlayStyle == .ambiguous }

  /// Returns whether this dimension line measures the width or height of an item.
  func isLength(of item: CGRect, _ axis: Axis) -> Bool {
    self.item == item && dimension.axis == axis
  }
}

extension DimensionOption {
  /// The midpoint of the longest part of the line that the label does not cover.
  var clearPoint: CGPoint {
    let (axis, span) = (line.axis, line.span)
    var pieces = [(span.start, span.end)]
    if let label, line.enters(label) {
      pieces = [(span.start, label.lower(axis)), (label.upper(axis), span.end)]
    }
    let longest = pieces.max { $0.1 - $0.0 < $1.1 - $1.0 } ?? (span.start, span.end)
    return axis.point(along: (longest.0 + longest.1) / 2, across: line.place)
  }
}
