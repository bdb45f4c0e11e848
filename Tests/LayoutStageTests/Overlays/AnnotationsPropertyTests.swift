import Foundation
import LayoutCore
import Testing
import UIKit

@testable import LayoutStage

/// Properties of every layout, tried on many.
@Suite struct AnnotationsPropertyTests {
  private static let seeds = 0..<UInt64(200)

  /// The explained layout of each seed.
  private static let all = seeds.map { seed in
    let (layout, page) = RandomLayout.make(seed: seed)
    return Annotations(of: layout, overlays: .all, on: page, metrics: RandomLayout.metrics)
  }

  @Test func `labels never overlap each other`() {
    for (seed, annotations) in Self.all.enumerated() {
      let labels = annotations.labels
      for (index, label) in labels.enumerated() {
        let hit = labels[(index + 1)...].first { $0.frame.overlaps(label.frame) }
        #expect(hit == nil, "seed \(seed): \(label) and \(String(describing: hit))")
      }
    }
  }

  @Test func `labels never leave the picture`() {
    for (seed, annotations) in Self.all.enumerated() {
      let bounds = annotations.page.bounds
      for label in annotations.labels {
        #expect(bounds.contains(label.frame), "seed \(seed): \(label)")
      }
    }
  }

  @Test func `leaders never run through a label`() {
    for (seed, annotations) in Self.all.enumerated() {
      for leader in annotations.leaders {
        let hit = annotations.labels.first { label in
          let plate = label.frame.insetBy(dx: 1e-6, dy: 1e-6)  // a leader ends at its own plate
          return leader.contains { $0.enters(plate) }
        }
        #expect(hit == nil, "seed \(seed): \(leader) and \(String(describing: hit))")
      }
    }
  }

  @Test func `leaders never cross each other`() {
    for (seed, annotations) in Self.all.enumerated() {
      let leaders = annotations.leaders
      for (index, leader) in leaders.enumerated() {
        for other in leaders[(index + 1)...] {
          let crosses = leader.contains { piece in other.contains(where: piece.meets) }
          #expect(!crosses, "seed \(seed): \(leader) and \(other)")
        }
      }
    }
  }

  @Test func `every value that is written belongs to a gap of that length`() {
    for (seed, annotations) in Self.all.enumerated() {
      let layout = annotations.layout
      let gaps =
        layout.spacingGaps + layout.sectionInsetGaps + layout.contentInsetGaps
        + layout.safeAreaGaps
      let known = Set(gaps.map(\.label))
      let sizes = [("content", layout.contentSize), ("viewport", layout.viewport.size)].flatMap {
        ["\($0) \($1.width.hundredths) pt", "\($0) \($1.height.hundredths) pt"]
      }
      for label in annotations.labels where label.role == .measure {
        #expect(known.contains(label.text) || sizes.contains(label.text), "seed \(seed): \(label)")
      }
    }
  }

  @Test func `most lengths find room`() {
    var (written, wanted) = (0, 0)
    for seed in Self.seeds {
      let (layout, page) = RandomLayout.make(seed: seed)
      let shown = layout.sectionInsetGaps.filter { gap in
        page.shownParts(of: gap.frame, under: page.bars).contains {
          abs($0.length(gap.axis) - gap.length * page.zoom) < 0.01
        }
      }
      wanted += Set(shown.map { "\($0.side.map { "\($0)" } ?? "") \($0.label)" }).count
      let insets = Annotations(
        of: layout, overlays: .insets, on: page, metrics: RandomLayout.metrics)
      let contentInsets = Set(layout.contentInsetGaps.map(\.label))
      written += insets.labels.filter { !contentInsets.contains($0.text) }.count
    }
    #expect(Double(written) > 0.9 * Double(wanted), "\(written) of \(wanted)")
  }
}

extension Annotations {
  /// The labels among the shapes.
  var labels: [Label] {
    shapes.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  /// The straight pieces of each leader.
  var leaders: [[Segment]] {
    shapes.compactMap { mark in
      guard case .leader(let points, _) = mark else { return nil }
      return zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
    }
  }
}
