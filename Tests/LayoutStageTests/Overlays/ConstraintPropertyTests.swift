import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

/// Properties of every screen whose constraints are drawn, tried on many.
struct ConstraintPropertyTests {
  private static let all = (0..<UInt64(50)).map(RandomScreen.annotations)

  @Test func `no number lies on words of the screen`() {
    for (seed, (annotations, survey)) in Self.all.enumerated() {
      for label in annotations.labels {
        let hit = survey.obstacles.texts.first(where: label.frame.overlaps)
        #expect(hit == nil, "seed \(seed): \(label)")
      }
    }
  }

  @Test func `no number lies on another`() {
    for (seed, (annotations, _)) in Self.all.enumerated() {
      let labels = annotations.labels
      for (index, label) in labels.enumerated() {
        let hit = labels[(index + 1)...].first { $0.frame.overlaps(label.frame) }
        #expect(hit == nil, "seed \(seed): \(label) and \(String(describing: hit))")
      }
    }
  }

  @Test func `no line runs through words or through a number`() {
    for (seed, (annotations, survey)) in Self.all.enumerated() {
      // A line may touch a text at its end, and is interrupted by its own number.
      let words = survey.obstacles.texts.map { $0.insetBy(dx: 1, dy: 1) }
      for line in annotations.strokes {
        #expect(!words.contains(where: line.enters), "seed \(seed): \(line)")
        let hits = annotations.labels.count { line.enters($0.frame.insetBy(dx: 1, dy: 1)) }
        #expect(hits <= 1, "seed \(seed): \(line)")
      }
    }
  }

  @Test func `nothing leaves the picture`() {
    for (seed, (annotations, _)) in Self.all.enumerated() {
      for mark in annotations.shapes {
        #expect(annotations.page.bounds.contains(mark.box), "seed \(seed): \(mark)")
      }
    }
  }

  @Test func `most constraints have their number, and what has none is counted`() {
    var (told, wanted) = (0, 0)
    for (annotations, survey) in Self.all {
      let measured = survey.constraints.count { $0.kind != .alignment }
      let words = Set(AlignmentLine.lines(of: survey.constraints).map(\.word))
      let numbers = annotations.labels.count { !words.contains($0.text) }
      told += numbers
      wanted += measured
      let missing = measured - numbers
      #expect(
        annotations.notes
          == (missing > 0 ? ["\(missing) without a free place for a number"] : []))
    }
    #expect(Double(told) > 0.95 * Double(wanted), "\(told) of \(wanted)")
  }
}

extension Annotations {
  /// The lines of dimensions and what leads to them.
  fileprivate var strokes: [Segment] {
    shapes.flatMap { mark -> [Segment] in
      switch mark {
      case .constraint(let line, _), .extensionLine(let line, _): [line]
      case .alignment(let lines, _): lines
      case .leader(let points, _):
        zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
      default: []
      }
    }
  }
}
