import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The layout of the fourth post: full-width cells 200 points high, kept in a cache that a change
/// of bounds clears.
@MainActor struct SeedLayoutTests {
  private final class CachingLayout: UICollectionViewFlowLayout {
    var cache: [UICollectionViewLayoutAttributes] = []
    var contentBounds = CGRect.zero
    private(set) var timesCleared = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      cache = []
      timesCleared += 1
    }

    override var collectionViewContentSize: CGSize { contentBounds.size }

    override func prepare() {
      super.prepare()
      guard cache.isEmpty, let collectionView else { return }
      contentBounds = CGRect(origin: .zero, size: collectionView.bounds.size)
      for item in 0..<collectionView.numberOfItems(inSection: 0) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: 0, y: CGFloat(item) * 200, width: collectionView.bounds.width, height: 200)
        cache.append(attributes)
        contentBounds = contentBounds.union(attributes.frame)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }
  }

  private let layout = CachingLayout()

  private func shelf(items: Int) -> Shelf {
    Shelf(layout, counts: [items], size: CGSize(width: 375, height: 667)).laidOut()
  }

  @Test(arguments: [(40, 8000.0), (2, 667)])
  func `B30 the content is as high as the cells, or as the view`(items: Int, height: Double) {
    #expect(shelf(items: items).view.contentSize == CGSize(width: 375, height: height))
  }

  @Test func `B29 a rotation clears the cache and the cells fill the width`() {
    let shelf = shelf(items: 40)
    let before = layout.timesCleared
    shelf.view.frame.size = CGSize(width: 667, height: 375)
    shelf.laidOut()
    #expect(layout.timesCleared == before + 1)
    #expect(shelf.cell(1)?.frame == CGRect(x: 0, y: 200, width: 667, height: 200))
  }

  @Test func `B29 scrolling keeps the cache`() {
    let shelf = shelf(items: 40)
    let before = layout.timesCleared
    shelf.view.contentOffset.y = 1234
    shelf.laidOut()
    #expect(layout.timesCleared == before)
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [6, 7, 8, 9])
  }
}
