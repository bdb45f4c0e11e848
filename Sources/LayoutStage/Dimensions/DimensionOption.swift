import Foundation

/// A possible way to draw a dimension: its line, its extension lines, and its number.
struct DimensionOption: Equatable {
  var line: Segment
  /// The lines from the measured edges to the dimension line's ends.
  var extensions: [Segment] = []
  /// The line that connects the dimension line with its number; empty if the number is on the line
  /// or next to it, or if there is no number.
  var leader: [CGPoint] = []
  /// The frame of the number with its background; nil if the option has no number.
  var label: CGRect?
  /// The cost of the option; a lower cost is preferred.
  var cost: CGFloat
  /// The bounds of the lines and the number, with a margin of 3 points.
  ///
  /// Two options affect each other's cost only if these rectangles are near each other (see
  /// `isNear`).
  private(set) var reach = CGRect.null
  /// The segments of all thin lines: the dimension line, the extension lines and the leader.
  private(set) var strokes: [Segment] = []

  /// Makes an option from its parts.
  init(
    line: Segment, extensions: [Segment] = [], label: CGRect? = nil, cost: CGFloat = 0
  ) {
    (self.line, self.extensions, self.label, self.cost) = (line, extensions, label, cost)
  }

  /// Computes `strokes` and `reach`, which are stored because they are read often.
  mutating func measure() {
    strokes = [line] + extensions + leaderSegments
    reach = strokes.reduce(label ?? line.box) { $0.union($1.box) }.insetBy(dx: -3, dy: -3)
  }

  /// Returns a copy of the option with its cost increased by `more`.
  func costing(_ more: CGFloat) -> Self {
    var option = self
    option.cost += more
    return option
  }

  /// The segments of the leader, the line from the dimension line to the number.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}
