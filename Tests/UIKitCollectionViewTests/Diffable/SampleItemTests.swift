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

  @Test func `a sample item of which no cell is made has an empty one`() {
    withRepeatedItems {
      let layout = UICollectionViewFlowLayout()
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
        nil
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([7])
      source.apply(snapshot)
      list.layoutIfNeeded()
      #expect(list.visibleCells.count == 1)
    }
  }
}
