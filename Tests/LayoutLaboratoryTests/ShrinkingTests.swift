import Foundation
import Testing
import UIKit

@testable import LayoutLaboratory

/// Rotations between other steps, and the shortest sequence that fails.
@MainActor struct ShrinkingTests {
  /// A list that, once an item was inserted, is not laid out for another width any more.
  private final class Grudging: ListLayout {
    private var hasGrown = false

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      hasGrown = hasGrown || updateItems.contains { $0.updateAction == .insert }
    }

    override func prepare() {
      let isTurned = collectionView?.bounds.width != collectionViewContentSize.width
      if !(hasGrown && isTurned) { super.prepare() }
    }
  }

  /// A list whose width is that of the turn before last.
  private final class Late: ListLayout {
    private var widths: [CGFloat] = []

    override func prepare() {
      super.prepare()
      guard let width = collectionView?.bounds.width, widths.last != width else { return }
      widths.append(width)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.frame.size.width -= widths.count > 2 ? 1 : 0
      return attributes
    }
  }

  private func report(
    seed: UInt64, _ layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> StressReport {
    try Laboratory(sections: [12], layout: layout).rotate(times: 30, seed: seed)
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `what fails only after an insertion and a turn needs these two`(seed: UInt64) throws {
    let report = try report(seed: seed) { Grudging() }
    let failure = try #require(report.failure)
    #expect(failure.shortest == [.insert(0), .turn])
    #expect(failure.account == ["insert [0, 0]", "turn to landscape"])
    #expect(failure.findings.first?.rule == .staleAfterRotation)
    #expect(report.description.contains("2 steps are enough:\n\n    1. insert [0, 0]\n"))
  }

  @Test func `what fails only after two turns needs these two`() throws {
    let failure = try #require(try report(seed: 1) { Late() }.failure)
    #expect(failure.shortest == [.turn, .turn])
  }

  @Test func `rotations are interleaved with scrolls, insertions, deletions and reloads`() {
    let steps = StressStep.sequence(rotations: 100, seed: 1, edits: true)
    #expect(steps.filter { $0 == .turn }.count == 100)
    for kind in ["scroll", "insert", "delete", "reload(", "reloadData"] {
      #expect(steps.contains { "\($0)".hasPrefix(kind) }, "\(kind)")
    }
  }

  @Test func `items that cannot be edited are scrolled and reloaded`() {
    let steps = StressStep.sequence(rotations: 100, seed: 1, edits: false)
    let kinds = Set(steps.map { "\($0)".prefix { $0 != "(" } })
    #expect(kinds == ["turn", "scroll", "reloadData"])
  }

  @Test func `of a long sequence only what matters is left, in its order`() throws {
    let noise = (0..<50).map { StressStep.scroll($0) }
    let steps = noise + [.delete(7)] + noise + [.insert(9)] + noise
    var shrinking = Shrinking { steps throws(LaboratoryError) in
      let deletes = steps.firstIndex { if case .delete = $0 { true } else { false } }
      let inserts = steps.lastIndex { if case .insert = $0 { true } else { false } }
      return deletes.flatMap { first in inserts.map { first < $0 } } ?? false
    }
    #expect(try shrinking.shortest(of: steps) == [.delete(0), .insert(0)])
  }

  @Test func `a step whose number matters keeps it`() throws {
    var shrinking = Shrinking { steps throws(LaboratoryError) in steps.contains(.insert(9)) }
    #expect(try shrinking.shortest(of: [.turn, .insert(9), .turn]) == [.insert(9)])
  }
}
