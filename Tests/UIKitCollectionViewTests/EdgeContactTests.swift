import Foundation
import Testing
import UIKit

@MainActor @Suite struct EdgeContactTests {
  @Test func `a cell that only touches the visible part is not loaded (A47)`() {
    let stage = ListStage([(0..<40).map(String.init)])
    stage.view.contentOffset.y = 380
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["19", "20", "21", "22", "23"])
  }

  @Test func `K9 cells of no height are loaded on the edges of the visible part`() {
    let stage = ListStage([(0..<3).map(String.init)])
    stage.layout.itemSize = CGSize(width: 100, height: 0)
    stage.layout.minimumLineSpacing = stage.view.bounds.height / 2
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["0", "1", "2"])
  }

  @Test func `K9 a cell of no extent is made, and so measured`() {
    let stage = ListStage([["0"]])
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 0)
    stage.view.layoutIfNeeded()
    #expect(stage.words == ["0"])
  }

  @Test(arguments: [CGSize(width: 100, height: 0), CGSize(width: 0, height: 100), .zero])
  func `a view of no extent loads nothing`(size: CGSize) {
    let stage = ListStage([["0", "1"]])
    stage.view.frame.size = size
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.isEmpty)
  }
}
