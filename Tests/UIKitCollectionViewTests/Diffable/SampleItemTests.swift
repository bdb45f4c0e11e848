import Testing

@testable import UIKit

/// Snapshots of items that a preview has made by their types.
@MainActor @Suite(.serialized) struct SampleItemTests {
  private func withRepeatedItems(_ body: () -> Void) {
    SampleItems.mayRepeat = true
    defer { SampleItems.mayRepeat = false }
    body()
  }

  @Test func `an equal sample item is left out of a snapshot`() {
    withRepeatedItems {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["herb", "herb", "moss"], toSection: 0)
      snapshot.appendItems(["herb"], toSection: 1)
      #expect(snapshot.itemIdentifiers == ["herb", "moss"])
      #expect(snapshot.numberOfItems(inSection: 1) == 0)
    }
  }

  @Test func `an equal sample item is left out of an outline`() {
    withRepeatedItems {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["herb", "herb"])
      outline.append(["moss", "herb"], to: "herb")
      #expect(outline.items == ["herb", "moss"])
    }
  }

  @Test func `an equal sample item is left out of a snapshot that another thread makes`() async {
    SampleItems.mayRepeat = true
    defer { SampleItems.mayRepeat = false }
    let items = await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["herb", "herb"])
      return snapshot.itemIdentifiers
    }.value
    #expect(items == ["herb"])
  }

  @Test func `an equal sample section is left out of a snapshot`() {
    withRepeatedItems {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["herbs", "herbs", "mosses"])
      #expect(snapshot.sectionIdentifiers == ["herbs", "mosses"])
    }
  }
}
