import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The offset at which a drag of a collection view comes to rest (fact C21).
@MainActor @Suite struct RestingOffsetTests {
  private let layout = ScriptedFlowLayout()
  private let listener = ScriptedDelegate()
  private let shelf: Shelf
  private var calls: [String] { layout.log }

  init() {
    shelf = Shelf(layout, size: CGSize(width: 60, height: 200)).laidOut()
    shelf.view.delegate = listener
    // The layout returns multiples of 100.
    layout.restingOffset = { [layout] offset, velocity in
      layout.log.append("layout for \(offset.y) at \(velocity.y)")
      return CGPoint(x: 0, y: (offset.y / 100).rounded() * 100)
    }
    listener.willEndDragging = { [layout] in
      layout.log.append("delegate for \($0.pointee.y)")
    }
  }

  @Test func `C21 the layout is asked before the delegate, when the finger lifts`() {
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 0.1))
    #expect(calls == ["layout for 180.0 at 0.1", "delegate for 200.0"])
    #expect(shelf.view.contentOffset.y == 200)
  }

  @Test func `C21 it is not asked when the view is turned`() {
    shelf.view.frame.size = CGSize(width: 200, height: 60)
    shelf.laidOut()
    #expect(calls.isEmpty)
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
    var found: [Int] = []
    listener.didEndDecelerating = { found = shelf.view.indexPathsForVisibleItems.map(\.item) }
    shelf.view.simulateDrag(to: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 0.1))
    #expect(found == [3, 4, 5, 6])
  }
}
