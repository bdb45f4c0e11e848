import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor final class DelegateMetricsTests {
  private let delegate = ScriptedDelegate()
  /// The items of the delegate's calls.
  private var paths: [IndexPath] = []

  private func shelf(_ layout: UICollectionViewFlowLayout) -> Shelf {
    layout.minimumInteritemSpacing = 0
    let shelf = Shelf(layout, counts: [10], size: CGSize(width: 414, height: 736))
    delegate.size = { [unowned self] view, path in
      paths.append(path)
      return CGSize(width: view.bounds.width / 2, height: 50)
    }
    shelf.view.delegate = delegate
    return shelf.laidOut()
  }

  private func turn(_ shelf: Shelf) {
    shelf.view.frame.size = CGSize(width: 736, height: 414)
    shelf.laidOut()
  }

  @Test func `B28 sizes are asked for all items at once`() {
    let shelf = shelf(UICollectionViewFlowLayout())
    #expect(paths == (0..<10).map { IndexPath(item: $0, section: 0) })
    #expect(shelf.cell(0)?.frame.width == 207)
  }

  @Test func `B6 a rotation lays out again with the sizes known before`() {
    let shelf = shelf(UICollectionViewFlowLayout())
    turn(shelf)
    #expect(paths.count == 10)
    #expect(shelf.cell(0)?.frame == CGRect(x: 0, y: 0, width: 207, height: 50))
    #expect(shelf.cell(2)?.frame == CGRect(x: 529, y: 0, width: 207, height: 50))
  }

  @Test func `B7 a layout that invalidates metrics on rotation gets new sizes`() {
    let layout = ScriptedFlowLayout()
    layout.changeContext = {
      // The repair at the end of the first post.
      ($0 as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = true
      return $0
    }
    let shelf = shelf(layout)
    turn(shelf)
    #expect(paths.count == 20)
    #expect(shelf.cell(1)?.frame == CGRect(x: 368, y: 0, width: 368, height: 50))
  }

  @Test func `B8 a context without attributes leaves all as it is`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = shelf(layout)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    shelf.laidOut()
    #expect(paths.count == 10)
  }

  @Test func `B10 a fresh context asks again`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = shelf(layout)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = true
    layout.invalidateLayout(with: context)
    shelf.laidOut()
    #expect(paths.count == 20)
  }

  @Test func `B11 invalidating without a context asks again`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = shelf(layout)
    layout.invalidateLayout()
    #expect(paths.count == 10)
    shelf.laidOut()
    #expect(paths.count == 20)
  }

  @Test func `A2 a delegate that gives no sizes is asked once for each section`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumLineSpacing = 70
    let shelf = Shelf(layout, counts: [4], size: CGSize(width: 60, height: 200))
    let delegate = ScriptedDelegate()
    delegate.lineSpacing = { _ in 3 }
    shelf.view.delegate = delegate
    shelf.laidOut()
    #expect(shelf.view.contentSize == CGSize(width: 60, height: 4 * 20 + 3 * 3))
  }

  @Test func `A2 a delegate that is no flow delegate leaves the properties in force`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    let shelf = Shelf(layout, counts: [1]).laidOut()
    #expect(shelf.cell(0)?.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `A1 the properties have UIKit's defaults`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInsetReference.rawValue == 0)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
  }
}
