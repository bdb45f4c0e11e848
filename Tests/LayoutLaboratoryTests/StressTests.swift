import Foundation
import LayoutLaboratory
import Testing
import UIKit

@MainActor struct StressTests {
  private func report(
    _ delegate: (any UICollectionViewDelegate)? = nil, times: Int = 20, seed: UInt64 = 1,
    layout: @escaping @MainActor () -> UICollectionViewLayout
  ) throws -> StressReport {
    try Laboratory(sections: [12], delegate: delegate, layout: layout)
      .rotate(times: times, seed: seed)
  }

  @Test func `a good layout survives a hundred rotations`() throws {
    #expect(try report(times: 100) { ListLayout() }.failure == nil)
  }

  @Test func `the first post's bug needs one rotation`() throws {
    let failure = try report(WidthDelegate()) { UICollectionViewFlowLayout() }.failure
    #expect(failure?.shortest == [.turn])
    #expect(failure?.findings.first?.rule == .sizesNotRefreshed)
  }

  @Test func `the repaired layout survives`() throws {
    #expect(try report(WidthDelegate()) { AskingFlowLayout() }.failure == nil)
  }

  @Test func `a count that is cached across insertions needs one insertion`() throws {
    final class Counting: ListLayout {
      override func prepare() { if timesPrepared == 0 || isTurned { super.prepare() } }
      private var isTurned: Bool {
        collectionView.map { $0.bounds.width != collectionViewContentSize.width } ?? false
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        indexPath.item < frames[0].count ? super.layoutAttributesForItem(at: indexPath) : nil
      }
    }
    let failure = try report { Counting() }.failure
    #expect(failure?.account.count == 1)
    #expect(
      failure?.account.first?.hasPrefix("insert") == true
        || failure?.account.first?.hasPrefix("delete") == true)
  }

  @Test func `a test that is stopped tells what was done until then`() throws {
    let laboratory = Laboratory(sections: [12]) { ListLayout() }
    var told: [StressProgress] = []
    let report = try laboratory.rotate(times: 20) { progress in
      told.append(progress)
      return told.count <= 5
    }
    #expect(report.stepsDone == 5)
    #expect(!report.isComplete)
    #expect(told == (0...5).map { .stepping(done: $0, of: report.stepCount) })
    #expect(
      report.description.hasSuffix(
        "  Stopped after 5 of \(report.stepCount) steps of seed 1, and no rule broken."))
  }

  @Test func `a failure is told whole, however short the time to shorten it`() throws {
    let laboratory = Laboratory(sections: [12], delegate: WidthDelegate()) {
      UICollectionViewFlowLayout()
    }
    let failure = try laboratory.rotate(times: 20, seed: 7) { progress in
      if case .stepping = progress { true } else { false }
    }.failure
    #expect(failure?.shortest.count == failure?.stepCount)
    #expect(failure?.findings.first?.rule == .sizesNotRefreshed)
  }

  @Test func `a seed always means the same`() throws {
    let reports = try (0..<2).map { _ in
      try report(WidthDelegate(), seed: 7) { UICollectionViewFlowLayout() }
    }
    #expect(reports[0] == reports[1])
  }
}
