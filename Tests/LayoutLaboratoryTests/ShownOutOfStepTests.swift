import Foundation
import Testing
import UIKit

@testable import LayoutLaboratory

/// L18: the cells on the screen have the frames that the layout returns.
@MainActor struct ShownOutOfStepTests {
  /// A list that may begin further down, without an invalidation when that changes.
  private final class Sliding: ListLayout {
    var start: CGFloat = 0

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.frame.origin.y += start
      return attributes
    }
  }

  private let layout = Sliding()
  private let shelf: Shelf

  init() {
    shelf = Shelf(layout)
    shelf.view.layoutIfNeeded()
  }

  private var shown: [LayoutFinding] { Inspection(shelf.view, "now").shown }

  @Test func `cells that stand where the layout says are in step`() {
    #expect(shown.isEmpty)
  }

  @Test func `cells that the layout has moved in silence are out of step`() {
    layout.start = 5
    #expect(shown.map(\.rule) == [.shownOutOfStep, .shownOutOfStep])
    #expect(
      shown.first?.description == """
        L18 shown-out-of-step [0, 0], now: is shown at {{0, 0}, {90, 50}}, the layout says \
        {{0, 5}, {90, 50}}
        """)
  }

  @Test func `a cell that the layout has sent away is left over`() {
    layout.start = 50
    #expect(
      shown.last?.description.contains("though the layout places it nowhere in sight") == true)
  }

  @Test func `cells of a mirrored layout are in step where they are seen (A30)`() {
    final class Narrow: ListLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        attributes?.frame.size.width = 30
        return attributes
      }
    }
    let shelf = Shelf(Narrow())
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.view.layoutIfNeeded()
    #expect(shelf.view.visibleCells.first?.frame.minX == 60)
    #expect(Inspection(shelf.view, "now").shown.isEmpty)
  }

  @Test func `an invalidation brings them in step again`() {
    layout.start = 5
    layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    #expect(shown.isEmpty)
  }
}
