import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct FlowInvalidationTests {
  private let portrait = CGRect(x: 0, y: -64, width: 1024, height: 1366)
  private let landscape = CGRect(x: 0, y: -64, width: 1366, height: 1024)

  private func shelf(_ layout: UICollectionViewFlowLayout) -> Shelf {
    Shelf(layout, size: CGSize(width: 100, height: 200)).laidOut()
  }

  @Test func `W1 the context for a rotation lays out again but asks nobody`() throws {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf(layout, size: portrait.size).laidOut()
    let context = try #require(
      layout.invalidationContext(forBoundsChange: landscape)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateEverything)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    withExtendedLifetime(shelf) {}
  }

  @Test(arguments: [
    (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 0), true),
    (CGVector(dx: 0, dy: 0), CGVector(dx: 1, dy: 0), true),
    (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: 0), false),
    (CGVector(dx: 0, dy: 0), CGVector(dx: 0, dy: 1), false),
  ])
  func `W2 only a change across scrolling invalidates`(
    origin: CGVector, size: CGVector, invalidates: Bool
  ) {
    let layout = UICollectionViewFlowLayout()
    let shelf = shelf(layout)
    var changed = shelf.view.bounds
    changed.origin.x += origin.dx
    changed.origin.y += origin.dy
    changed.size.width += size.dx
    changed.size.height += size.dy
    #expect(layout.shouldInvalidateLayout(forBoundsChange: changed) == invalidates)
    layout.scrollDirection = .horizontal
    #expect(layout.shouldInvalidateLayout(forBoundsChange: changed) == !invalidates)
  }

  @Test func `B1 a plain layout is not invalidated by any bounds`() {
    let layout = UICollectionViewLayout()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: landscape))
  }

  @Test func `B3 during the question the collection view has its old bounds`() {
    let layout = ScriptedFlowLayout()
    let shelf = shelf(layout)
    var bounds: CGRect?
    layout.willCall = { if case .shouldInvalidate = $0 { bounds = layout.collectionView?.bounds } }
    shelf.view.frame.size.width = 300
    #expect(bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `after the question the layout is invalidated in the new bounds`() {
    let layout = ScriptedFlowLayout()
    let shelf = shelf(layout)
    var bounds: CGRect?
    layout.willCall = { if case .invalidateWith = $0 { bounds = layout.collectionView?.bounds } }
    shelf.view.frame.size.width = 300
    #expect(bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `B4 a fresh context says nothing`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
  }

  @Test func `B4 a context collects the elements that are named`() {
    let context = UICollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 1, section: 2)
    context.invalidateItems(at: [path])
    context.invalidateItems(at: [path])
    context.invalidateSupplementaryElements(ofKind: "top", at: [path])
    context.invalidateDecorationElements(ofKind: "back", at: [path])
    #expect(context.invalidatedItemIndexPaths == [path, path])
    #expect(context.invalidatedSupplementaryIndexPaths == ["top": [path]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [path]])
  }

  @Test func `B4 the context is of the class that the layout names`() {
    final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    final class Layout: UICollectionViewFlowLayout {
      override class var invalidationContextClass: AnyClass { Context.self }
    }
    let layout = Layout()
    #expect(layout.invalidationContext(forBoundsChange: landscape) is Context)
  }

  @Test func `B9 a fresh flow context invalidates sizes and lines`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test func `B12 invalidations are done together in the next layout pass`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = shelf(layout)
    let during = layout.calls {
      layout.invalidateLayout()
      layout.invalidateLayout()
    }
    #expect(during.filter { $0 == "invalidateLayout" }.count == 2)
    #expect(layout.calls { shelf.laidOut() }.filter { $0 == "prepare" }.count == 1)
  }

  @Test func `B14 a change of bounds calls both ways to invalidate once, the plain one first`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = shelf(layout)
    let calls = layout.calls { shelf.view.bounds.size.width = 120 }
    #expect(
      calls == ["shouldInvalidate", "context", "invalidateLayout", "invalidateLayout(with:)"])
  }

  @Test func `B18 reloading invalidates everything and the numbers`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = shelf(layout)
    shelf.view.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test func `B18 another layout is invalid altogether while the numbers stay`() {
    let shelf = shelf(UICollectionViewFlowLayout())
    let layout = ScriptedFlowLayout.noting()
    shelf.view.collectionViewLayout = layout
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == false)
    #expect(layout.collectionView === shelf.view)
  }

  @Test func `B21 the adjustments of a context are added`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = shelf(layout)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 33)
    context.contentSizeAdjustment = CGSize(width: 0, height: 50)
    let height = shelf.view.contentSize.height
    layout.invalidateLayout(with: context)
    #expect(shelf.view.contentSize.height == height + 50)
    shelf.laidOut()
    #expect(shelf.view.contentOffset.y == 33)
    #expect(shelf.view.contentSize.height == height)
  }

  @Test func `B23 a property invalidates only when its value differs`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = shelf(layout)
    #expect(layout.calls { layout.itemSize = CGSize(width: 50, height: 50) }.isEmpty)
    #expect(
      layout.calls { layout.itemSize.width = 60 } == [
        "invalidateLayout", "invalidateLayout(with:)",
      ])
    withExtendedLifetime(shelf) {}
  }

  @Test func `A55 with pinned headers every change of bounds invalidates`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let shelf = shelf(layout)
    let scrolled = shelf.view.bounds.offsetBy(dx: 0, dy: 10)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  @Test func `A55 scrolling with pinned headers names them and keeps the lines`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize.height = 20
    let shelf = shelf(layout)
    let context = try #require(
      layout.invalidationContext(forBoundsChange: shelf.view.bounds.offsetBy(dx: 0, dy: 10))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]])
  }

  @Test func `A55 a pinned header follows while scrolling`() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize.height = 20
    let shelf = shelf(layout)
    shelf.view.contentOffset.y = 130
    shelf.laidOut()
    let header = shelf.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 130, width: 100, height: 20))
  }

  @Test func `a content inset that takes room lays the lines out again`() {
    let shelf = shelf(UICollectionViewFlowLayout())
    shelf.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    shelf.laidOut()
    #expect(shelf.view.contentSize.width == 80)
  }
}
