import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// An animator that moves the new view up from 100 points below within a second, for containers.
@MainActor
private final class Rising: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var isInteractive = true
  private(set) var operations: [UINavigationController.Operation] = []
  private(set) var shown: [UIViewController] = []
  private(set) var frames: [CGRect] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    let goal = context.finalFrame(for: controller)
    frames.append(goal)
    context.containerView.addSubview(view)
    view.frame = goal.offsetBy(dx: 0, dy: 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = goal
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return self
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }
}

/// A controller that notes its calls.
private final class Noted: UIViewController {
  private(set) var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  override func didMove(toParent parent: UIViewController?) {
    calls.append(parent == nil ? "left" : "entered")
  }
  func forget() { calls = [] }
}

@MainActor @Suite(.serialized) struct ContainerTransitionTests {
  private let rising = Rising()
  private let first = Noted()
  private let second = Noted()

  private func top(of controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation()?.frame.minY
  }

  private func stack() -> (UINavigationController, ControllerStage) {
    let stack = UINavigationController(rootViewController: first)
    let stage = ControllerStage(stack)
    stage.layOut()
    stack.delegate = rising
    first.forget()
    return (stack, stage)
  }

  @Test func `a push shows the delegate's animations at the completed fraction (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    stack.pushViewController(second, animated: true)
    #expect(rising.operations == [.push] && rising.shown.isEmpty)
    #expect(top(of: second) == 100 && first.view.window != nil)
    rising.update(0.4)
    #expect(top(of: second) == 60)
    #expect(first.calls == ["will disappear"] && second.calls == ["will appear"])
    rising.finish()
    #expect(top(of: second) == 0 && first.view.window == nil)
    #expect(first.calls == ["will disappear", "did disappear"])
    #expect(second.calls == ["will appear", "did appear", "entered"])
    #expect(rising.shown == [second] && stack.transitionCoordinator == nil)
    #expect(rising.frames == [stack.view.bounds])
  }

  @Test func `a cancelled pop leaves the stack as it was (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    stack.pushViewController(second, animated: false)
    second.forget()
    stack.popViewController(animated: true)
    #expect(rising.operations == [.pop] && stack.viewControllers == [first])
    rising.update(0.3)
    rising.cancel()
    #expect(stack.viewControllers == [first, second] && stack.navigationBar.items?.count == 2)
    #expect(second.view.window != nil && first.view.window == nil)
    #expect(
      second.calls == [
        "will disappear", "will appear", "did appear", "entered",
      ])
    #expect(second.parent === stack && second.view.frame == stack.view.bounds)
  }

  @Test func `a further push completes the one before it (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    let third = Noted()
    stack.pushViewController(second, animated: true)
    stack.pushViewController(third, animated: false)
    #expect(stack.viewControllers == [first, second, third] && third.view.window != nil)
    #expect(second.view.window == nil && second.parent === stack)
    #expect(second.calls.last == "did disappear")
  }

  @Test func `a push without an animation does not call for an animator (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    stack.pushViewController(second, animated: false)
    #expect(rising.operations.isEmpty && second.view.window != nil)
  }

  @Test func `a finger goes back over the view below (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    stack.delegate = nil
    stack.pushViewController(second, animated: false)
    let width = stage.window.bounds.width
    #expect(stage.window.simulatePop(to: 0.5))
    #expect(second.view.layer.presentation()?.frame.minX == width / 2)
    let below = first.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(below + 0.15 * width) < 0.001)
    stage.window.simulateTransitionEnd(isCancelled: true)
    #expect(stack.viewControllers == [first, second] && second.view.frame.minX == 0)
    #expect(stage.window.simulatePop(to: 0.5))
    stage.window.simulateTransitionEnd()
    #expect(stack.viewControllers == [first] && first.view.frame.minX == 0)
  }

  @Test func `a finger does not go back if its recogniser is disabled (E41)`() {
    let (stack, stage) = stack()
    defer { stage.end() }
    stack.pushViewController(second, animated: false)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!stage.window.simulatePop(to: 0.5))
    #expect(stack.viewControllers == [first, second])
  }

  @Test func `a change of the tab shows the delegate's animations (E41)`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let stage = ControllerStage(tabs)
    defer { stage.end() }
    stage.layOut()
    tabs.delegate = rising
    tabs.selectedIndex = 1
    rising.update(0.25)
    #expect(top(of: second) == 75 && first.view.window != nil)
    rising.cancel()
    #expect(tabs.selectedIndex == 0 && second.view.window == nil && first.view.window != nil)
    tabs.selectedIndex = 1
    rising.finish()
    #expect(tabs.selectedIndex == 1 && top(of: second) == 0 && first.view.window == nil)
  }
}
