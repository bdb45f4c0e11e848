import Foundation
import LayoutCore

/// A constraint in a picture: its length, its items and its state.
struct ShownConstraint: Equatable {
  /// The kind of a constraint's line.
  enum Kind: Equatable {
    /// The width or the height of an item.
    case length
    /// The distance from one item to another.
    case distance
    /// An alignment of two items' sides.
    case alignment
  }

  let constraint: LayoutRecord.Constraint
  /// The axis along which the constraint measures.
  let axis: Axis
  /// The start of the measured length, at the second item.
  let start: CGPoint
  /// The end of the measured length, at the first item.
  let end: CGPoint
  /// The frame of the constraint's first item.
  let first: CGRect
  /// The frame of the second item; nil if there is none, or if it was not found among the visible
  /// views.
  let second: CGRect?
  /// The frames of the siblings and the superview whose length equals that of the first item.
  var peers: [CGRect] = []
}

extension ShownConstraint {
  /// The kind of the constraint's line.
  var kind: Kind {
    if constraint.isLength { return .length }
    // Frames are rounded to pixels, so two sides at a distance of less than a point count as
    // aligned.
    return constraint.distance < 1 && constraint.state != .broken ? .alignment : .distance
  }

  /// The overlay style, which depends on the constraint's state.
  var overlayStyle: OverlayStyle {
    switch constraint.state {
    case .satisfied, .outweighed: kind == .alignment ? .aligned : .satisfied
    case .atLimit: .atLimit
    case .broken: .broken
    case .ambiguous: .ambiguous
    }
  }

  /// Whether the constraint is broken or ambiguous.
  var isWrong: Bool { overlayStyle == .broken || overlayStyle == .ambiguous }

  /// Whether the constraint makes two lengths equal.
  var isEquality: Bool {
    kind == .length && constraint.constant == 0 && constraint.relation == "=="
      && constraint.distance >= 1 && !isWrong
  }

  /// Returns the length that the dimension line of the constraint measures.
  func dimension(_ metrics: LabelMetrics) -> MeasuredLength {
    let across = axis.turned
    let own = Span(start: first.lower(across), length: first.length(across))
    let other =
      second.map { Span(start: $0.lower(across), length: $0.length(across)) } ?? own
    let isUpward = axis.along(start) <= axis.along(end)
    return MeasuredLength(
      axis: axis, lower: min(axis.along(start), axis.along(end)),
      upper: max(axis.along(start), axis.along(end)),
      lowerItem: isUpward ? other : own, upperItem: isUpward ? own : other,
      label: metrics.size(constraint.measureWords, .measure), isLength: kind == .length)
  }
}

extension LayoutRecord.Constraint {
  /// Whether the constraint concerns a width or a height.
  var isLength: Bool { attribute == "width" || attribute == "height" }

  /// The axis along which the constraint measures.
  var axis: Axis {
    switch attribute {
    case "height", "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin",
      "bottomMargin", "centerYWithinMargins":
      .vertical
    case _ where abs(end.y - start.y) > abs(end.x - start.x): .vertical
    default: .horizontal
    }
  }

  /// The measured length.
  var distance: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }

  /// The text at the dimension line.
  ///
  /// It is `16` for an equality; `≥ 8` for an inequality at its limit, or `44 ≥ 8` beyond the
  /// limit; and `wants 120` for a broken constraint.
  var measureWords: String {
    let asked = CGFloat(abs(constant)).hundredths
    if state == .broken { return "wants \(sign)\(asked)" }
    if state == .atLimit { return "\(sign)\(asked)" }
    return sign.isEmpty ? distance.hundredths : "\(distance.hundredths) \(sign)\(asked)"
  }

  /// The sign of the relation between the distance and the constant; empty for an equality.
  ///
  /// The sign is reversed for a negative constant, since the distance is shown as a positive
  /// number, and for `<= 0` if the distance is positive.
  private var sign: String {
    let isBackwards = constant < 0 || constant == 0 && relation == "<=" && distance > 0
    return switch (relation, isBackwards) {
    case (">=", false), ("<=", true): "≥ "
    case ("<=", false), (">=", true): "≤ "
    default: ""
    }
  }
}
