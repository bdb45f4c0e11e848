import Foundation
import Testing
import UIKit

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

  @Test func `an item that cannot be moved is not lifted`() {
    #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 2]))
  }

  @Test func `the layout's context names where the item was and where it goes`() {
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 45))
    #expect(stage.layout.previous == [[0, 0]])
    #expect(stage.layout.targets == [[0, 2]])
  }
}

/// Three words, of which the last cannot be moved.
@MainActor private final class MovableStage: NSObject, UICollectionViewDataSource {
  private var list = ["a", "b", "c"]
  let layout = MovementNoter()
  let view: UICollectionView
  private(set) var moves: [String] = []

  override init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { list.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.word = list[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item < 2 }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath) to \(destinationIndexPath)")
    list.insert(list.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func cell(_ word: String) -> UICollectionViewCell? {
    view.visibleCells.first { ($0 as? WordCell)?.word == word }
  }

  var words: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { ($0 as? WordCell)?.word }
  }
}

/// A layout that notes what movements make invalid.
private final class MovementNoter: UICollectionViewFlowLayout {
  var previous: [IndexPath]?
  var targets: [IndexPath]?

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    previous = context.previousIndexPathsForInteractivelyMovingItems
    targets = context.targetIndexPathsForInteractivelyMovingItems
    super.invalidateLayout(with: context)
  }
}
