import Foundation
import LayoutCore

/// The obstacles that dimension lines and their numbers avoid in a picture, and the costs of
/// covering or crossing them.
///
/// Text is never covered or crossed. Crossing other obstacles has a cost, and each line is drawn
/// where its total cost is lowest.
struct Obstacles: Equatable {
  /// The frames of the picture's text and of the labels already placed.
  var texts: [CGRect] = []
  /// The frames of images and of views with custom drawing.
  var pictures: [CGRect] = []
  /// The frames of views with visible edges.
  var frames: [CGRect] = []
  /// The drawn lines through sides of elements that are aligned.
  var alignments: [Segment] = []

  /// Returns the cost of an option's lines; nil if the lines run through text.
  func costOfLines(_ option: DimensionOption) -> CGFloat? {
    guard !areOnWords([option.line] + option.extensions) else { return nil }
    return costOfFrames(option) + costOfAlignments(option.line)
      + 2 * CGFloat(pictures.count(where: option.line.enters))
  }

  /// Returns the cost of the position of an option's number, or 0 without a number; nil if the
  /// number hides text, or if its leader runs through text.
  func costOfNumber(_ option: DimensionOption) -> CGFloat? {
    guard let plate = option.label else { return 0 }
    let near = plate.insetBy(dx: -1, dy: -1)
    if texts.contains(where: near.overlaps) || areOnWords(option.leaderSegments) { return nil }
    let edges = frames.filter(plate.overlaps).flatMap(\.edges).count { $0.enters(plate) }
    let covered = 3 * pictures.count(where: plate.overlaps)
    return CGFloat(2 * edges + covered + 2 * alignments.count { $0.enters(plate) })
  }

  private func areOnWords(_ strokes: [Segment]) -> Bool {
    texts.contains { text in strokes.contains { $0.enters(text.margined(across: $0)) } }
  }

  private func costOfFrames(_ option: DimensionOption) -> CGFloat {
    frames.filter(option.reach.overlaps).flatMap(\.edges).reduce(0) { sum, edge in
      var sum = sum
      if option.line.crosses(edge) { sum += 1.5 }
      if option.line.runs(along: edge) { sum += 4 }
      return sum + 0.7 * CGFloat(option.extensions.count { $0.crosses(edge) })
    }
  }

  private func costOfAlignments(_ line: Segment) -> CGFloat {
    alignments.reduce(0) { sum, other in
      var sum = sum
      if line.crosses(other) { sum += 1 }
      if line.runs(along: other, within: 10) { sum += 3 }
      if line.runs(along: other) { sum += 4 }
      return sum
    }
  }
}

extension CGRect {
  /// The four edges of the rectangle.
  fileprivate var edges: [Segment] {
    let corners = [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    return corners.indices.map { Segment(start: corners[$0], end: corners[($0 + 1) % 4]) }
  }

  /// Returns the rectangle with a margin on the sides parallel to a line.
  ///
  /// Thus a line that ends at an edge does not count as crossing the rectangle, but a line along an
  /// edge does.
  fileprivate func margined(across line: Segment) -> CGRect {
    line.isLevel ? insetBy(dx: 0, dy: -2.5) : insetBy(dx: -2.5, dy: 0)
  }
}
