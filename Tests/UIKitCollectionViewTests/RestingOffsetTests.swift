import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The offset at which a drag of a collection view comes to rest (fact C21).
@MainActor @Suite struct RestingOffsetTests {
  private let layout = Stopping()
  private let listener = LiftListener()
  private let shelf: Shelf

  init() {
    shelf = Shelf(layout, size: CGSize(width: 60, height: 200)).laidOut()
    shelf.view.delegate = listener
    layout.note = { [listener] in listener.calls.append($0) }
  }

  @Test func `C21 the layout is asked before the delegate, when the finger lifts`() {
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 0.1))
    #expect(listener.calls == ["layout for 180.0 at 0.1", "delegate for 200.0"])
    #expect(shelf.view.contentOffset.y == 200)
  }

  @Test func `C21 it is not asked when the view is turned`() {
    shelf.view.frame.size = CGSize(width: 200, height: 60)
    shelf.laidOut()
    #expect(listener.calls.isEmpty)
  }

  @Test func `C21 a layout that does not care lets the content come to rest where it would`() {
    shelf.view.collectionViewLayout = UICollectionViewFlowLayout()
    shelf.laidOut()
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 0.1))
    #expect(shelf.view.contentOffset.y == 180)
  }

  @Test func `a view that was never laid out is, before a finger touches it`() {
    let fresh = Shelf(size: CGSize(width: 60, height: 200))
    fresh.view.bounces = false
    fresh.view.simulateDrag(to: CGPoint(x: 0, y: 130))
    #expect(fresh.view.contentOffset.y == 130)
  }

  @Test func `at rest the delegate finds the items in sight there`() {
    listener.atRest = { [shelf] in shelf.view.indexPathsForVisibleItems.map(\.item) }
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 0.1))
    #expect(listener.found == [3, 4, 5, 6])
  }
}

/// A layout that stops at multiples of 100.
private final class Stopping: UICollectionViewFlowLayout {
  var note: (String) -> Void = { _ in }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    note("layout for \(proposedContentOffset.y) at \(velocity.y)")
    return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
  }
}

/// Notes where a drag is to come to rest.
private final class LiftListener: NSObject, UICollectionViewDelegate {
  var calls: [String] = []

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { calls.append("delegate for \(targetContentOffset.pointee.y)") }

  /// The lookup after the content has come to rest, and its result.
  var atRest: () -> [Int] = { [] }
  var found: [Int] = []

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { found = atRest() }
}
