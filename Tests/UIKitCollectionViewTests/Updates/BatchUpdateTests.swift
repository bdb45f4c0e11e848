import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct BatchUpdateTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `F3 a batch brings content back into range only if it was there before`() {
    let shelf = Shelf().laidOut()
    shelf.view.contentOffset.y = -40
    shelf.view.performBatchUpdates(nil)
    #expect(shelf.view.contentOffset.y == -40)
  }

  @Test func `K12 a batch ends with a layout pass, before its completion is called`() {
    let view = CountingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    let before = view.passes
    var atCompletion: Int?
    view.performBatchUpdates({}, completion: { _ in atCompletion = view.passes })
    #expect(atCompletion == before + 1)
  }

  @Test func `a batch is told in the order of C14`() {
    let stage = ListStage([["a", "b", "c"]])
    stage.view.performBatchUpdates {
      stage.sections[0] = ["a", "c", "x"]
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.insertItems(at: [path(0, 2)])
    }
    #expect(
      stage.layout.log == [
        "invalidate counts=true all=false", "prepare", "elements", "updates", "final", "initial",
        "finalize",
      ])
  }

  @Test func `cells of items that stay are kept, and only new ones are asked for`() throws {
    let stage = ListStage([["a", "b", "c"]])
    let kept = try #require(stage.cell("c"))
    stage.sections[0] = ["a", "x", "c"]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.insertItems(at: [path(0, 1)])
    }
    #expect(stage.words == ["a", "x", "c"])
    #expect(stage.cell("c") === kept)
    #expect(stage.view.indexPath(for: kept) == path(0, 2))
  }

  @Test func `a moved item takes its cell along`() throws {
    let stage = ListStage([["a", "b", "c"]])
    let moved = try #require(stage.cell("c"))
    stage.sections[0] = ["c", "a", "b"]
    stage.view.moveItem(at: path(0, 2), to: path(0, 0))
    #expect(stage.view.cellForItem(at: path(0, 0)) === moved)
    #expect(moved.frame.minY == 0)
  }

  @Test func `a reloaded item is asked for again`() {
    let stage = ListStage([["a", "b"]])
    stage.sections[0][1] = "B"
    stage.view.reloadItems(at: [path(0, 1)])
    #expect(stage.words == ["a", "B"])
  }

  @Test func `an inserted section moves the items behind it`() {
    let stage = ListStage([["a"], ["b"]])
    stage.sections.insert(["x"], at: 1)
    stage.view.insertSections([1])
    #expect(stage.words == ["a", "x", "b"])
    #expect(stage.view.numberOfSections == 3)
  }

  @Test func `a reload in a batch takes the place of its changes`() {
    let stage = ListStage([["a", "b"]])
    var isCompleted = false
    stage.view.performBatchUpdates {
      stage.sections = [["x"], ["y"]]
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.reloadData()
    } completion: {
      isCompleted = $0
    }
    #expect(!stage.layout.log.contains("updates"))
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["x", "y"])
    #expect(isCompleted)
  }

  @Test func `the layout is told the paths before and after`() {
    let stage = ListStage([["a", "b", "c"]])
    stage.sections[0] = ["c", "a"]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [path(0, 1)])
      stage.view.moveItem(at: path(0, 2), to: path(0, 0))
    }
    #expect(stage.layout.items.map(\.updateAction) == [.delete, .move])
    #expect(stage.layout.items.map(\.indexPathBeforeUpdate) == [path(0, 1), path(0, 2)])
    #expect(stage.layout.items.map(\.indexPathAfterUpdate) == [nil, path(0, 0)])
  }

  @Test func `what is new appears in place, and what goes fades in place (C20)`() {
    let stage = ListStage([["a", "b"]])
    stage.sections[0] = ["b", "x"]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [path(0, 0)])
      stage.view.insertItems(at: [path(0, 1)])
    }
    #expect(stage.layout.starts[path(0, 1)]?.alpha == 0)
    #expect(stage.layout.starts[path(0, 1)]?.frame.minY == 20)
    #expect(stage.layout.ends[path(0, 0)]?.alpha == 0)
    #expect(stage.layout.starts[path(0, 0)]?.frame.minY == 20, "b comes from its old place")
  }

  @Test func `selected items stay selected where they go`() {
    let stage = ListStage([["a", "b"]])
    stage.view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    stage.sections[0] = ["b"]
    stage.view.deleteItems(at: [path(0, 0)])
    #expect(stage.view.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test func `a batch on a view that waits for a layout reads the numbers first (C18)`() {
    let stage = ListStage([["a"]])
    stage.sections = [["a", "b"]]
    stage.view.reloadData()
    stage.view.performBatchUpdates {
      stage.sections[0].append("c")
      stage.view.insertItems(at: [path(0, 2)])
    }
    #expect(stage.words == ["a", "b", "c"])
  }

  @Test func `completion is told that all is done`() {
    let stage = ListStage([["a"]])
    var isDone = false
    stage.view.performBatchUpdates(nil) { isDone = $0 }
    #expect(isDone)
  }

  @Test func `items that do not add up end the program in UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = ListStage([["a"]])
        stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Invalid update: invalid number of items in section 0."))
    #expect(words.contains("(1 inserted, 0 deleted)"))
  }
}
