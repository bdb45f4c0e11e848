import Foundation

/// A possible way to draw a dimension: its line, its extension lines, and its number.
struct DimensionOption: Equatable {
  /// The dimension line.
  var line: Segment
  /// The lines from the measured edges to the dimension line's ends.
  var extensions: [Segment] = []
  /// The line from the dimension line to its number; empty if the number is at the line.
  var leader: [CGPoint] = []
  /// The frame of the number with its background; nil if there is no number.
  var label: CGRect?
  /// The cost of the option; a lower cost is preferred.
  var cost: CGFloat
  /// The bounds of all parts, with a small margin, by which the options that can affect each other
  /// are found.
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

  /// Returns the option with its cost increased by `more`.
  func costing(_ more: CGFloat) -> Self {
    var option = self
    option.cost += more
    return option
  }

  /// The straight segments of the leader.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}
