import Foundation
import Testing
import UIKit

@MainActor @Suite struct DiffableSnapshotTests {
  private let start = DiffableStage.snapshot(["A": ["a", "b"], "B": ["c"]])

  @Test func `items are inserted before and after others`() {
    var snapshot = start
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "c")
    #expect(snapshot.itemIdentifiers == ["a", "x", "b", "c", "y"])
    #expect(snapshot.sectionIdentifier(containingItem: "y") == "B")
  }

  @Test func `a moved item is in the section of the other`() {
    var snapshot = start
    snapshot.moveItem("a", afterItem: "c")
    #expect(snapshot.itemIdentifiers(inSection: "B") == ["c", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "A") == ["b"])
  }

  @Test func `a deleted section takes its items along`() {
    var snapshot = start
    snapshot.deleteSections(["A"])
    #expect(snapshot.sectionIdentifiers == ["B"])
    #expect(snapshot.numberOfItems == 1)
    #expect(snapshot.indexOfItem("a") == nil)
  }

  @Test func `sections are inserted and moved beside others`() {
    var snapshot = start
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.moveSection("C", afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["A", "B", "C"])
    #expect(snapshot.indexOfSection("C") == 2)
  }

  @Test func `an item that occurs twice ends the program in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 1])
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Fatal: supplied item identifiers are not unique."))
  }
}
