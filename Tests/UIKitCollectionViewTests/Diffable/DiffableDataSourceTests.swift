import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct DiffableDataSourceTests {
  @Test func `a state is shown`() {
    let stage = DiffableStage(["A": ["a", "b"], "B": ["c"]])
    #expect(stage.words == ["a", "b", "c"])
    #expect(stage.view.numberOfSections == 2)
  }

  @Test func `a view that gets its size after its items begins below its content inset`() {
    let stage = DiffableStage([:])
    stage.view.frame.size = .zero
    stage.view.contentInset.top = 10
    stage.source.apply(DiffableStage.snapshot(["A": (0..<40).map(String.init)]))
    stage.view.frame.size = CGSize(width: 100, height: 200)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == -10)
    #expect(stage.view.contentSize.height == 800)
  }

  @Test func `a view without a size is not laid out for its items`() {
    let stage = DiffableStage([:])
    stage.view.frame.size = .zero
    stage.layout.log = []
    stage.source.apply(DiffableStage.snapshot(["A": ["a"]]))
    #expect(stage.view.numberOfItems(inSection: 0) == 1)
    #expect(!stage.layout.log.contains("prepare"))
  }

  @Test func `a snapshot applied outside of a window is shown at the next layout (C24)`() {
    let stage = DiffableStage([:])
    stage.source.apply(DiffableStage.snapshot(["A": ["a", "b"]]), animatingDifferences: false)
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.filled.isEmpty)
    stage.view.layoutIfNeeded()
    #expect(stage.filled == ["a", "b"])
  }

  @Test func `only cells of new items are filled`() {
    let stage = DiffableStage(["A": ["a", "b"]])
    stage.apply(["A": ["b", "x"]])
    #expect(stage.words == ["b", "x"])
    #expect(stage.filled == ["x"])
  }

  @Test func `an item that goes to another section is a move`() {
    let stage = DiffableStage(["A": ["a", "b"], "B": ["c"]])
    stage.apply(["A": ["a"], "B": ["c", "b"]])
    #expect(stage.layout.items.map(\.updateAction) == [.move])
    #expect(stage.layout.items.map(\.indexPathBeforeUpdate) == [[0, 1]])
    #expect(stage.layout.items.map(\.indexPathAfterUpdate) == [[1, 1]])
  }

  @Test func `the same state again changes nothing`() {
    let stage = DiffableStage(["A": ["a"]])
    stage.layout.log = []
    stage.apply(["A": ["a"]])
    #expect(stage.layout.log.isEmpty)
  }

  @Test func `a reloaded item is asked for again`() {
    let stage = DiffableStage(["A": ["a", "b"]])
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems(["b"])
    stage.source.apply(snapshot)
    #expect(stage.filled == ["b"])
    #expect(stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `sections that change places take their items along`() {
    let stage = DiffableStage(["A": ["a"], "B": ["b", "c"]])
    stage.apply(["B": ["b", "c"], "A": ["a"]])
    #expect(stage.words == ["b", "c", "a"])
    #expect(stage.filled.isEmpty)
  }

  @Test func `items are found by path and paths by item`() {
    let stage = DiffableStage(["A": ["a"], "B": ["b", "c"]])
    #expect(stage.source.itemIdentifier(for: [1, 1]) == "c")
    #expect(stage.source.itemIdentifier(for: [1, 2]) == nil)
    #expect(stage.source.indexPath(for: "c") == [1, 1])
    #expect(stage.source.sectionIdentifier(for: 1) == "B")
    #expect(stage.source.index(for: "B") == 1)
  }

  @Test func `items cannot be moved by hand unless a subclass says so`() {
    let stage = DiffableStage(["A": ["a", "b"]])
    #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 0]))
  }
}
