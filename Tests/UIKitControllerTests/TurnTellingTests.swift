import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The evidence of a turn: the calls, the views that were hidden, and the visible ones.
@MainActor @Suite(.serialized) struct TurnTellingTests {
  private final class Swapper: UIViewController {
    let collectionView = UIView()
    lazy var tempImageView = UIView()
  }

  @Test func `controllers of an app are told to be called, UIKit's own are not`() {
    var calls: [String] = []
    ControllerCalls.listener = { calls.append($0) }
    defer { ControllerCalls.listener = nil }
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: Swapper()))
      #expect(calls == ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"])
      calls = []
      stage.turn(to: .lyingPhone)
      #expect(
        calls.prefix(3) == [
          "willTransition(to:with:)", "viewWillTransition(to:with:)",
          "traitCollectionDidChange(_:)",
        ])
      stage.end()
    }
  }

  @Test func `views that are hidden or shown are told by their names, from back to front`() {
    let swapper = Swapper()
    swapper.view.addSubview(swapper.collectionView)
    swapper.view.addSubview(swapper.tempImageView)
    swapper.tempImageView.isHidden = true
    let before = HiddenViews(in: swapper.view)
    #expect(before.changes(since: before) == [])
    swapper.collectionView.isHidden = true
    swapper.tempImageView.isHidden = false
    // A view that was not there was neither hidden nor shown.
    swapper.view.addSubview(UIView())
    let changes = HiddenViews(in: swapper.view).changes(since: before)
    #expect(changes == ["collectionView hidden", "tempImageView shown"])
  }

  @Test func `a new view is none of those before, also where one of them is gone`() {
    let root = UIView()
    for _ in 0..<32 {
      root.addSubview(UIView())
      let before = HiddenViews(in: root)
      root.subviews.first?.removeFromSuperview()
      let new = UIView()
      new.isHidden = true
      root.addSubview(new)
      #expect(HiddenViews(in: root).changes(since: before) == [])
      new.removeFromSuperview()
    }
  }

  @Test func `elements are in sight by the share that they cover, in front of others`() {
    let shelf = Shelf().laidOut()
    let width = shelf.cell(0)?.frame.width ?? 0
    let share = shelf.view.sharesInSight["cell [0,0]"] ?? 0
    #expect(abs(share - width * 50 / 20_000) < 0.02)
    let cover = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    cover.frame = shelf.view.bounds
    shelf.cell(1).map { shelf.view.apply(cover, to: $0) }
    shelf.cell(1).map { shelf.view.bringSubviewToFront($0) }
    #expect(shelf.view.sharesInSight == ["cell [0,1]": 1])
    shelf.view.isHidden = true
    #expect(shelf.view.sharesInSight == [:])
  }
}
