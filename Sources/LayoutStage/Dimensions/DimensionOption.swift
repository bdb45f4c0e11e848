import Foundation

/// One way to draw a dimension.
struct DimensionOption: Equatable {
  /// The dimension line.
  var line: Segment
  /// The lines from the measured edges to the dimension line's ends.
  var extensions: [Segment] = []
  /// The line from the dimension line to its number; empty if it is there.
  var leader: [CGPoint] = []
  /// The plate of the number; nil without one.
  var label: CGRect?
  /// The cost of the option: a cheaper one is preferred.
  var cost: CGFloat
  /// The rectangle around all of it, ends included.
  private(set) var reach = CGRect.null
  /// Everything of it that is a thin line.
  private(set) var strokes: [Segment] = []

  /// Makes an option of its parts.
  init(
    line: Segment, extensions: [Segment] = [], label: CGRect? = nil, cost: CGFloat = 0
  ) {
    (self.line, self.extensions, self.label, self.cost) = (line, extensions, label, cost)
  }

  /// Computes its parts and its bounds, which are queried often.
  mutating func measure() {
    strokes = [line] + extensions + leaderSegments
    reach = strokes.reduce(label ?? line.box) { $0.union($1.box) }.insetBy(dx: -3, dy: -3)
  }

  /// Returns the option at a higher cost.
  func costing(_ more: CGFloat) -> Self {
    var option = self
    option.cost += more
    return option
  }

  /// The straight pieces of the leader.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}
