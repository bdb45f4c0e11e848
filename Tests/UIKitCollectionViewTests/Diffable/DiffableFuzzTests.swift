import Foundation
import TestSupport
import Testing
import UIKit

/// One state after another, none of which has to do with the one before.
@MainActor struct DiffableFuzzTests {
  @Test(arguments: 0..<150)
  func `any state follows any other`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = DiffableStage([:])
    for _ in 0..<12 {
      let snapshot = Self.snapshot(&random)
      stage.source.apply(snapshot)
      stage.view.layoutIfNeeded()
      #expect(stage.words == Array(snapshot.itemIdentifiers.prefix(10)))
      #expect(stage.source.snapshot().sectionIdentifiers == snapshot.sectionIdentifiers)
    }
  }

  /// Makes a state of some of four sections and eight items; some of both are to be reloaded.
  private static func snapshot(
    _ random: inout SeededGenerator
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    let sections = ["A", "B", "C", "D"].shuffled(using: &random)
    snapshot.appendSections(Array(sections.prefix(.random(in: 0...4, using: &random))))
    for item in "abcdefgh".shuffled(using: &random).map(String.init) {
      guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { break }
      guard Int.random(in: 0..<4, using: &random) > 0 else { continue }
      snapshot.appendItems([item], toSection: section)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: snapshot.reloadItems([item])
      case 1: snapshot.reconfigureItems([item])
      case 2: snapshot.reloadSections([section])
      default: break
      }
    }
    return snapshot
  }
}
