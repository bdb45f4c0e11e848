import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Every invalidation calls `invalidateLayout()`, and that `invalidateLayout(with:)` (fact B15).
@MainActor struct InvalidationRouteTests {
  private static let route = ["invalidateLayout", "invalidateLayout(with:)"]
  private let layout = ScriptedFlowLayout.noting()
  private let shelf: Shelf

  init() { shelf = Shelf(layout, counts: [3]).laidOut() }

  /// The calls of either invalidation method while something is done.
  private func route(_ action: () -> Void) -> [String] {
    layout.calls(during: action).filter { $0.hasPrefix("invalidateLayout") }
  }

  @Test func `B15 invalidateLayout reaches invalidateLayout with a fresh context`() throws {
    #expect(route { layout.invalidateLayout() } == Self.route)
    let context = try #require(
      layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test func `B15 a call with a context does not come back through the plain one`() {
    #expect(
      route { layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext()) }
        == ["invalidateLayout(with:)"])
  }

  @Test func `B15 a property that changes goes that way`() {
    #expect(route { layout.minimumLineSpacing = 3 } == Self.route)
  }

  @Test func `B15 a reload goes that way, with its own context`() {
    #expect(route { shelf.view.reloadData() } == Self.route)
    #expect(layout.contexts.last?.invalidateEverything == true)
  }

  @Test func `B15 a change of bounds goes that way, with its own context`() {
    #expect(route { shelf.view.bounds.size.width = 120 } == Self.route)
    let context = layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext
    #expect(context?.invalidateFlowLayoutDelegateMetrics == false)
  }

  @Test func `B15 a batch goes that way, with its own context`() {
    shelf.counts = [4]
    #expect(route { shelf.view.insertItems(at: [[0, 0]]) } == Self.route)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test func `B15 insets that take room go that way`() {
    #expect(route { shelf.view.contentInset.left = 20 } == Self.route)
  }

  @Test func `B15 a cache that only the override with a context clears is cleared`() {
    final class Caching: UICollectionViewFlowLayout {
      var cached: CGSize?
      override func prepare() {
        super.prepare()
        cached = cached ?? itemSize
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        cached = nil
        super.invalidateLayout(with: context)
      }
    }
    let layout = Caching()
    let shelf = Shelf(layout).laidOut()
    layout.itemSize = CGSize(width: 30, height: 30)
    shelf.laidOut()
    #expect(layout.cached?.width == 30)
  }

  @Test func `B14 an override of the plain method alone is called once for a change of bounds`() {
    final class Plain: UICollectionViewFlowLayout {
      var times = 0
      override func invalidateLayout() {
        times += 1
        super.invalidateLayout()
      }
    }
    let layout = Plain()
    let shelf = Shelf(layout).laidOut()
    let before = layout.times
    shelf.view.bounds.size.width = 150
    #expect(layout.times == before + 1)
  }

  @Test func `overrides that call each other come to an end`() {
    final class Circular: UICollectionViewFlowLayout {
      var times = 0
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        times += 1
        super.invalidateLayout(with: context)
        invalidateLayout()
      }
    }
    let layout = Circular()
    let shelf = Shelf(layout).laidOut()
    let before = layout.times
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    #expect(layout.times == before + 2)
    #expect(shelf.laidOut().cell(0) != nil)
  }
}
