import Foundation
import LayoutCore

/// A possible position of a label, with the lines that belong to it.
struct LabelOption: Equatable {
  /// The frame of the label, including its background.
  var frame: CGRect
  /// The dimension line whose length the label shows; nil for other labels.
  var measure: Segment?
  /// The points of the leader, the line from the labelled place to the label; empty if the label
  /// needs no leader.
  var leader: [CGPoint] = []
  /// The cost of the option; a lower cost is preferred.
  var cost: CGFloat = 0

  /// Returns a copy of the option with its cost increased by `more`.
  func costing(_ more: CGFloat) -> LabelOption {
    var option = self
    option.cost += more
    return option
  }

  /// The straight segments of the leader.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(start: $0, end: $1) }
  }
}

extension LabelOption {
  /// Adds the cost of covering or crossing texts of the picture, whose frames are `words`.
  mutating func avoid(_ words: [CGRect]) {
    if words.isEmpty { return }
    // The segments are computed only once, because a picture has many texts and each gap many
    // options.
    let leader = leaderSegments
    for words in words {
      if covers(words) {
        cost += Self.costOfCoveredWords
      } else if leader.contains(where: { $0.enters(words) }) {
        cost += Self.costOfCrossedWords
      }
    }
  }

  /// Returns a copy with the added cost of covering or crossing texts, whose frames are `words`.
  func avoiding(_ words: [CGRect]) -> LabelOption {
    var option = self
    option.avoid(words)
    return option
  }

  /// The cost of covering text: lower than that of a label over other content (at least 40, see
  /// `Callout.beside`), but higher than that of a position away from the middle of a gap.
  private static let costOfCoveredWords: CGFloat = 25
  /// The cost of crossing text with a line; it is lower, because text under a thin line remains
  /// legible.
  private static let costOfCrossedWords: CGFloat = 12

  /// Returns whether the label or its dimension line overlaps a rectangle.
  private func covers(_ rect: CGRect) -> Bool {
    frame.overlaps(rect) || measure?.enters(rect) ?? false
  }
}

/// A text to be placed in a picture.
struct LabelRequest {
  var text: String
  var role: Label.Role
  /// The overlay style that determines the colour of the text; nil if the role determines it.
  var overlayStyle: OverlayStyle?
  /// The possible positions, in any order.
  var options: [LabelOption]
}
