import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Rows that come into sight and leave it while an animation changes the bounds of a collection
/// view: 100 wide, 200 high, rows 50 high.
@MainActor @Suite(.serialized) struct LeavingCellTests {
  private let shelf: Shelf

  init() {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 100, height: 50)
    rows.minimumLineSpacing = 0
    shelf = Shelf(rows).laidOut()
  }

  private let clock = AnimationClock()

  /// Scrolls by two rows in a second, and calls a closure before the animation ends.
  private func scroll(_ shelf: Shelf, _ look: () -> Void) {
    clock.perform {
      UIView.animate(withDuration: 1) {
        shelf.view.contentOffset.y += 100
        shelf.view.layoutIfNeeded()
      }
      look()
    }
  }

  private var cells: [UICollectionViewCell] {
    shelf.view.subviews.compactMap { $0 as? UICollectionViewCell }
  }

  @Test func `RO27 cells that leave in an animation are seen until it is over`() throws {
    let first = try #require(shelf.cell(0))
    shelf.view.layoutIfNeeded()
    let calls = shelf.calls {
      scroll(shelf) {
        #expect(cells.count == 6)
        #expect(first.superview === shelf.view)
        #expect(shelf.cell(0) == nil)
        #expect(shelf.view.visibleCells.count == 4)
        clock.advance(to: 0.9)
        #expect(cells.count == 6)
      }
    }
    #expect(!calls.contains { $0.contains("didEndDisplaying") }, "\(calls)")
    let end = shelf.calls { clock.advance(to: 1) }
    #expect(first.superview == nil)
    #expect(cells.count == 4)
    #expect(end.count { $0.contains("didEndDisplaying") } == 2, "\(end)")
  }

  @Test func `without a clock cells leave at once`() {
    UIView.animate(withDuration: 1) {
      shelf.view.contentOffset.y += 100
      shelf.view.layoutIfNeeded()
    }
    #expect(cells.count == 4)
  }

  @Test func `a cell that comes back while it leaves is the same one`() throws {
    let first = try #require(shelf.cell(0))
    scroll(shelf) {
      clock.advance(to: 0.5)
      UIView.animate(withDuration: 1) {
        shelf.view.contentOffset.y = 0
        shelf.view.layoutIfNeeded()
      }
      #expect(shelf.cell(0) === first)
      clock.advance(to: 1.2)
      #expect(shelf.cell(0) === first)
      #expect(first.superview === shelf.view)
    }
    clock.advance(to: 3)
    #expect(shelf.cell(0) === first)
    #expect(cells.count == 4)
  }

  @Test func `a leaving cell goes where the layout says`() throws {
    // A leaving cell moves to another place and fades.
    let layout = ScriptedFlowLayout()
    layout.changeEnd = { path, _ in
      let end = UICollectionViewLayoutAttributes(
        forCellWith: path, frame: CGRect(x: 0, y: 400, width: 50, height: 50))
      end.alpha = 0
      return end
    }
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let shelf = Shelf(layout).laidOut()
    let first = try #require(shelf.cell(0))
    scroll(shelf) {
      #expect(first.frame == CGRect(x: 0, y: 400, width: 50, height: 50))
      #expect(first.alpha == 0)
      clock.advance(to: 0.5)
      #expect(abs(Double(first.layer.presentedState.opacity) - 0.5) < 1e-9)
      #expect(abs(first.layer.presentedState.frame.minY - 200) < 1e-9)
    }
  }

  @Test func `a reload and a batch of updates take leaving cells back`() {
    scroll(shelf) {
      #expect(cells.count == 6)
      shelf.view.reloadData()
      shelf.view.layoutIfNeeded()
      #expect(cells.count == 4)
    }
    clock.advance(to: 2)
    scroll(shelf) {
      #expect(cells.count == 6)
      shelf.counts = [19]
      shelf.view.deleteItems(at: [IndexPath(item: 19, section: 0)])
      #expect(cells.count == 4)
    }
    clock.advance(to: 4)
    #expect(cells.count == 4)
  }

  @Test func `G8 what comes into sight in an animation stands in front until it is over`() {
    shelf.view.contentOffset.y = 500
    shelf.laidOut()
    clock.perform {
      UIView.animate(withDuration: 1) {
        shelf.view.contentOffset.y = 450
        shelf.view.layoutIfNeeded()
      }
      // Row 13 leaves, row 9 has come.
      #expect(cells.last.flatMap(shelf.view.indexPath)?.item == 9)
      clock.advance(to: 1)
      #expect(cells.compactMap(shelf.view.indexPath).map(\.item) == [9, 10, 11, 12])
    }
  }

  @Test func `RO27 a cell that is used again is at its new place at once`() {
    let waiting = (0..<4).compactMap { shelf.cell($0) }
    shelf.view.contentOffset.y = 200
    shelf.laidOut()
    scroll(shelf) {
      let new = [8, 9].compactMap { shelf.cell($0) }
      #expect(new.count == 2 && new.allSatisfy(waiting.contains))
      #expect(new.allSatisfy { $0.layer.animationKeys() == nil })
    }
  }
}
