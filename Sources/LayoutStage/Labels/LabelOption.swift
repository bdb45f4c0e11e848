import Foundation
import LayoutCore

/// One way to write a label: where, and which lines come with it.
struct LabelOption: Equatable {
  /// The plate of the label.
  var frame: CGRect
  /// The dimension line that the label belongs to, if any.
  var measure: Segment?
  /// The corners of the line from the labelled place to the label; empty if they touch.
  var leader: [CGPoint] = []
  /// The cost of the option: a cheaper one is preferred.
  var cost: CGFloat = 0

  /// Returns the option at a higher cost.
  func costing(_ more: CGFloat) -> LabelOption {
    var option = self
    option.cost += more
    return option
  }

  /// The straight pieces of the leader.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}

extension LabelOption {
  /// Adds the cost of being on words or leading across them.
  mutating func avoid(_ words: [CGRect]) {
    if words.isEmpty { return }
    // Made once: a picture has many words, and each gap many options.
    let leader = leaderSegments
    for words in words {
      if covers(words) {
        cost += Self.costOfCoveredWords
      } else if leader.contains(where: { $0.enters(words) }) {
        cost += Self.costOfCrossedWords
      }
    }
  }

  /// Returns the option at the cost of being on words or leading across them.
  func avoiding(_ words: [CGRect]) -> LabelOption {
    var option = self
    option.avoid(words)
    return option
  }

  /// Less than that of a label on top of cells, more than that of leaving the middle.
  private static let costOfCoveredWords: CGFloat = 25
  /// A thin line leaves words legible.
  private static let costOfCrossedWords: CGFloat = 12

  /// Whether the plate or the dimension line is on a rectangle.
  private func covers(_ rect: CGRect) -> Bool {
    frame.overlaps(rect) || measure?.enters(rect) ?? false
  }
}

/// Words that want a place in a picture.
struct LabelRequest {
  var text: String
  var role: Label.Role
  /// The overlay style whose colour the text has; nil if the role decides.
  var overlayStyle: OverlayStyle?
  /// The possible positions, in any order.
  var options: [LabelOption]
}
