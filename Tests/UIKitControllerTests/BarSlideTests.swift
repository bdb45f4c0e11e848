import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A navigation bar that is hidden and shown in an animation.
@MainActor @Suite(.serialized) struct BarSlideTests {
  private let navigation: UINavigationController

  init() {
    let hider = ScriptedController()
    hider.when[.traitsChange] = { $0.hideBarWhereCompact() }
    navigation = UINavigationController(rootViewController: hider)
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var shownTop: CGFloat { bar.layer.presentedState.frame.minY }

  private func run(_ body: (ControllerStage, AnimationClock) -> Void) {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      let clock = AnimationClock()
      clock.perform { body(stage, clock) }
      stage.end()
    }
  }

  @Test func `RO41 a bar hidden in a turn leaves with the turn, and comes back with the next`() {
    run { stage, clock in
      stage.turn(to: .lyingPhone)
      #expect(!bar.isHidden && shownTop == 20)
      clock.advance(to: 0.15)
      #expect(shownTop < 0 && shownTop > -32)
      clock.advance(to: 0.3)
      #expect(bar.isHidden)
      stage.turn(to: .phone)
      #expect(!bar.isHidden && shownTop < 0)
      clock.advance(to: clock.end)
      #expect(shownTop == 20)
      #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    }
  }

  @Test func `RO40 a toolbar that a compact height hides leaves with the turn, and comes back`() {
    run { stage, clock in
      navigation.setToolbarHidden(false, animated: false)
      navigation.hidesBarsWhenVerticallyCompact = true
      stage.layOut()
      let toolbar: UIToolbar = navigation.toolbar
      #expect(toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
      stage.turn(to: .lyingPhone)
      #expect(!toolbar.isHidden && toolbar.layer.presentedState.frame.minY == 623)
      clock.advance(to: 0.15)
      #expect(toolbar.layer.presentedState.frame.minY < 623)
      clock.advance(to: 0.3)
      #expect(toolbar.isHidden)
      stage.turn(to: .phone)
      #expect(!toolbar.isHidden && toolbar.layer.presentedState.frame.minY == 375)
      clock.advance(to: clock.end)
      #expect(toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    }
  }

  @Test func `a toolbar hidden in no turn leaves below the screen`() {
    run { stage, clock in
      navigation.setToolbarHidden(false, animated: false)
      stage.layOut()
      navigation.setToolbarHidden(true, animated: true)
      let toolbar: UIToolbar = navigation.toolbar
      #expect(!toolbar.isHidden && toolbar.frame.minY == 667)
      clock.advance(to: 0.2)
      #expect(toolbar.isHidden)
      navigation.setToolbarHidden(false, animated: true)
      #expect(toolbar.layer.presentedState.frame.minY == 667)
      clock.advance(to: clock.end)
      #expect(toolbar.layer.presentedState.frame.minY == 623)
    }
  }

  @Test func `a bar hidden in no turn leaves in a fifth of a second`() {
    run { _, clock in
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.topViewController?.view.safeAreaInsets.top == 20)
      #expect(clock.end == 0.2)
      #expect(!bar.isHidden)
      clock.advance(to: 0.2)
      #expect(bar.isHidden)
    }
  }

  @Test func `a bar that is shown again on its way out stays`() {
    run { _, clock in
      navigation.setNavigationBarHidden(true, animated: true)
      clock.advance(to: 0.1)
      let top = shownTop
      navigation.setNavigationBarHidden(false, animated: true)
      #expect(abs(shownTop - top) < 1e-9)
      clock.advance(to: clock.end)
      #expect(!bar.isHidden && shownTop == 20)
    }
  }

  @Test func `without an animation a bar is gone at once`() {
    run { _, clock in
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(bar.isHidden && clock.end == 0)
    }
  }
}
