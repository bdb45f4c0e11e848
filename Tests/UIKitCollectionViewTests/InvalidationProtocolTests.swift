import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The calls of a layout's invalidation methods, and their order.
@MainActor @Suite struct InvalidationProtocolTests {
  @Test func `B2 only what lies across the direction of scrolling counts, in origin or size`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    let scrolled = layout.calls { shelf.view.contentOffset.y = 10 }
    let higher = layout.calls { shelf.view.bounds.size.height = 210 }
    let aside = layout.calls { shelf.view.contentOffset.x = 5 }
    #expect(scrolled == ["shouldInvalidate"])
    #expect(!higher.contains("context"))
    #expect(aside.contains("context"))
  }

  @Test func `B13 an override that does not call super invalidates nothing`() {
    let layout = ScriptedFlowLayout()
    let shelf = Shelf(layout).laidOut()
    layout.passesInvalidationsOn = false
    layout.invalidateLayout()
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    shelf.laidOut()
    #expect(layout.timesPrepared == 1)
  }

  @Test func `B15 an override of invalidateLayout with a context gets the one for the bounds`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    let before = layout.contexts.count
    shelf.view.frame.size.width = 150
    #expect(layout.contexts.count == before + 1)
    let context = layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext
    #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
  }

  @Test func `B16 before a controller's first layout pass the layout is invalidated twice`() {
    let layout = ScriptedFlowLayout()
    layout.note = {
      switch $0 {
      case .invalidate: "invalidate"
      case .prepare: "prepare"
      default: nil
      }
    }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.view.layoutIfNeeded()
    #expect(layout.log == ["invalidate", "invalidate", "prepare"])
  }

  @Test func `B17 whatever changes the bounds, the layout is asked`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout)
    let around = UIView(frame: shelf.view.frame)
    shelf.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.addSubview(shelf.view)
    around.layoutIfNeeded()
    let turned = layout.calls { around.frame.size = CGSize(width: 200, height: 100) }
    #expect(turned.first == "shouldInvalidate")
    #expect(turned.contains("invalidateLayout(with:)"))
  }

  @Test func `B18 another data source makes everything invalid`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    let other = Shelf(counts: [1])
    shelf.view.dataSource = other
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    #expect(shelf.view.numberOfItems(inSection: 0) == 1)
  }

  @Test func `B19 each change of items alone invalidates the counts and not everything`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout, counts: [3, 1]).laidOut()
    let path = IndexPath(item: 0, section: 0)
    let changes: [() -> Void] = [
      {
        shelf.counts = [4, 1]
        shelf.view.insertItems(at: [path])
      },
      {
        shelf.counts = [3, 1]
        shelf.view.deleteItems(at: [path])
      },
      { shelf.view.moveItem(at: path, to: IndexPath(item: 1, section: 0)) },
      { shelf.view.reloadItems(at: [path]) },
      { shelf.view.reloadSections([0]) },
      {
        shelf.counts = [3, 1, 2]
        shelf.view.insertSections([2])
      },
      {
        shelf.counts = [3, 1]
        shelf.view.deleteSections([2])
      },
      {
        shelf.counts = [1, 3]
        shelf.view.moveSection(1, toSection: 0)
      },
    ]
    for change in changes {
      let before = layout.contexts.count
      change()
      let contexts = layout.contexts.dropFirst(before)
      #expect(contexts.first?.invalidateDataSourceCounts == true)
      #expect(contexts.first?.invalidateEverything == false)
    }
  }

  @Test func `B24 another layout is used in the next layout pass`() {
    let shelf = Shelf(counts: [2]).laidOut()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    shelf.view.collectionViewLayout = layout
    #expect(shelf.cell(0)?.frame.width == 50, "nothing happens at once")
    shelf.laidOut()
    #expect(shelf.cell(0)?.frame.width == 20)
  }

  @Test func `B25 the context for another width adds nothing to the content size`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf(layout).laidOut()
    let context = layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(context.contentSizeAdjustment == .zero)
    withExtendedLifetime(shelf) {}
  }

  @Test func `B26 a content as wide as the view is asked about like any other`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    #expect(shelf.view.contentSize.width == shelf.view.bounds.width)
    shelf.view.contentOffset.y = 201
    let calls = layout.calls { shelf.laidOut() }
    #expect(calls == ["elements {{0, 200}, {100, 400}}", "contentSize"])
  }

  @Test func `B27 a sticky layout names its header only, and the cells are not touched`() {
    let layout = StickyLayout()
    let shelf = Shelf(layout).laidOut()
    let applied = shelf.cell(2)?.timesApplied
    shelf.view.contentOffset.y = 30
    shelf.laidOut()
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    #expect(layout.named == [kind: [path]])
    #expect(shelf.view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 30)
    #expect(shelf.cell(2)?.timesApplied == applied)
  }
}

/// A flow layout whose header follows the offset: for new bounds its context invalidates only the
/// header.
private final class StickyLayout: UICollectionViewFlowLayout {
  var named: [String: [IndexPath]]?
  private let kind = UICollectionView.elementKindSectionHeader

  override init() {
    super.init()
    headerReferenceSize.height = 20
  }

  required init?(coder: NSCoder) { nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(item: 0, section: 0)])
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    named = context.invalidatedSupplementaryIndexPaths
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let cells = super.layoutAttributesForElements(in: rect)?.filter {
      $0.representedElementCategory == .cell
    }
    let header = layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: 0))
    return (cells ?? []) + [header].compactMap(\.self)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    header?.frame.origin.y = collectionView?.contentOffset.y ?? 0
    header?.zIndex = 1
    return header
  }
}
