import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A collection view that reads from right to left (fact A30).
@MainActor struct ReadingDirectionTests {
  /// A plain flow layout, or one that flips, of items 100 points square without gaps.
  private func shelf(
    _ layout: UICollectionViewFlowLayout, _ direction: UICollectionView.ScrollDirection,
    count: Int, size: CGSize
  ) -> Shelf {
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let shelf = Shelf(layout, counts: [count], size: size)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    return shelf.laidOut()
  }

  private func visible(_ shelf: Shelf) -> [Int] {
    shelf.view.indexPathsForVisibleItems.map(\.item)
  }

  /// The distance of an item's cell from the left side of the view, as it is visible.
  private func seen(_ item: Int, _ shelf: Shelf) -> CGFloat? {
    shelf.cell(item).map {
      $0.convert($0.bounds, to: shelf.view).minX - shelf.view.bounds.minX
    }
  }

  @Test(arguments: [false, true])
  func `A30 the first item of a vertical list stands at the right`(flips: Bool) {
    let layout = flips ? FlippingLayout() : UICollectionViewFlowLayout()
    let shelf = shelf(layout, .vertical, count: 2, size: CGSize(width: 350, height: 200))
    #expect(shelf.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 250)
    #expect(shelf.cell(0)?.frame.minX == 250)
    #expect(seen(0, shelf) == 250)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 260, y: 10)) == [0, 0])
  }

  @Test func `A30 without flipping a horizontal list counts from the left and shows its end`() {
    let shelf = shelf(
      UICollectionViewFlowLayout(), .horizontal, count: 20, size: CGSize(width: 350, height: 100))
    #expect(shelf.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 1900)
    #expect(shelf.view.contentOffset == .zero)
    #expect(visible(shelf) == [16, 17, 18, 19])
    #expect(seen(19, shelf) == 0)
  }

  @Test func `A30 a list whose device begins to read from the right stands as one that did`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = Shelf(layout, counts: [2], size: CGSize(width: 350, height: 200))
    var device = UIEnvironment.current
    UIEnvironment.with(device) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(list.view)
      window.layoutIfNeeded()
      #expect(list.cell(0)?.frame.minX == 0)
      device.layoutDirection = .rightToLeft
      window.adopt(device)
      #expect(list.cell(0)?.frame.minX == 250)
    }
  }

  @Test func `A30 flipping, a horizontal list counts from its leading edge and shows its start`() {
    let shelf = shelf(
      FlippingLayout(), .horizontal, count: 20, size: CGSize(width: 350, height: 100))
    #expect(shelf.view.contentOffset == .zero)
    #expect(visible(shelf) == [0, 1, 2, 3])
    #expect(shelf.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 1900)
    #expect(seen(0, shelf) == 250)
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 260, y: 10)) == [0, 0])
  }

  @Test func `A30 a list that comes to read from right to left shows what is there`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let shelf = Shelf(layout, counts: [20], size: CGSize(width: 350, height: 100)).laidOut()
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.laidOut()
    #expect(visible(shelf) == [16, 17, 18, 19])
    #expect(seen(19, shelf) == 0)
  }

  @Test func `A30 flipping, scrolling brings the next items in at the left`() {
    let shelf = shelf(
      FlippingLayout(), .horizontal, count: 20, size: CGSize(width: 350, height: 100))
    shelf.view.contentOffset.x = 100
    shelf.laidOut()
    #expect(visible(shelf) == [1, 2, 3, 4])
    #expect(seen(1, shelf) == 250)
    shelf.view.scrollToItem(at: [0, 10], at: .left, animated: false)
    shelf.laidOut()
    #expect(shelf.view.contentOffset.x == 1000)
    #expect(visible(shelf).contains(10))
  }

  @Test func `A30 a layout of one's own that does not flip stays as it is`() {
    let row = ScriptedLayout(
      [CGRect(x: 10, y: 0, width: 100, height: 100)], content: CGSize(width: 500, height: 100))
    let shelf = Shelf(row, counts: [1])
    shelf.view.semanticContentAttribute = .forceRightToLeft
    #expect(shelf.laidOut().cell(0)?.frame.minX == 10)
  }

  @Test(arguments: [false, true])
  func `A30 A56 a pinned header of a horizontal list stays at the right edge`(flips: Bool) {
    let layout = flips ? FlippingLayout() : UICollectionViewFlowLayout()
    layout.headerReferenceSize.width = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let shelf = shelf(layout, .horizontal, count: 20, size: CGSize(width: 350, height: 100))
    shelf.view.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 7)
    shelf.view.contentOffset.x = 500
    shelf.laidOut()
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    let seen = header.map { $0.convert($0.bounds, to: shelf.view) }
    #expect(seen?.maxX == shelf.view.bounds.maxX - 7)
  }

  @Test func `A30 a background lies under what is seen, also where the list flips`() {
    let shelf = shelf(
      FlippingLayout(), .horizontal, count: 20, size: CGSize(width: 350, height: 100))
    let background = UIView(frame: .zero)
    shelf.view.backgroundView = background
    shelf.view.contentOffset.x = 130
    shelf.laidOut()
    #expect(background.convert(background.bounds, to: shelf.view) == shelf.view.bounds)
  }
}
