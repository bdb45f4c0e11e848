import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutTransitionTests {
  private let stage = ListStage([["a", "b", "c"]])

  @Test func `both layouts are told in order when one takes over, animated`() {
    let log = TransitionLog()
    let (old, new) = (TransitionNoter("old", log), TransitionNoter("new", log))
    stage.view.collectionViewLayout = old
    stage.view.setCollectionViewLayout(new, animated: true)
    #expect(
      log.lines == [
        "old to new", "new from old", "old final", "new target", "new initial", "old finalize",
        "new finalize",
      ])
  }

  @Test func `the views are told before and after`() throws {
    final class Telling: UICollectionViewCell {
      var log: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("will, in \(Int(frame.width))") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("did, in \(Int(frame.width))") }
    }
    let shelf = Shelf(counts: [1])
    shelf.view.register(Telling.self, forCellWithReuseIdentifier: "cell")
    shelf.laidOut()
    let small = UICollectionViewFlowLayout()
    small.itemSize = CGSize(width: 20, height: 20)
    shelf.view.setCollectionViewLayout(small, animated: true)
    let cell = try #require(shelf.view.visibleCells.first as? Telling)
    #expect(cell.log == ["will, in 50", "did, in 20"])
  }

  @Test func `without animation the layouts are not told`() {
    let log = TransitionLog()
    stage.view.setCollectionViewLayout(TransitionNoter("new", log), animated: false)
    stage.view.layoutIfNeeded()
    #expect(log.lines.isEmpty)
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
    let chooser = OffsetChooser()
    chooser.itemSize = CGSize(width: 100, height: 100)
    stage.view.setCollectionViewLayout(chooser, animated: true)
    #expect(stage.view.contentOffset.y == 30)
  }
}

/// The calls of layouts during transitions.
@MainActor private final class TransitionLog {
  var lines: [String] = []
  func note(_ line: String) { if lines.last != line { lines.append(line) } }
}

/// A layout with a name that notes its calls during transitions.
private final class TransitionNoter: UICollectionViewFlowLayout {
  private let name: String
  private let log: TransitionLog

  init(_ name: String, _ log: TransitionLog) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private func nameOf(_ layout: UICollectionViewLayout) -> String {
    (layout as? TransitionNoter)?.name ?? "other"
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    log.note("\(name) to \(nameOf(newLayout))")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    log.note("\(name) from \(nameOf(oldLayout))")
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.note("\(name) target")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("\(name) initial")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.note("\(name) final")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    log.note("\(name) finalize")
  }
}

/// A layout that chooses the offset 30.
private final class OffsetChooser: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: 30) }
}
