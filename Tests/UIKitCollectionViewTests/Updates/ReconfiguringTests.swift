import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ReconfiguringTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `a reconfigured item keeps its cell, which is filled again`() throws {
    let stage = ListStage([["a", "b"]])
    let cell = try #require(stage.cell("b"))
    stage.sections[0][1] = "B"
    stage.view.reconfigureItems(at: [path(1)])
    #expect(stage.cell("B") === cell)
    #expect(stage.layout.log.isEmpty, "nothing about the layout has changed")
  }

  @Test func `the cell is not prepared for reuse`() {
    let shelf = Shelf(counts: [3], size: CGSize(width: 60, height: 200)).laidOut()
    let cell = shelf.cell(1)
    let calls = shelf.calls { shelf.view.reconfigureItems(at: [path(1)]) }
    #expect(calls == ["cell 0-1"])
    #expect(cell?.timesReused == 0)
    #expect(cell?.timesApplied == 1)
  }

  @Test func `an item out of sight is not asked for`() {
    let shelf = Shelf(size: CGSize(width: 60, height: 100)).laidOut()
    #expect(shelf.calls { shelf.view.reconfigureItems(at: [path(9)]) }.isEmpty)
  }

  @Test func `in a batch paths count before it`() throws {
    let stage = ListStage([["a", "b", "c"]])
    let cell = try #require(stage.cell("c"))
    stage.view.performBatchUpdates {
      stage.sections[0] = ["x", "b", "C"]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(0)])
      stage.view.reconfigureItems(at: [path(2)])
    }
    #expect(stage.words == ["x", "b", "C"])
    #expect(stage.cell("C") === cell)
  }

  @Test func `the layout hears nothing of it among the updates`() {
    let stage = ListStage([["a", "b"]])
    stage.view.performBatchUpdates { stage.view.reconfigureItems(at: [path(0)]) }
    #expect(stage.layout.items.isEmpty)
  }

  @Test func `a cell that grows is asked for its size again (D15)`() {
    let stage = GrowingStage([40, 30])
    stage.view.layoutIfNeeded()
    stage.heights[0] = 70
    stage.view.reconfigureItems(at: [path(0)])
    stage.view.layoutIfNeeded()
    #expect(stage.frames.map(\.height) == [70, 30])
    #expect(stage.frames.map(\.minY) == [0, 70])
  }

  @Test func `another identifier than the cell's own ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf().laidOut()
        shelf.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        shelf.whileAsked = {
          _ = $0.dequeueReusableCell(
            withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
        }
        shelf.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains("can only be dequeued with the reuse identifier that it already has: cell"))
  }
}
