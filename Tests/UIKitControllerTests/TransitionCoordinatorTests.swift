import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The coordinator of a turn, and turns that are interrupted.
@MainActor @Suite(.serialized) struct TransitionCoordinatorTests {
  private let noter = ScriptedController(noting: [])

  init() {
    noter.whenTurned = { noter, _, coordinator in
      let isOwn = noter.transitionCoordinator === coordinator
      if noter.log.lines.isEmpty {
        noter.note("announced to the coordinator's own controller: \(isOwn)")
      }
      coordinator.animate(
        alongsideTransition: { _ in noter.note("alongside") },
        completion: { _ in noter.note("completed") })
    }
  }

  private func run(_ body: (ControllerStage, AnimationClock) -> Void) {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: noter))
      let clock = AnimationClock()
      clock.perform { body(stage, clock) }
      stage.end()
    }
  }

  @Test func `RO25 a controller has a coordinator while a turn is under way, and then no more`() {
    run { stage, clock in
      #expect(noter.transitionCoordinator == nil)
      stage.turn(to: .lyingPhone)
      #expect(
        noter.log.lines == ["announced to the coordinator's own controller: true", "alongside"])
      #expect(noter.transitionCoordinator != nil)
      clock.advance(to: clock.end)
      #expect(noter.log.lines.last == "completed")
      #expect(noter.transitionCoordinator == nil)
    }
  }

  @Test func `RO23 the target transform is the turn, against that of the device`() {
    run { stage, _ in
      stage.turn(to: .lyingPhone)
      #expect(noter.targetTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      stage.turn(to: .phone)
      #expect(noter.targetTransform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
      var split = UIEnvironment.phone
      split.splitSize = CGSize(width: 320, height: 667)
      stage.turn(to: split)
      #expect(noter.targetTransform == .identity)
    }
  }

  @Test func `a turn back in the midst of a turn goes on from what is seen`() {
    run { stage, clock in
      let window = stage.window
      stage.turn(to: .lyingPhone)
      clock.advance(to: 0.15)
      let (angle, width) = (shownAngle(window), window.layer.presentedState.bounds.width)
      stage.turn(to: .phone)
      // From now on the screen is the one in portrait, turned by a quarter from the one before.
      #expect(abs(shownAngle(window) - angle - .pi / 2) < 1e-9)
      #expect(abs(window.layer.presentedState.bounds.width - width) < 1e-9)
      #expect(noter.log.lines.count { $0 == "completed" } == 0)
      clock.advance(to: 0.3)
      #expect(noter.log.lines.count { $0 == "completed" } == 1)
      #expect(noter.transitionCoordinator != nil)
      clock.advance(to: clock.end)
      #expect(noter.log.lines.count { $0 == "completed" } == 2)
      #expect(!window.isMoving)
      #expect(window.bounds.size == CGSize(width: 375, height: 667))
      #expect(noter.transitionCoordinator == nil)
    }
  }

  /// The angle at which a window is visible, from −π to π.
  private func shownAngle(_ window: UIWindow) -> CGFloat {
    let transform = window.layer.presentedState.transform
    return atan2(transform.m12, transform.m11)
  }
}
