import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The coordinator of a turn, and turns that are interrupted.
@MainActor @Suite(.serialized) struct TransitionCoordinatorTests {
  private let noter = CoordinatorNoter()

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
      #expect(noter.log == ["announced to the coordinator's own controller: true", "alongside"])
      #expect(noter.transitionCoordinator != nil)
      clock.advance(to: clock.end)
      #expect(noter.log.last == "completed")
      #expect(noter.transitionCoordinator == nil)
    }
  }

  @Test func `RO23 the target transform is the turn, against that of the device`() {
    run { stage, _ in
      stage.turn(to: .lyingPhone)
      #expect(noter.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      stage.turn(to: .phone)
      #expect(noter.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
      var split = UIEnvironment.phone
      split.splitSize = CGSize(width: 320, height: 667)
      stage.turn(to: split)
      #expect(noter.transform == .identity)
    }
  }

  @Test func `a turn back in the midst of a turn goes on from what is seen`() {
    run { stage, clock in
      let window = stage.window
      stage.turn(to: .lyingPhone)
      clock.advance(to: 0.15)
      let (angle, width) = (shownAngle(window), window.layer.presentedState.bounds.width)
      stage.turn(to: .phone)
      // The screen is the one in portrait from now on, a quarter from the one before.
      #expect(abs(shownAngle(window) - angle - .pi / 2) < 1e-9)
      #expect(abs(window.layer.presentedState.bounds.width - width) < 1e-9)
      #expect(noter.log.count { $0 == "completed" } == 0)
      clock.advance(to: 0.3)
      #expect(noter.log.count { $0 == "completed" } == 1)
      #expect(noter.transitionCoordinator != nil)
      clock.advance(to: clock.end)
      #expect(noter.log.count { $0 == "completed" } == 2)
      #expect(!window.isMoving)
      #expect(window.bounds.size == CGSize(width: 375, height: 667))
      #expect(noter.transitionCoordinator == nil)
    }
  }

  /// The angle at which a window is seen, from 0 to a half turn either way.
  private func shownAngle(_ window: UIWindow) -> CGFloat {
    let transform = window.layer.presentedState.transform
    return atan2(transform.m12, transform.m11)
  }
}

/// A controller that notes the coordinator it is given.
private final class CoordinatorNoter: UIViewController {
  private(set) var log: [String] = []
  private(set) var transform = CGAffineTransform.identity

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let isOwn = transitionCoordinator === coordinator
    if log.isEmpty { log.append("announced to the coordinator's own controller: \(isOwn)") }
    transform = coordinator.targetTransform
    coordinator.animate(
      alongsideTransition: { _ in self.log.append("alongside") },
      completion: { _ in self.log.append("completed") })
  }
}
