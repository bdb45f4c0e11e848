import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A batch in which the bounds change (fact C14, e).
@MainActor @Suite struct BatchBoundsTests {
  private let stage = ListStage([(0..<10).map(String.init)])
  private let layout = ScriptedFlowLayout()

  init() {
    layout.note = {
      switch $0 {
      case .updates: "updates"
      case .finalizeUpdates: "finalize"
      case .boundsChange(let old): "prepare from \(Int(old.minY))"
      case .finalizeBoundsChange: "end"
      case .final: "final"
      case .initial: "initial"
      default: nil
      }
    }
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
  }

  private func delete(_ items: Range<Int>) {
    stage.sections[0].removeSubrange(items)
    stage.view.deleteItems(at: items.map { IndexPath(item: $0, section: 0) })
  }

  @Test func `C14 a batch that shrinks the content tells of the bounds before the updates`() {
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    layout.log = []
    delete(0..<4)
    #expect(stage.view.contentOffset.y == 20)
    #expect(layout.log == ["prepare from 100", "end", "updates", "final", "initial", "finalize"])
  }

  @Test func `K8 a target offset of the layout's own is told to nobody (C3, C16)`() {
    layout.target = CGPoint(x: 0, y: 40)
    layout.log = []
    delete(0..<1)
    #expect(stage.view.contentOffset.y == 40)
    #expect(layout.log == ["updates", "final", "initial", "finalize"])
    #expect(stage.words == ["3", "4", "5", "6", "7"], "what is in sight there is asked for")
  }

  @Test func `a batch that leaves the bounds tells nothing of them`() {
    layout.log = []
    delete(0..<1)
    #expect(layout.log == ["updates", "final", "initial", "finalize"])
  }

  @Test func `a batch that the scroll of another leads to comes after it`() {
    let inserter = ScriptedDelegate()
    stage.view.delegate = inserter
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    inserter.didScroll = { [stage, inserter] _ in
      inserter.didScroll = nil
      stage.sections[0].insert("x", at: 0)
      stage.view.insertItems(at: [[0, 0]])
    }
    delete(0..<4)
    #expect(stage.view.contentOffset.y == 20)
    #expect(stage.words == ["4", "5", "6", "7", "8"])
  }

  @Test func `K8 bounds changed in the animation around a batch are told before it, once (C17)`() {
    layout.log = []
    UIView.animate(withDuration: 1) {
      stage.view.bounds.origin.y = 60
      delete(0..<1)
      stage.view.layoutIfNeeded()
    }
    #expect(
      layout.log == [
        "prepare from 0", "final", "initial", "end", "updates", "final", "initial", "finalize",
      ])
  }

  @Test func `K8 bounds changed in the block of a batch are told before the updates`() {
    layout.log = []
    stage.view.performBatchUpdates {
      stage.view.bounds.origin.y = 60
      delete(0..<1)
    }
    #expect(layout.log == ["prepare from 0", "end", "updates", "final", "initial", "finalize"])
  }
}
