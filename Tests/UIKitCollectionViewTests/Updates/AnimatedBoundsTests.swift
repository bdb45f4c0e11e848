import Foundation
import Testing
import UIKit
import UIKitTestSupport

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

  // This test also holds fact RO30.
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
    #expect(stage.oldBounds == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  // This test also holds fact RO29.
  @Test func `F11 RO28 the layout is asked where to stand, once it is prepared in the new bounds`()
  {
    stage.layout.target = CGPoint(x: 0, y: 7)
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.layout.log == ["prepare from 100", "final", "initial", "finalize"])
    #expect(stage.widthWhenAskedForTarget == 200)
    #expect(stage.view.contentOffset.y == 7)
  }

  @Test func `RO30 the layout hears of the change before it is prepared`() {
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    #expect(stage.timesPreparedWhenTold == 1)
    #expect(stage.layout.timesPrepared == 2)
  }

  @Test func `RO32 the delegate is asked first, and its answer wins`() {
    let chooser = ScriptedDelegate()
    chooser.movedOffset = { _ in CGPoint(x: 0, y: 5) }
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
    stage.whenTold = { view in
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
@MainActor private final class AnimatedStage {
  var count: Int { didSet { shelf.counts = [count] } }
  let layout = ScriptedFlowLayout()
  private let shelf: Shelf
  var view: UICollectionView { shelf.view }
  /// An action when the layout receives a change of bounds.
  var whenTold: (UICollectionView?) -> Void = { _ in }
  private(set) var oldBounds: CGRect?
  private(set) var widthWhenAskedForTarget: CGFloat?
  private(set) var timesPreparedWhenTold = 0

  init(count: Int) {
    self.count = count
    shelf = Shelf(layout, counts: [count], size: CGSize(width: 100, height: 100))
    layout.note = {
      switch $0 {
      case .boundsChange(let old): "prepare from \(Int(old.width))"
      case .finalizeBoundsChange: "finalize"
      case .final: "final"
      case .initial: "initial"
      default: nil
      }
    }
    layout.willCall = { [unowned self, unowned layout] in
      if case .target = $0 { widthWhenAskedForTarget = layout.collectionViewContentSize.width }
    }
    layout.didCall = { [unowned self, unowned layout] in
      guard case .boundsChange(let old) = $0 else { return }
      oldBounds = old
      timesPreparedWhenTold = layout.timesPrepared
      whenTold(layout.collectionView)
    }
    shelf.laidOut()
  }
}
