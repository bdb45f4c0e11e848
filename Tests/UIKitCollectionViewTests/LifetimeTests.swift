import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Nothing that a collection view has used outlives it.
@MainActor struct LifetimeTests {
  private weak var view: UICollectionView?
  private weak var layout: UICollectionViewLayout?
  private weak var other: UICollectionViewLayout?
  private weak var cell: UICollectionViewCell?

  /// Uses a collection view in many ways, and keeps nothing of it.
  init() {
    let shelf = Shelf(counts: [30], size: CGSize(width: 60, height: 200)).laidOut()
    let next = UICollectionViewFlowLayout()
    (view, layout, other) = (shelf.view, shelf.view.collectionViewLayout, next)
    cell = shelf.cell(0)
    shelf.view.addGestureRecognizer(UITapGestureRecognizer())
    _ = shelf.view.panGestureRecognizer
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 300), velocity: CGPoint(x: 0, y: 0.5))
    shelf.view.simulateTap(onItemAt: shelf.view.indexPathsForVisibleItems[0])
    shelf.counts = [29]
    shelf.view.deleteItems(at: [[0, 3]])
    _ = shelf.view.beginInteractiveMovementForItem(at: shelf.view.indexPathsForVisibleItems[1])
    shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 400))
    shelf.view.endInteractiveMovement()
    UIView.animate(withDuration: 1) { shelf.view.frame.size = CGSize(width: 200, height: 60) }
    shelf.laidOut()
    _ = shelf.view.startInteractiveTransition(to: next) { [view = shelf.view] _, _ in
      view.setNeedsLayout()
    }
    shelf.view.finishInteractiveTransition()
  }

  @Test func `after much use a collection view, its layouts and its cells go away`() {
    #expect(view == nil)
    #expect(layout == nil)
    #expect(other == nil)
    #expect(cell == nil)
  }

  @Test func `a diffable data source does not hold its collection view`() {
    weak var view: UICollectionView?
    weak var source: UICollectionViewDiffableDataSource<String, String>?
    do {
      let stage = DiffableStage(["A": ["a", "b"]])
      stage.apply(["B": ["b"]])
      (view, source) = (stage.view, stage.source)
    }
    #expect(view == nil)
    #expect(source == nil)
  }

  @Test func `a controller in a window goes away with it`() {
    weak var controller: UICollectionViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let made = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      window.rootViewController = made
      window.makeKeyAndVisible()
      controller = made
    }
    #expect(controller == nil)
  }
}
