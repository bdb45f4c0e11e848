import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct InteractiveTransitionTests {
  private let stage = ListStage([["a", "b", "c"]])
  private let wide = UICollectionViewFlowLayout()

  init() {
    wide.itemSize = CGSize(width: 60, height: 40)
    wide.minimumLineSpacing = 0
  }

  private func frame(of word: String) -> CGRect? { stage.cell(word)?.frame }

  @Test func `at the start everything lies as before`() {
    _ = stage.view.startInteractiveTransition(to: wide)
    stage.view.layoutIfNeeded()
    #expect(frame(of: "b") == CGRect(x: 0, y: 20, width: 100, height: 20))
  }

  @Test func `half-way everything lies half-way`() {
    let layout = stage.view.startInteractiveTransition(to: wide)
    layout.transitionProgress = 0.5
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(frame(of: "b") == CGRect(x: 10, y: 30, width: 80, height: 30))
    #expect(stage.view.contentSize == CGSize(width: 100, height: 90))
  }

  @Test func `finished, the next layout stays`() {
    var ends: [Bool] = []
    _ = stage.view.startInteractiveTransition(to: wide) { ends = [$0, $1] }
    stage.view.finishInteractiveTransition()
    #expect(stage.view.collectionViewLayout === wide)
    #expect(frame(of: "b") == CGRect(x: 20, y: 40, width: 60, height: 40))
    #expect(ends == [true, true])
  }

  @Test func `cancelled, the layout before comes back`() {
    var ends: [Bool] = []
    _ = stage.view.startInteractiveTransition(to: wide) { ends = [$0, $1] }
    stage.view.cancelInteractiveTransition()
    #expect(stage.view.collectionViewLayout === stage.layout)
    #expect(stage.layout.collectionView === stage.view)
    #expect(wide.collectionView == nil)
    #expect(ends == [true, false])
  }

  @Test func `turned meanwhile, both layouts have the new room`() {
    let layout = stage.view.startInteractiveTransition(to: wide)
    layout.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    stage.view.frame.size.width = 140
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.width == 140)
    #expect(frame(of: "b") == CGRect(x: 50, y: 10, width: 80, height: 30), "half-way to two a line")
  }

  @Test func `between two mirrored layouts frames are mirrored (A30)`() {
    func layout(_ width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = FlippingLayout()
      layout.itemSize = CGSize(width: width, height: 20)
      return layout
    }
    let shelf = Shelf(layout(30), counts: [1], size: CGSize(width: 100, height: 50))
    shelf.view.semanticContentAttribute = .forceRightToLeft
    shelf.laidOut()
    #expect(shelf.cell(0)?.frame.minX == 70)
    shelf.view.startInteractiveTransition(to: layout(40)).transitionProgress = 0.5
    shelf.laidOut()
    #expect(shelf.cell(0)?.frame == CGRect(x: 65, y: 0, width: 35, height: 20))
  }

  @Test func `numbers for subclasses are remembered`() {
    let layout = UICollectionViewTransitionLayout(currentLayout: stage.layout, nextLayout: wide)
    layout.updateValue(3, forAnimatedKey: "x")
    #expect(layout.value(forAnimatedKey: "x") == 3)
    #expect(layout.value(forAnimatedKey: "y") == 0)
  }

  // UIKit's header declares them in the class, as it does all that subclasses override.
  @Test func `a subclass hears of the transition's beginning and its end`() {
    let pages = CountingCollectionView(
      frame: stage.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
    _ = pages.startInteractiveTransition(to: wide)
    pages.cancelInteractiveTransition()
    _ = pages.startInteractiveTransition(to: wide)
    pages.finishInteractiveTransition()
    #expect(pages.calls == ["start", "cancel", "start", "finish"])
    #expect(pages.collectionViewLayout === wide)
  }
}
