import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutTransitionTests {
  private let stage = ListStage([["a", "b", "c"]])

  @Test func `both layouts are told in order when one takes over, animated`() {
    var log: [String] = []
    func noter(_ name: String) -> ScriptedFlowLayout {
      let layout = ScriptedFlowLayout()
      layout.name = name
      layout.didCall = {
        guard let word = $0.wordOfTransition, log.last != "\(name) \(word)" else { return }
        log.append("\(name) \(word)")
      }
      return layout
    }
    let (old, new) = (noter("old"), noter("new"))
    stage.view.collectionViewLayout = old
    stage.view.setCollectionViewLayout(new, animated: true)
    #expect(
      log == [
        "old to new", "new from old", "old final", "new target", "new initial", "old finalize",
        "new finalize",
      ])
  }

  @Test func `the views are told before and after`() throws {
    let shelf = Shelf(counts: [1])
    shelf.laidOut()
    let small = UICollectionViewFlowLayout()
    small.itemSize = CGSize(width: 20, height: 20)
    shelf.view.setCollectionViewLayout(small, animated: true)
    let cell = try #require(shelf.cell(0))
    #expect(cell.transitions == ["will, in 50.0", "did, in 20.0"])
  }

  @Test func `without animation the layouts are not told`() {
    let layout = ScriptedFlowLayout()
    layout.note = { $0.wordOfTransition }
    stage.view.setCollectionViewLayout(layout, animated: false)
    stage.view.layoutIfNeeded()
    #expect(layout.log.isEmpty)
  }

  @Test func `animated, everything lies as the new layout says at once, in the same cells`() throws
  {
    let kept = try #require(stage.cell("b"))
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 40, height: 40)
    stage.view.setCollectionViewLayout(wide, animated: true)
    #expect(stage.cell("b") === kept)
    #expect(kept.frame == CGRect(x: 60, y: 0, width: 40, height: 40))
  }

  @Test func `completion is told that all is done`() {
    var isDone = false
    stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { isDone = $0 }
    #expect(isDone)
  }

  @Test func `the old layout lets go of the collection view`() {
    stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(stage.layout.collectionView == nil)
  }

  @Test func `the new layout chooses where the content stands`() {
    let chooser = ScriptedFlowLayout()
    chooser.target = CGPoint(x: 0, y: 30)
    chooser.itemSize = CGSize(width: 100, height: 100)
    stage.view.setCollectionViewLayout(chooser, animated: true)
    #expect(stage.view.contentOffset.y == 30)
  }
}

extension ScriptedFlowLayout.Call {
  /// The name of a call that a transition makes.
  @MainActor fileprivate var wordOfTransition: String? {
    switch self {
    case .toLayout(let other): "to \((other as? ScriptedFlowLayout)?.name ?? "other")"
    case .fromLayout(let other): "from \((other as? ScriptedFlowLayout)?.name ?? "other")"
    case .target: "target"
    case .initial: "initial"
    case .final: "final"
    case .finalizeTransition: "finalize"
    default: nil
    }
  }
}
