import Testing
import UIKit

@MainActor struct NestedBoundsTests {
  @Test func `a layout may move the content while it is being invalidated by a move`() {
    let layout = PinningLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(layout.asked == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 5)])
  }

  @Test func `a layout that makes the very move that it is asked about is asked once`() {
    final class Eager: UICollectionViewFlowLayout {
      var timesAsked = 0
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        timesAsked += 1
        if timesAsked < 100 { collectionView?.bounds = newBounds }
        return true
      }
    }
    let layout = Eager()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.layoutIfNeeded()
    layout.timesAsked = 0
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(layout.timesAsked == 1)
    #expect(view.contentOffset.y == 10)
  }
}

/// Moves the content to a place of its own whenever it is invalidated by bounds, like a layout that
/// centres.
private final class PinningLayout: UICollectionViewFlowLayout {
  var asked: [CGPoint] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    asked.append(newBounds.origin)
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if !asked.isEmpty { collectionView?.contentOffset = CGPoint(x: 0, y: 5) }
  }
}
