import Foundation
import LayoutLaboratory
import Testing
import UIKit

/// Calls beyond those of a plain layout pass, which are recorded too.
@MainActor struct TraceHooksTests {
  private func shelf(_ layout: UICollectionViewLayout = ListLayout(), count: Int = 40) -> Shelf {
    let shelf = Shelf(layout, count: count)
    shelf.view.layoutIfNeeded()
    return shelf
  }

  @Test func `prefetching names the items ahead and takes them back`() {
    final class Listener: NSObject, UICollectionViewDataSourcePrefetching {
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {}
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) {}
    }
    let (shelf, listener) = (shelf(), Listener())
    shelf.view.prefetchDataSource = listener
    let first = shelf.trace { $0.setNeedsLayout() }
    #expect(
      first.calls(to: .prefetchItemsAt).first?.argument("prefetchItemsAt")
        == .indexPaths([[0, 2]]))
    let second = shelf.trace { $0.contentOffset.y = 400 }
    #expect(
      second.calls(to: .cancelPrefetchingForItemsAt).first?
        .argument("cancelPrefetchingForItemsAt") == .indexPaths([[0, 2]]))
  }

  @Test func `a movement by hand is recorded with the questions it leads to`() throws {
    final class Mover: ListLayout {}
    let shelf = shelf(Mover(), count: 3)
    let trace = shelf.trace { view in
      _ = view.beginInteractiveMovementForItem(at: [0, 0])
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 55))
      view.endInteractiveMovement()
    }
    #expect(
      trace.calls.map(\.method) == [
        .beginInteractiveMovementForItem, .updateInteractiveMovementTargetPosition,
        .endInteractiveMovement,
      ])
    let step = try #require(
      trace.calls(to: .updateInteractiveMovementTargetPosition).first)
    #expect(
      step.calls.map(\.method).first == .targetIndexPathForInteractivelyMovingItem)
    #expect(
      step.withNested.contains { $0.method == .layoutAttributesForInteractivelyMovingItem })
    #expect(trace.calls(to: .canMoveItemAt).isEmpty, "what is not implemented is not called")
  }

  @Test func `the end of an animated scroll and other insets are told to a delegate that listens`()
  {
    final class Listener: NSObject, UICollectionViewDelegate {
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    }
    let (shelf, listener) = (shelf(), Listener())
    func told(_ delegate: (any UICollectionViewDelegate)?) -> [String] {
      shelf.view.delegate = delegate
      shelf.view.contentInset = .zero
      return shelf.trace { view in
        view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
        view.contentInset.top = 5
      }.calls.filter { $0.receiver == .delegate }.map(\.method.rawValue)
    }
    #expect(
      told(listener) == [
        "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidEndScrollingAnimation(_:)",
      ])
    #expect(told(nil).isEmpty)
  }

  @Test func `an animated change of layout is recorded on both layouts`() {
    let shelf = shelf()
    let trace = shelf.trace {
      $0.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    }
    let order = trace.order.filter {
      [
        .setCollectionViewLayout, .prepareForTransitionTo, .prepareForTransitionFrom,
        .finalizeLayoutTransition,
      ].contains($0)
    }
    #expect(
      order == [
        .setCollectionViewLayout, .prepareForTransitionTo, .prepareForTransitionFrom,
        .finalizeLayoutTransition,
      ])
    #expect(trace.calls(to: .finalizeLayoutTransition).map(\.object).count == 2)
  }

  @Test func `a transition that follows a finger prepares both layouts`() {
    let shelf = shelf()
    let trace = shelf.trace {
      _ = $0.startInteractiveTransition(to: UICollectionViewFlowLayout())
    }
    #expect(trace.calls(to: .startInteractiveTransition).count == 1)
    #expect(
      trace.calls(to: .prepare).map(\.object) == [
        "UICollectionViewTransitionLayout", "ListLayout", "UICollectionViewFlowLayout",
      ])
  }

  @Test func `the reading direction is asked for when a layout wants to be mirrored`() {
    final class Mirrored: ListLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let trace = Shelf(Mirrored(), count: 1).trace()
    #expect(
      trace.calls(to: .flipsHorizontallyInOppositeLayoutDirection).map(\.result)
        == [.flag(true)])
    #expect(
      trace.calls(to: .developmentLayoutDirection).map(\.result) == [.text("leftToRight")])
  }

  @Test func `a layout that wants no mirror is asked once about a rectangle (A30)`() {
    let trace = Shelf(ListLayout(), count: 1).trace()
    #expect(trace.calls(to: .flipsHorizontallyInOppositeLayoutDirection).count == 1)
    #expect(trace.calls(to: .developmentLayoutDirection).isEmpty)
  }
}
