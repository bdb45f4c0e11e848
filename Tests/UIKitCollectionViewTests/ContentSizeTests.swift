import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// When a collection view takes the size of its content (fact C10).
@MainActor struct ContentSizeTests {
  @Test func `C10 a layout that finds its size while it answers ends with the final size`() {
    let layout = LazyRows()
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100)).laidOut()
    #expect(shelf.view.contentSize.height == 400)
    #expect(shelf.cell(0)?.frame.height == 40)
  }

  @Test func `C10 a size that changed with the answer lets the layout answer again`() {
    let layout = LazyRows()
    _ = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100)).laidOut()
    #expect(
      layout.calls == ["prepare", "size 100", "elements", "size 400", "elements", "size 400"])
  }

  @Test func `C10 the view has its content size only after the layout has answered`() {
    let layout = LazyRows()
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100)).laidOut()
    #expect(layout.contentHeightsWhenAsked.first == 0)
    withExtendedLifetime(shelf) {}
  }

  @Test func `C10 an inset set while answering moves the offset`() {
    let layout = LazyRows()
    layout.whileAnswering = { $0.contentInset.top = 30 }
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100)).laidOut()
    #expect(shelf.view.contentOffset.y == -30)
    #expect(shelf.view.contentSize.height == 400)
  }

  @Test func `C10 a shrunken content moves the offset, and what is in sight there is shown`() {
    let layout = LazyRows()
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100)).laidOut()
    shelf.view.contentOffset.y = 300
    shelf.laidOut()
    shelf.counts = [5]
    shelf.view.reloadData()
    shelf.laidOut()
    #expect(shelf.view.contentOffset.y == 100)
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4])
  }

  @Test func `a size that never settles is given up on with a warning`() {
    let layout = LazyRows()
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 100, height: 100))
    layout.whileAnswering = { [layout] _ in layout.rowHeight += 1 }
    let console = ConsoleLog()
    _ = console.recording { shelf.laidOut() }
    #expect(console.lines.contains { $0.hasPrefix("UICollectionViewRecursion") })
  }
}

/// Rows with an assumed height of 10 until their attributes are requested.
private final class LazyRows: UICollectionViewLayout {
  var rowHeight: CGFloat = 40
  var calls: [String] = []
  var contentHeightsWhenAsked: [CGFloat] = []
  var whileAnswering: (UICollectionView) -> Void = { _ in }
  private var height: CGFloat = 10
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    calls.append("prepare")
    height = 10
  }

  override var collectionViewContentSize: CGSize {
    calls.append("size \(Int(height) * count)")
    return CGSize(width: 100, height: height * CGFloat(count))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.append("elements")
    contentHeightsWhenAsked.append(collectionView?.contentSize.height ?? -1)
    collectionView.map(whileAnswering)
    height = rowHeight
    return (0..<count).map(row).filter { $0.frame.intersects(rect) }
  }

  private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 100, height: height)
    return attributes
  }
}
