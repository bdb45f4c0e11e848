import Foundation
import Testing
import UIKit

/// Twenty items of 50 points in one column of 60 points each; 200 points are visible, of which an inset
/// takes 20 at the top.
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

  @Test func `C23 a distance below half a point is not scrolled`() {
    shelf.view.contentOffset.y = 280.4
    shelf.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 280.4)
  }

  @Test func `an item that does not exist is not scrolled to`() {
    shelf.view.contentOffset.y = 7
    shelf.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(shelf.view.contentOffset.y == 7)
  }
}
