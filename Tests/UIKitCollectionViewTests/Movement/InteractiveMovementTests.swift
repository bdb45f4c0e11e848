import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct InteractiveMovementTests {
  private let stage = MovableStage()

  @Test func `a lifted item follows the finger in front of the others`() throws {
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 55, y: 12))
    let cell = try #require(stage.cell("a"))
    #expect(cell.center == CGPoint(x: 55, y: 12))
    #expect(stage.view.subviews.last === cell)
  }

  @Test func `the others make room`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    #expect(stage.cell("b")?.frame.minY == 0)
    #expect(stage.cell("c")?.frame.minY == 20)
  }

  @Test func `let go, the item settles and the data source is told once`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    stage.view.endInteractiveMovement()
    #expect(stage.moves == ["[0, 0] to [0, 2]"])
    #expect(stage.words == ["b", "c", "a"])
    #expect(stage.cell("a")?.frame.minY == 40)
  }

  @Test func `cancelled, everything is as before and the data source is not told`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    stage.view.cancelInteractiveMovement()
    #expect(stage.moves.isEmpty)
    #expect(stage.cell("a")?.frame.minY == 0)
    #expect(stage.cell("c")?.frame.minY == 40)
  }

  @Test func `until the item is let go, the data source does not have what is shown`() {
    stage.view.performBatchUpdates { #expect(!stage.view.hasUncommittedUpdates) }
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    #expect(stage.view.hasUncommittedUpdates)
    stage.view.endInteractiveMovement()
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `an item that cannot be moved is not lifted`() {
    #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 2]))
  }

  @Test func `the layout's context names where the item was and where it goes`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    let context = stage.layout.contexts.last
    #expect(context?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
    #expect(context?.targetIndexPathsForInteractivelyMovingItems == [[0, 2]])
  }

  @Test func `a reload lets the item go, untold`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    stage.list = ["x"]
    stage.view.reloadData()
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    stage.view.endInteractiveMovement()
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["x"])
    #expect(stage.moves.isEmpty)
  }

  @Test func `a batch puts the item back before it counts`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    stage.view.performBatchUpdates {
      stage.list = ["b", "c"]
      stage.view.deleteItems(at: [[0, 0]])
    }
    #expect(stage.words == ["b", "c"])
    #expect(stage.moves.isEmpty)
  }

  @Test func `a reconfiguration puts the item back before it fills cells`() throws {
    let cell = try #require(stage.cell("b"))
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    stage.list[1] = "B"
    stage.view.reconfigureItems(at: [[0, 1]])
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["a", "B", "c"])
    #expect(stage.cell("B") === cell)
  }

  @Test func `a data source that is not told of movements gets the item back`() {
    let shelf = Shelf(counts: [3], size: CGSize(width: 60, height: 300)).laidOut()
    let cell = shelf.cell(0)
    #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 85))
    #expect(shelf.cell(1) === cell)
    shelf.view.endInteractiveMovement()
    #expect(shelf.cell(0) === cell)
    #expect(cell?.frame.minY == 0)
  }

  @Test func `in a mirrored layout an item is lifted where it is seen (A30)`() throws {
    let layout = FlippingLayout()
    let shelf = Shelf(layout, counts: [3], size: CGSize(width: 180, height: 60))
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.laidOut()
    let cell = try #require(shelf.cell(0))
    #expect(cell.frame.minX == 130)
    #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(shelf.cell(0) === cell)
    #expect(cell.frame.minX == 130)
  }

  @Test func `a place where no item can be ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (shelf, sender) = (Shelf(counts: [3]).laidOut(), ScriptedDelegate())
        sender.movedPath = { _ in [7, 0] }
        shelf.view.delegate = sender
        _ = shelf.view.beginInteractiveMovementForItem(at: [0, 0])
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 85))
        withExtendedLifetime(sender) {}
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("attempt to move the item at [0, 0] to [7, 0], where no item can be"))
  }
}

/// Three items, of which the last cannot be moved.
@MainActor private final class MovableStage {
  var list = ["a", "b", "c"] { didSet { shelf.counts = [list.count] } }
  let layout = ScriptedFlowLayout()
  private let shelf: Shelf
  private(set) var moves: [String] = []
  var view: UICollectionView { shelf.view }
  var words: [String] { shelf.words }

  init() {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    shelf = Shelf(layout, counts: [3], size: CGSize(width: 100, height: 100))
    shelf.fill = { [unowned self] cell, path in cell.word = list[path.item] }
    shelf.mayMove = { $0.item < 2 }
    shelf.move = { [unowned self] source, destination in
      moves.append("\(source) to \(destination)")
      list.insert(list.remove(at: source.item), at: destination.item)
    }
    shelf.laidOut()
  }

  func cell(_ word: String) -> UICollectionViewCell? { shelf.cell(word) }
}
