import Foundation
import LayoutCore

/// A constraint in a picture: its length, its items and its state.
struct ShownConstraint: Equatable {
  /// The kind of a constraint's line.
  enum Kind: Equatable {
    /// The width or the height of an item.
    case length
    /// The way from one item to another.
    case distance
    /// An alignment of items' sides.
    case alignment
  }

  /// The constraint as it was recorded.
  let constraint: LayoutRecord.Constraint
  /// The direction in which it measures.
  let axis: Axis
  /// The start of the measured length, at the second item.
  let start: CGPoint
  /// The end of the measured length, at the first item.
  let end: CGPoint
  /// The frame of the constraint's first item.
  let first: CGRect
  /// The second item; nil if it has none, or none that can be seen.
  let second: CGRect?
  /// The frames beside and around the first item that have the measured length.
  var peers: [CGRect] = []
}

extension ShownConstraint {
  /// The kind of its line.
  var kind: Kind {
    if constraint.isLength { return .length }
    // Less than a point is what rounding to pixels leaves.
    return constraint.distance < 1 && constraint.state != .broken ? .alignment : .distance
  }

  /// The state, as a style of the overlay.
  var overlayStyle: OverlayStyle {
    switch constraint.state {
    case .satisfied, .outweighed: kind == .alignment ? .aligned : .satisfied
    case .atLimit: .atLimit
    case .broken: .broken
    case .ambiguous: .ambiguous
    }
  }

  /// Whether it is one that an author looks for.
  var isWrong: Bool { overlayStyle == .broken || overlayStyle == .ambiguous }

  /// Whether the constraint makes two lengths equal.
  var isEquality: Bool {
    kind == .length && constraint.constant == 0 && constraint.relation == "=="
      && constraint.distance >= 1 && !isWrong
  }

  /// Returns the dimension that annotates it.
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
  /// Whether it is about a width or a height.
  var isLength: Bool { attribute == "width" || attribute == "height" }

  /// The direction in which it measures.
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

  /// `16`; `≥ 8` at its limit, `44 ≥ 8` beyond it; `wants 120` where it is broken.
  var measureWords: String {
    let asked = CGFloat(abs(constant)).hundredths
    if state == .broken { return "wants \(sign)\(asked)" }
    if state == .atLimit { return "\(sign)\(asked)" }
    return sign.isEmpty ? distance.hundredths : "\(distance.hundredths) \(sign)\(asked)"
  }

  /// The relation of the distance; one that is counted backwards is compared the other way, and
  /// a distance is always at least none.
  private var sign: String {
    let isBackwards = constant < 0 || constant == 0 && relation == "<=" && distance > 0
    return switch (relation, isBackwards) {
    case (">=", false), ("<=", true): "≥ "
    case ("<=", false), (">=", true): "≤ "
    default: ""
    }
  }
}
