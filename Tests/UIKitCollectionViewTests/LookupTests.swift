import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct LookupTests {
  private let shelf = Shelf(counts: [4, 4], size: CGSize(width: 110, height: 150)).laidOut()

  @Test func `cells and their index paths are found from each other`() throws {
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(shelf.view.cellForItem(at: path))
    #expect(shelf.view.indexPath(for: cell) == path)
  }

  @Test func `what is out of sight has no cell`() {
    #expect(shelf.view.cellForItem(at: IndexPath(item: 3, section: 1)) == nil)
    #expect(shelf.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }

  @Test func `visible cells come by index path`() {
    #expect(
      shelf.view.indexPathsForVisibleItems == [
        [0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1],
      ])
    #expect(
      shelf.view.visibleCells.map { shelf.view.indexPath(for: $0) }
        == shelf.view.indexPathsForVisibleItems)
  }

  @Test(arguments: [
    (CGPoint(x: 10, y: 10), [0, 0]), (CGPoint(x: 70, y: 100), [0, 3]),
    (CGPoint(x: 70, y: 200), [1, 3]),
  ])
  func `a point of the content belongs to an item, in sight or not`(point: CGPoint, path: [Int]) {
    #expect(shelf.view.indexPathForItem(at: point) == IndexPath(indexes: path))
  }

  @Test func `a point between items belongs to none`() {
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 55, y: 10)) == nil)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: -1, y: 10)) == nil)
  }

  @Test func `an index path reads as section and item`() {
    var path = IndexPath(item: 4, section: 2)
    #expect(path.section == 2 && path.item == 4 && path.row == 4)
    path.item = 7
    path.section = 3
    #expect(path == IndexPath(row: 7, section: 3))
  }

  @Test func `the numbers are those of the data source until a reload`() {
    shelf.counts = [1]
    #expect(shelf.view.numberOfSections == 2)
    shelf.view.reloadData()
    #expect(shelf.view.numberOfSections == 1)
    #expect(shelf.view.numberOfItems(inSection: 0) == 1)
  }

  @Test func `without a data source there is nothing`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 0)
    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize == .zero)
  }

  @Test func `in a mirrored layout attributes tell where an item is seen (A30)`() {
    let layout = FlippingLayout()
    layout.headerReferenceSize.height = 20
    let shelf = Shelf(layout, counts: [1], size: CGSize(width: 180, height: 100))
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.laidOut()
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
    #expect(shelf.view.layoutAttributesForItem(at: [0, 0])?.frame == shelf.cell(0)?.frame)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 155, y: 45)) == [0, 0])
  }
}
