import Foundation
import Testing
import UIKit

@MainActor @Suite struct AnimatedBoundsTests {
  private let stage = AnimatedStage(count: 3)

  @Test
  func `bounds changed in an animation are told to the layout around the elements (C15, C17)`() {
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "final", "initial", "finalize"])
  }

  @Test func `bounds changed outside of an animation are not told`() {
    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()
    #expect(stage.layout.log.isEmpty)
  }

  @Test func `bounds changed without animation inside of one are not told`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { stage.view.frame.size.width = 200 }
    }
    stage.view.layoutIfNeeded()
    #expect(stage.layout.log.isEmpty)
  }

  @Test func `of several changes before one layout pass the first bounds are told, once`() {
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.frame.size.width = 300
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "final", "initial", "finalize"])
  }

  // Also RO30.
  @Test func `K1 the bounds before are told whole, also where the offset had to follow`() {
    stage.count = 10
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.height = 550
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentOffset.y == 40)
    #expect(stage.layout.oldBounds == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  // Also RO29.
  @Test func `F11 RO28 the layout is asked where to stand, once it is prepared in the new bounds`()
  {
    stage.layout.target = CGPoint(x: 0, y: 7)
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "final", "initial", "finalize"])
    #expect(stage.layout.widthWhenAskedForTarget == 200)
    #expect(stage.view.contentOffset.y == 7)
  }

  @Test func `RO30 the layout hears of the change before it is prepared`() {
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.timesPreparedWhenTold == 1)
    #expect(stage.layout.timesPrepared == 2)
  }

  @Test func `RO32 the delegate is asked first, and its answer wins`() {
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 5) }
    }
    let chooser = Chooser()
    stage.view.delegate = chooser
    stage.layout.target = CGPoint(x: 0, y: 7)
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.contentOffset.y == 5)
  }

  @Test func `F11 bounds that change without an animation ask for no target`() {
    stage.layout.target = CGPoint(x: 0, y: 7)
    stage.view.frame.size.width = 200
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func `a layout pass that the layout makes when it is told tells nothing again`() {
    stage.layout.whenTold = { view in
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "final", "initial", "finalize"])
  }

  @Test func `what was reloaded away is not asked about`() {
    stage.count = 1
    stage.view.reloadData()
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "initial", "finalize"])
  }
}

/// A column of items in a collection view 100 wide, whose layout notes animated bounds.
@MainActor private final class AnimatedStage: NSObject, UICollectionViewDataSource {
  var count: Int
  let layout = NotingLayout()
  let view: UICollectionView

  init(count: Int) {
    self.count = count
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  final class NotingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var target: CGPoint?
    /// An action when the layout receives a change of bounds.
    var whenTold: (UICollectionView?) -> Void = { _ in }
    private(set) var oldBounds: CGRect?
    private(set) var widthWhenAskedForTarget: CGFloat?
    private(set) var timesPrepared = 0
    private(set) var timesPreparedWhenTold = 0

    private func note(_ word: String) { if log.last != word { log.append(word) } }

    override func prepare() {
      super.prepare()
      timesPrepared += 1
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      widthWhenAskedForTarget = collectionViewContentSize.width
      return target ?? super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      self.oldBounds = oldBounds
      timesPreparedWhenTold = timesPrepared
      log.append("prepare from \(Int(oldBounds.width))")
      whenTold(collectionView)
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      log.append("finalize")
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("final")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("initial")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
  }
}
