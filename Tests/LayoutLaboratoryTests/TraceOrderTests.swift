import Foundation
import LayoutLaboratory
import Testing
import UIKit

/// The call order of facts C1 to C14, read from traces.
@MainActor struct TraceOrderTests {
  @Test func `C1 the first pass prepares, asks, takes the size, then elements and cells`() throws {
    let trace = Shelf(UICollectionViewFlowLayout()).trace()
    let pass = try #require(trace.calls(to: .layoutSubviews).first)
    let order = LayoutTrace(calls: pass.calls).order.filter {
      ![.preferredLayoutAttributesFitting, .shouldInvalidateLayoutForPreferredLayoutAttributes]
        .contains($0)
    }
    #expect(
      Array(order.prefix(9)) == [
        .prepare, .numberOfItemsInSection, .sizeForItemAt, .collectionViewContentSize,
        .layoutAttributesForElements, .collectionViewContentSize, .cellForItemAt,
        .dequeueReusableCell, .initFrame,
      ])
  }

  @Test func `C2 the questions of the flow layout are part of its preparation`() throws {
    let trace = Shelf(UICollectionViewFlowLayout(), count: 4).trace()
    let prepare = try #require(trace.calls(to: .prepare).first)
    #expect(
      prepare.calls.map(\.method) == [.numberOfItemsInSection]
        + Array(repeating: .sizeForItemAt, count: 4))
  }

  @Test func `C3 the target offset is asked for after the preparation and the size`() {
    let shelf = Shelf(UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let order = shelf.trace { view in
      shelf.count = 5
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }.order
    let places = [LayoutTrace.Method.prepare, .collectionViewContentSize, .targetContentOffset]
      .compactMap(order.firstIndex)
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func `C7 whole pages are asked about`() {
    let shelf = Shelf(UICollectionViewFlowLayout(), count: 40)
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { $0.contentOffset.y = 10 }
    #expect(
      trace.calls(to: .layoutAttributesForElements).first?.argument("in")
        == .rect(CGRect(x: 0, y: 0, width: 90, height: 120)))
  }

  @Test func `C8 scrolling prepares nothing`() {
    let shelf = Shelf(UICollectionViewFlowLayout(), count: 40)
    shelf.view.layoutIfNeeded()
    #expect(shelf.trace { $0.contentOffset.y = 10 }.calls(to: .prepare).isEmpty)
  }

  @Test func `C9 a layout that says yes to scrolling goes through the whole sequence`() {
    final class Restless: ListLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let shelf = Shelf(Restless(), count: 40)
    shelf.view.layoutIfNeeded()
    let order = shelf.trace { $0.contentOffset.y = 10 }.order
    #expect(
      Array(order.prefix(8)) == [
        .bounds, .shouldInvalidateLayoutForBoundsChange, .invalidationContextForBoundsChange,
        .invalidateLayoutWith, .layoutSubviews, .prepare, .collectionViewContentSize,
        .layoutAttributesForElements,
      ])
  }

  @Test func `C10 a content that shrinks moves the bounds in the same pass`() throws {
    let shelf = Shelf(ListLayout(), count: 40)
    shelf.view.layoutIfNeeded()
    shelf.view.contentOffset.y = 1900
    shelf.view.layoutIfNeeded()
    shelf.count = 1
    let trace = shelf.trace { $0.reloadData() }
    let pass = try #require(trace.calls(to: .layoutSubviews).first)
    #expect(pass.withNested.contains { $0.method == .bounds })
  }

  @Test func `C12 a cell is used again once it has left`() {
    let shelf = Shelf(ListLayout(), count: 40)
    shelf.view.layoutIfNeeded()
    shelf.view.contentOffset.y = 130
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { $0.contentOffset.y = 260 }
    #expect(trace.calls(to: .initFrame).isEmpty)
    #expect(!trace.calls(to: .prepareForReuse).isEmpty)
  }

  @Test func `C13 equal attributes are not applied again`() {
    let shelf = Shelf(ListLayout())
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { $0.collectionViewLayout.invalidateLayout() }
    #expect(trace.calls(to: .prepare).count == 1)
    #expect(trace.calls(to: .apply).isEmpty)
  }

  @Test func `C14 a batch comes in UIKit's order`() throws {
    let shelf = Shelf(UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { view in
      shelf.count = 7
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let batch = try #require(trace.calls(to: .performBatchUpdates).first)
    let expected: [LayoutTrace.Method] = [
      .invalidateLayoutWith, .prepare, .layoutAttributesForElements,
      .prepareForCollectionViewUpdates, .finalLayoutAttributesForDisappearingItem,
      .initialLayoutAttributesForAppearingItem, .finalizeCollectionViewUpdates,
    ]
    #expect(LayoutTrace(calls: batch.calls).order.filter(expected.contains) == expected)
    #expect(
      trace.calls(to: .prepareForCollectionViewUpdates).first?.argument("forCollectionViewUpdates")
        == .changes(["insert [0, 2]"]))
  }

  @Test func `B19 a batch invalidates the counts and not everything`() throws {
    let shelf = Shelf(UICollectionViewFlowLayout())
    shelf.view.layoutIfNeeded()
    let trace = shelf.trace { view in
      shelf.count = 7
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let call = try #require(trace.calls(to: .invalidateLayoutWith).first)
    guard case .context(let context) = call.argument("with") else {
      Issue.record("no context")
      return
    }
    #expect(context.invalidateDataSourceCounts)
    #expect(!context.invalidateEverything)
  }
}
