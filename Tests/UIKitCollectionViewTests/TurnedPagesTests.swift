import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pages of a collection view whose bounds are turned without a correction.
@MainActor @Suite(.serialized) struct TurnedPagesTests {
  private let pages = Pages()

  @Test func `F7 pages keep their old size after a turn until the layout is invalidated`() {
    pages.view.frame.size = CGSize(width: 667, height: 375)
    pages.view.layoutIfNeeded()
    #expect(pages.sizeOfFirst == CGSize(width: 375, height: 220))
    pages.view.collectionViewLayout.invalidateLayout()
    pages.view.layoutIfNeeded()
    #expect(pages.sizeOfFirst == CGSize(width: 667, height: 375))
  }

  @Test func `RO34 what no longer fits after a turn is reported before sizes are asked for`() {
    let log = ConsoleLog()
    pages.asked = 0
    log.recording {
      pages.view.frame.size = CGSize(width: 667, height: 100)
      pages.view.layoutIfNeeded()
    }
    #expect(log.lines.contains { $0.contains("the item height must be less than the height") })
    #expect(pages.asked == 0)
  }
}

/// A carousel of four pages, each as large as the view was when its size was requested.
@MainActor private final class Pages {
  private let shelf: Shelf
  private let delegate = ScriptedDelegate()
  /// The number of requests of a size.
  var asked = 0

  var view: UICollectionView { shelf.view }
  var sizeOfFirst: CGSize? { view.layoutAttributesForItem(at: [0, 0])?.size }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    shelf = Shelf(layout, counts: [4], size: CGSize(width: 375, height: 220))
    delegate.size = { [unowned self] view, _ in
      asked += 1
      return view.bounds.size
    }
    view.delegate = delegate
    shelf.laidOut()
  }
}
