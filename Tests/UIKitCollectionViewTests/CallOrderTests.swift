import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor struct CallOrderTests {
  @Test func `C1 the first pass prepares, asks for the size and for elements`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout)
    let calls = layout.calls { shelf.laidOut() }
    let order = ["prepare", "contentSize", "elements {{0, 0}, {100, 200}}"]
    #expect(Array(calls.prefix(3)) == order)
  }

  @Test func `C1 numbers are asked for before cells, each cell once`() {
    let shelf = Shelf(counts: [2], size: CGSize(width: 60, height: 200))
    #expect(
      shelf.calls {} == [
        "numberOfSections", "numberOfItems 0", "cell 0-0", "willDisplay 0-0", "cell 0-1",
        "willDisplay 0-1",
      ])
  }

  @Test func `C4 the content size is asked for before and after the elements`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    for _ in 0..<3 {
      let calls = layout.calls {
        layout.invalidateLayout()
        shelf.laidOut()
      }
      #expect(
        calls == [
          "invalidateLayout", "invalidateLayout(with:)", "prepare", "contentSize",
          "elements {{0, 0}, {100, 200}}", "contentSize",
        ])
    }
  }

  @Test func `C5 the rectangle asked about is larger than what is visible`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    shelf.view.contentOffset.y = -30
    let calls = layout.calls { shelf.laidOut() }
    #expect(calls == ["elements {{0, -200}, {100, 400}}", "contentSize"])
  }

  @Test(arguments: [true, false])
  func `C11 a layout that answers nothing, or no list, leaves no cell`(answersList: Bool) {
    let layout = ScriptedFlowLayout()
    let shelf = Shelf(layout).laidOut()
    #expect(!shelf.view.visibleCells.isEmpty)
    layout.changeElements = { _ in answersList ? [] : nil }
    layout.invalidateLayout()
    #expect(shelf.laidOut().view.visibleCells.isEmpty)
  }

  @Test func `C6 a page beyond the visible one is asked for when it comes into sight`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    let calls = layout.calls {
      shelf.view.contentOffset.y = 10
      shelf.laidOut()
    }
    #expect(calls == ["shouldInvalidate", "elements {{0, 0}, {100, 400}}", "contentSize"])
  }

  @Test func `C8 scrolling within a page asks the layout for nothing`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout).laidOut()
    shelf.view.contentOffset.y = 10
    shelf.laidOut()
    let calls = layout.calls {
      shelf.view.contentOffset.y = 150
      shelf.laidOut()
    }
    #expect(calls == ["shouldInvalidate"])
  }

  @Test func `C9 a layout that invalidates on scrolling is prepared each time`() {
    let layout = ScriptedFlowLayout()
    layout.invalidatesForBounds = { _ in true }
    let shelf = Shelf(layout).laidOut()
    let before = layout.timesPrepared
    for y in [10.0, 20, 30] {
      shelf.view.contentOffset.y = y
      shelf.laidOut()
    }
    #expect(layout.timesPrepared == before + 3)
  }

  @Test func `C10 a content that shrinks moves the offset and what is in sight`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf(layout, counts: [20]).laidOut()
    shelf.view.contentOffset.y = shelf.view.contentSize.height - 200
    shelf.laidOut()
    shelf.counts = [2]
    shelf.view.reloadData()
    shelf.laidOut()
    #expect(shelf.view.contentOffset == .zero)
    #expect(shelf.view.indexPathsForVisibleItems.map(\.item) == [0, 1])
  }

  @Test func `C12 views come in before others go out`() {
    let shelf = Shelf(size: CGSize(width: 60, height: 60)).laidOut()
    let calls = shelf.calls { shelf.view.contentOffset.y = 120 }
    #expect(calls == ["cell 0-2", "willDisplay 0-2", "didEndDisplaying 0-0"])
  }

  @Test func `C12 a cell that left is used again`() {
    let shelf = Shelf(size: CGSize(width: 60, height: 60)).laidOut()
    let first = shelf.cell(0)
    shelf.view.contentOffset.y = 120
    shelf.laidOut()
    shelf.view.contentOffset.y = 240
    shelf.laidOut()
    #expect(shelf.cell(4) === first)
    #expect(first?.timesReused == 1)
    #expect(first?.timesApplied == 2)
  }

  @Test func `C13 attributes that are equal are not applied again`() {
    let layout = UICollectionViewFlowLayout()
    let shelf = Shelf(layout).laidOut()
    #expect(shelf.cell(0)?.timesApplied == 1)
    layout.invalidateLayout()
    shelf.laidOut()
    #expect(shelf.cell(0)?.timesApplied == 1)
    layout.itemSize.width = 30
    shelf.laidOut()
    #expect(shelf.cell(0)?.timesApplied == 2)
  }

  @Test func `a cell has its frame when it is made and when it is asked for`() {
    let shelf = Shelf(size: CGSize(width: 60, height: 200)).laidOut()
    #expect(shelf.cell(1)?.frameWhenMade == CGRect(x: 5, y: 60, width: 50, height: 50))
    #expect(shelf.cell(1)?.frameWhenAskedFor == shelf.cell(1)?.frame)
  }

  @Test func `C18 reloading asks for numbers and cells again`() {
    let shelf = Shelf(counts: [1]).laidOut()
    let calls = shelf.calls { shelf.view.reloadData() }
    #expect(
      calls == [
        "numberOfSections", "numberOfItems 0", "didEndDisplaying 0-0", "cell 0-0",
        "willDisplay 0-0",
      ])
  }

  @Test func `A46 without sections the layout is asked about an empty rectangle`() {
    let layout = ScriptedFlowLayout.noting()
    let shelf = Shelf(layout, counts: [])
    let calls = layout.calls { shelf.laidOut() }
    #expect(calls.contains("elements {{0, 0}, {0, 0}}"))
  }

  @Test func `an invalidation while preparing is part of the preparation`() {
    let layout = ScriptedFlowLayout()
    layout.didCall = {
      guard case .prepare = $0 else { return }
      let width = layout.collectionView?.bounds.width ?? 0
      layout.itemSize = CGSize(width: width / 2, height: CGFloat(layout.timesPrepared))
    }
    layout.minimumInteritemSpacing = 0
    let shelf = Shelf(layout).laidOut()
    #expect(layout.timesPrepared == 1)
    #expect(shelf.cell(1)?.frame == CGRect(x: 50, y: 0, width: 50, height: 1))
  }

  @Test func `a data source that lays out while it is asked loads each cell once`() {
    let shelf = Shelf(counts: [3])
    shelf.whileAsked = { $0.layoutIfNeeded() }
    #expect(shelf.calls {}.filter { $0.hasPrefix("cell") } == ["cell 0-0", "cell 0-1", "cell 0-2"])
  }

  @Test func `a data source that reloads while it is asked is asked for what is left`() {
    let shelf = Shelf(counts: [3])
    shelf.whileAsked = { [shelf] view in
      guard shelf.counts == [3] else { return }
      shelf.counts = [1]
      view.reloadData()
    }
    shelf.laidOut()
    #expect(shelf.view.indexPathsForVisibleItems == [[0, 0]])
    #expect(shelf.view.numberOfItems(inSection: 0) == 1)
  }

  @Test func `a data source that is gone leaves nothing to show`() {
    let layout = UICollectionViewFlowLayout()
    let view = Shelf(layout).laidOut().view
    #expect(!view.visibleCells.isEmpty)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }
}
