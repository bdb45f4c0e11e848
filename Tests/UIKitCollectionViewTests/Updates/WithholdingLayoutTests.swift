import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct WithholdingLayoutTests {
  private let layout = WithholdingLayout()
  private let shelf: Shelf
  private var view: UICollectionView { shelf.view }

  init() { shelf = Shelf(layout, counts: [3], size: CGSize(width: 100, height: 100)).laidOut() }

  @Test func `a layout that said nil is asked again when it knows what has come`() {
    shelf.counts = [4]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells.map(\.frame.minY).sorted() == [0, 20, 40, 60])
  }

  @Test func `cells stay where a layout has said nil`() throws {
    let last = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    shelf.counts = [2]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === last)
    #expect(last.frame.minY == 20)
  }

  @Test func `the content has its new size when the layout knows what has come`() {
    shelf.counts = [9]
    view.insertItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
    #expect(view.contentSize.height == 180)
  }

  @Test func `the offset moves to what is left when the updates are done`() {
    shelf.counts = [20]
    view.reloadData()
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    shelf.counts = [2]
    view.deleteItems(at: (2..<20).map { IndexPath(item: $0, section: 0) })
    #expect(layout.boundsChanges == 0)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0)
    #expect(view.visibleCells.count == 2)
  }
}
