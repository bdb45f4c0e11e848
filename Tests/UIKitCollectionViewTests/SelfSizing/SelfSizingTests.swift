import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SelfSizingTests {
  @Test func `the calls for one cell come function by function (D3)`() {
    let stage = GrowingStage([40])
    stage.view.layoutIfNeeded()
    #expect(
      stage.calls == [
        "prepare", "elements", "cell 0", "preferred 0", "should 0", "context 0", "invalidate",
        "prepare", "item 0", "preferred 0", "should 0", "elements",
      ])
  }

  @Test func `K3 a cell has its size before the data source is asked for the next one`() {
    let stage = GrowingStage([40, 30])
    stage.view.layoutIfNeeded()
    let order = stage.calls.filter { $0.hasPrefix("cell") || $0.hasPrefix("context") }
    #expect(order == ["cell 0", "context 0", "cell 1", "context 1"])
  }

  @Test func `K3 cells that others have pushed out of sight are never made`() {
    let stage = GrowingStage([60, 60, 60, 60, 60], room: 100)
    stage.view.layoutIfNeeded()
    #expect(stage.calls.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1"])
  }

  @Test func `K3 cells that smaller ones bring into sight are made and measured`() {
    let stage = GrowingStage([10, 10, 10, 10, 10, 10], estimate: 50, room: 60)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 6)
    #expect(stage.frames.map(\.minY) == [0, 10, 20, 30, 40, 50])
  }

  @Test func `K3 C12 cells pushed out of sight wait once, and are used for one item each`() {
    let stage = GrowingStage(Array(repeating: 20, count: 10), room: 100)
    stage.view.layoutIfNeeded()
    stage.heights[0] = 90
    stage.view.reconfigureItems(at: [[0, 0]])
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 2)
    stage.heights = Array(repeating: 20, count: 10)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(Set(stage.view.visibleCells.map(ObjectIdentifier.init)).count == 5)
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 20, 40, 60, 80])
  }

  @Test func `K13 the offset stays within a batch, though its cells shrink the content (B22)`() {
    let stage = GrowingStage(Array(repeating: 20, count: 6), room: 100)
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 20
    stage.view.layoutIfNeeded()
    stage.heights = Array(repeating: 10, count: 6)
    stage.view.reloadItems(at: (0..<6).map { [0, $0] })
    #expect(stage.offsetAtEnd == 20)
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `K11 a cell that got its size is asked about by itself`() {
    let stage = GrowingStage([40, 30])
    stage.view.layoutIfNeeded()
    #expect(stage.calls.filter { $0.hasPrefix("item") } == ["item 0", "item 1"])
  }

  @Test func `K11 a layout that answers about rectangles only is measured all the same`() {
    let stage = GrowingStage([40, 30])
    stage.layout.changeItem = { _, _ in nil }
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [40, 30])
  }

  @Test func `cells are asked from the first on, and each moves the ones behind it (D4)`() {
    let stage = GrowingStage([40, 30, 20])
    stage.view.layoutIfNeeded()
    #expect(stage.calls.filter { $0.hasPrefix("context") } == ["context 0", "context 1"])
    #expect(stage.frames.map(\.minY) == [0, 40, 70])
    #expect(stage.view.contentSize.height == 90)
  }

  @Test func `without an estimate no cell is heard (D1)`() {
    let stage = GrowingStage([40, 30])
    stage.layout.estimatedItemSize = .zero
    stage.layout.itemSize = CGSize(width: 100, height: 25)
    stage.view.layoutIfNeeded()
    #expect(stage.frames.map(\.height) == [25, 25])
    #expect(!stage.calls.contains { $0.hasPrefix("context") })
  }

  @Test func `the context names the item and grows the content (D11, D12)`() {
    let stage = GrowingStage([50])
    stage.view.layoutIfNeeded()
    #expect(
      stage.layout.fittingContext?.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
    #expect(stage.layout.fittingContext?.contentSizeAdjustment == CGSize(width: 0, height: 30))
    #expect(stage.layout.fittingContext?.contentOffsetAdjustment == .zero)
  }

  @Test func `what is seen stands still when an item above it grows (D11, D14)`() {
    let stage = GrowingStage(Array(repeating: 20, count: 30), room: 100)
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 110
    stage.heights[5] = 50.5
    stage.view.reconfigureItems(at: [IndexPath(item: 5, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 140.5)
    #expect(stage.view.contentSize.height == 630.5)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `A30 D14 what is seen stands still in a list that flips as in one that does not`(
    direction: UISemanticContentAttribute
  ) {
    let stage = GrowingStage(Array(repeating: 20, count: 30), room: 20)
    let layout = FlippingLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    layout.minimumLineSpacing = 0
    stage.view.semanticContentAttribute = direction
    stage.view.setCollectionViewLayout(layout, animated: false)
    stage.fill = {
      $0.prefer = {
        $0.frame.size.width = 60
        return $0
      }
    }
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.x = 200
    stage.view.layoutIfNeeded()
    // Item 3 is from 170 to 220, and grows by 10.
    #expect(stage.view.contentOffset.x == 210)
  }

  @Test func `in a batch the offset stays, and the layout may move it at the end (B22)`() {
    let stage = GrowingStage(Array(repeating: 20, count: 30), room: 100)
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 110
    stage.heights[5] = 50
    stage.view.reloadItems(at: [IndexPath(item: 5, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 110)
    stage.adjustmentAtEnd = 30
    stage.view.reloadItems(at: [IndexPath(item: 5, section: 0)])
    #expect(stage.view.contentOffset.y == 140)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -7])
  func `a cell that asks for what is no height stops nothing`(height: CGFloat) {
    let stage = GrowingStage([30, height, 30], room: 50)
    ConsoleLog().recording {
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 40
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentSize.height.isFinite)
    #expect(stage.view.contentOffset.y.isFinite)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height.isFinite })
  }

  @Test func `no estimate is the default (D2)`() {
    #expect(UICollectionViewFlowLayout().estimatedItemSize == .zero)
  }

  @Test func `a plain layout hears no wish, a flow layout those for another size (D5)`() {
    let stage = GrowingStage([20])
    let original = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    original.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let larger = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    larger.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    func hears(
      _ layout: UICollectionViewLayout, _ preferred: UICollectionViewLayoutAttributes
    ) -> Bool {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    #expect(!hears(UICollectionViewLayout(), larger))
    #expect(hears(stage.layout, larger))
    #expect(!hears(stage.layout, original))
    stage.layout.estimatedItemSize = .zero
    #expect(!hears(stage.layout, larger))
  }

  @Test func `items smaller than their estimate leave no gaps (D13)`() {
    let stage = GrowingStage([10, 10, 10], estimate: 40)
    stage.view.layoutIfNeeded()
    #expect(stage.frames.map(\.minY) == [0, 10, 20])
    #expect(stage.view.contentSize.height == 30)
  }

  @Test func `a cell may want a size for a part of the content only (D7)`() {
    let cell = ScriptedCell(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    cell.fitting = CGSize(width: 80, height: 33)
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitted == CGSize(width: 60, height: 33))
  }

  @Test func `items not yet asked keep the estimate (D10)`() {
    let stage = GrowingStage([40, 40, 40, 40, 40, 40], room: 60)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 2)
    #expect(stage.frames.map(\.height) == [40, 40, 20, 20, 20, 20])
  }

  @Test func `automatic size starts from the size of all items`() {
    let stage = GrowingStage([30, 30])
    stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.layout.itemSize = CGSize(width: 100, height: 10)
    stage.view.layoutIfNeeded()
    #expect(stage.frames.map(\.height) == [30, 30])
  }

  @Test func `sizes go with their items in a batch`() {
    let stage = GrowingStage([40, 30, 25])
    stage.view.layoutIfNeeded()
    stage.heights = [30, 25]
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(stage.frames.map(\.height) == [30, 25])
  }

  @Test func `a cell that never has enough is given up on with a warning (D16)`() throws {
    let stage = GrowingStage([40])
    stage.view.layoutIfNeeded()
    let cell = try #require(stage.view.visibleCells.first as? ScriptedCell)
    cell.prefer = {
      $0.frame.size.height += 1
      return $0
    }
    stage.view.frame.size.width = 101
    let console = ConsoleLog()
    console.recording { stage.view.layoutIfNeeded() }
    #expect(console.lines.contains { $0.hasPrefix("UICollectionViewRecursion") })
  }

  @Test func `a cell that fits its content is as large as it (D6, D7)`() {
    let stage = GrowingStage([])
    stage.fill = { $0.fitting = CGSize(width: 80, height: 33) }
    stage.heights = [0]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.frames.first?.size == CGSize(width: 80, height: 33))
  }
}
