import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Twenty items of 50 points in one column of 60 points each; 200 points are visible, of which an
/// inset takes 20 at the top.
@MainActor struct ScrollToItemTests {
  private let shelf = Shelf(size: CGSize(width: 60, height: 200))

  init() {
    shelf.view.contentInset.top = 20
    shelf.laidOut()
  }

  @Test(arguments: [
    (5, UICollectionView.ScrollPosition.top, 280.0), (5, .centeredVertically, 215),
    (5, .bottom, 150), (5, .init(), 150), (0, .bottom, -20), (19, .top, 990), (0, .top, -20),
  ])
  func `an item is scrolled to a place as far as the content reaches`(
    item: Int, position: UICollectionView.ScrollPosition, offset: Double
  ) {
    shelf.view.contentOffset.y = 0
    shelf.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(shelf.view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test(arguments: [
    (5, UICollectionView.ScrollPosition.left, 280.0), (5, .centeredHorizontally, 215),
    (5, .right, 150), (5, .init(), 150), (0, .right, -20), (19, .left, 990), (0, .left, -20),
  ])
  func `lying down, it is scrolled aside`(
    item: Int, position: UICollectionView.ScrollPosition, offset: Double
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let lying = Shelf(layout, size: CGSize(width: 200, height: 60))
    lying.view.contentInset.left = 20
    lying.laidOut()
    lying.view.contentOffset.x = 0
    lying.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(lying.view.contentOffset == CGPoint(x: offset, y: 0))
  }

  @Test func `a place for each direction scrolls both ways`() {
    let layout = ScriptedFlowLayout()
    layout.content = CGSize(width: 500, height: 1200)
    layout.changeItem = { path, _ in
      .init(forCellWith: path, frame: CGRect(x: 300, y: 400, width: 50, height: 50))
    }
    let plane = Shelf(layout, size: CGSize(width: 60, height: 200)).laidOut()
    plane.view.scrollToItem(at: [0, 5], at: [.right, .centeredVertically], animated: false)
    #expect(plane.view.contentOffset == CGPoint(x: 290, y: 325))
  }

  @Test func `animated, the delegate hears of the end (K24)`() {
    let listener = ScriptedDelegate()
    var ends = 0
    listener.didEndScrollingAnimation = { ends += 1 }
    shelf.view.delegate = listener
    shelf.view.scrollToItem(at: [0, 5], at: .top, animated: true)
    #expect(ends == 0)
    LaterCalls.makeAll()
    #expect(ends == 1)
    shelf.view.setContentOffset(.zero, animated: false)
    LaterCalls.makeAll()
    #expect(ends == 1)
  }

  @Test func `a selected item is scrolled to where it is wanted`() {
    shelf.view.selectItem(at: [0, 5], animated: false, scrollPosition: .top)
    #expect(shelf.view.contentOffset.y == 280)
    shelf.view.selectItem(at: [0, 9], animated: false, scrollPosition: [])
    #expect(shelf.view.contentOffset.y == 280)
  }

  @Test func `C23 a distance below half a point is not scrolled`() {
    shelf.view.contentOffset.y = 280.4
    shelf.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 280.4)
  }

  @Test func `K4 an item that has no place is not scrolled to`() {
    let nowhere = Shelf(UICollectionViewLayout()).laidOut()
    nowhere.view.contentOffset.y = 7
    nowhere.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    #expect(nowhere.view.contentOffset.y == 7)
  }
}
