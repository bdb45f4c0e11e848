import Foundation

/// One way to write a label: where, and which lines come with it.
struct LabelOption: Equatable {
  /// The plate of the label.
  var frame: CGRect
  /// The dimension line that the label belongs to, if any.
  var measure: Segment?
  /// The corners of the line from what is labelled to the plate; empty when it stands right there.
  var leader: [CGPoint] = []
  /// How much one would rather see another option.
  var cost: CGFloat = 0

  /// Returns the option at a higher cost.
  func costing(_ more: CGFloat) -> LabelOption {
    var option = self
    option.cost += more
    return option
  }

  /// Whether the plate or the dimension line lies on a rectangle.
  func covers(_ rect: CGRect) -> Bool {
    frame.overlaps(rect) || measure?.enters(rect) ?? false
  }

  /// Whether the leader runs through a rectangle.
  func crosses(_ rect: CGRect) -> Bool { leaderSegments.contains { $0.enters(rect) } }

  /// The straight pieces of the leader.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}
