import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// An animator that moves the presented view down by 100 points within a second, and its
/// interaction.
@MainActor
private final class Lowering: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
{
  var isInteractive = true
  var usesAnimator = false
  var presents = false
  private(set) var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let leaving = presents ? nil : context.view(forKey: .from)
    guard let view = leaving ?? context.view(forKey: .to) else { return }
    if view.superview == nil {
      view.frame = context.containerView.bounds
      context.containerView.addSubview(view)
    }
    if usesAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.y += 100
      }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator.startAnimation()
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.y += 100
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presents ? self : nil }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }
}

@MainActor @Suite(.serialized) struct InteractiveTransitionTests {
  private let stage: ControllerStage
  private let root = UIViewController()
  private let shown = UIViewController()
  private let lowering = Lowering()

  init() {
    stage = ControllerStage(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = lowering
    root.present(shown, animated: false)
  }

  /// The top of the presented view as pictures show it.
  private var visibleTop: CGFloat? { shown.view.layer.presentation()?.frame.minY }

  @Test(arguments: [false, true])
  func `an interactive dismissal shows its animations at the completed fraction (E30)`(
    usesAnimator: Bool
  ) {
    defer { stage.end() }
    lowering.usesAnimator = usesAnimator
    root.dismiss(animated: true)
    #expect(visibleTop == 0 && shown.view.window != nil)
    lowering.update(0.4)
    #expect(visibleTop == 40)
    lowering.update(0.25)
    #expect(visibleTop == 25 && lowering.ended.isEmpty)
    lowering.finish()
    #expect(shown.view.window == nil && root.presentedViewController == nil)
    #expect(lowering.ended == [true])
  }

  @Test(arguments: [false, true])
  func `a cancelled dismissal gives views the values from before it (E30)`(usesAnimator: Bool) {
    defer { stage.end() }
    lowering.usesAnimator = usesAnimator
    root.dismiss(animated: true)
    lowering.update(0.4)
    #expect(shown.view.frame.minY == 100)
    lowering.cancel()
    #expect(shown.view.frame.minY == 0 && visibleTop == 0)
    #expect(root.presentedViewController === shown && lowering.ended == [false])
  }

  @Test func `the rest of a dismissal takes its time, by speed and curve (E30)`() {
    defer { stage.end() }
    let clock = AnimationClock()
    lowering.completionSpeed = 2
    lowering.completionCurve = .linear
    clock.perform {
      root.dismiss(animated: true)
      lowering.update(0.4)
      lowering.finish()
    }
    #expect(visibleTop == 40)
    clock.advance(to: 0.15)
    #expect(visibleTop.map { ($0 * 1000).rounded() / 1000 } == 70)
    clock.advance(to: 0.29)
    #expect(shown.view.window != nil)
    clock.advance(to: 0.3)
    #expect(shown.view.window == nil)
  }

  @Test func `a dismissal goes back from where it is when it is cancelled (E30)`() {
    defer { stage.end() }
    let clock = AnimationClock()
    lowering.completionCurve = .linear
    clock.perform {
      root.dismiss(animated: true)
      lowering.update(0.4)
      lowering.cancel()
    }
    clock.advance(to: 0.1)
    #expect(visibleTop.map { ($0 * 1000).rounded() / 1000 } == 30)
    clock.advance(to: 0.4)
    #expect(visibleTop == 0 && root.presentedViewController === shown)
  }

  @Test func `a running dismissal is paused and becomes interactive (E30)`() {
    defer { stage.end() }
    let clock = AnimationClock()
    lowering.wantsInteractiveStart = false
    clock.perform { root.dismiss(animated: true) }
    clock.advance(to: 0.5)
    #expect(visibleTop == 50)
    guard let waiting = shown.controllerState.transition else {
      Issue.record("The transition has ended.")
      return
    }
    clock.perform { waiting.pauseInteractiveTransition() }
    clock.advance(to: 2)
    #expect(visibleTop == 50 && waiting.isInteractive && waiting.progress?.fraction == 0.5)
    clock.perform { waiting.cancelInteractiveTransition() }
    clock.advance(to: 3)
    #expect(root.presentedViewController === shown && shown.view.frame.minY == 0)
  }

  @Test func `alongside animations follow the completed fraction (E30)`() {
    defer { stage.end() }
    root.dismiss(animated: true)
    var fractions: [CGFloat] = []
    shown.transitionCoordinator?.notifyWhenInteractionChanges { context in
      #expect(!context.isInteractive && context.initiallyInteractive)
      fractions.append(context.percentComplete)
    }
    lowering.update(0.7)
    #expect(shown.transitionCoordinator?.percentComplete == 0.7)
    lowering.finish()
    #expect(fractions == [0.7])
  }

  @Test func `a finger dismisses partly what no interaction of the app controls`() {
    defer { stage.end() }
    lowering.isInteractive = false
    #expect(stage.window.simulateDismissal(to: 0.5))
    #expect(visibleTop == 50 && stage.window.transitionProgress == 0.5)
    stage.window.simulateTransition(to: 0.75)
    #expect(visibleTop == 75)
    stage.window.simulateTransitionEnd(isCancelled: true)
    #expect(visibleTop == 0 && stage.window.transitionProgress == nil)
    #expect(stage.window.simulateDismissal(to: 0.5))
    stage.window.simulateTransitionEnd()
    #expect(root.presentedViewController == nil)
  }

  @Test func `a sheet that is dismissed partly is lower by that part of the way`() throws {
    defer { stage.end() }
    root.dismiss(animated: false)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    let card = try #require(sheet.view.superview)
    let (top, bottom) = (card.frame.minY, stage.window.bounds.height)
    #expect(stage.window.simulateDismissal(to: 0.5))
    #expect(card.layer.presentation()?.frame.minY == top + (bottom - top) / 2)
    stage.window.layoutIfNeeded()
    stage.window.simulateTransitionEnd(isCancelled: true)
    stage.window.layoutIfNeeded()
    #expect(card.frame.minY == top && root.presentedViewController === sheet)
    sheet.isModalInPresentation = true
    #expect(!stage.window.simulateDismissal(to: 0.5))
  }

  @Test func `a delegate animates a full-screen presentation (E37)`() throws {
    defer { stage.end() }
    root.dismiss(animated: false)
    shown.modalPresentationStyle = .fullScreen
    lowering.presents = true
    root.present(shown, animated: true)
    lowering.update(0.4)
    #expect(visibleTop == 40 && root.view.window === stage.window)
    lowering.finish()
    #expect(root.view.window == nil && shown.view.window === stage.window)
  }

  @Test func `a full-screen controller is dismissed partly over the returned view (E37)`() {
    defer { stage.end() }
    root.dismiss(animated: false)
    shown.transitioningDelegate = nil
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: false)
    #expect(root.view.window == nil)
    #expect(stage.window.simulateDismissal(to: 0.5))
    #expect(visibleTop == stage.window.bounds.height / 2 && root.view.window === stage.window)
    stage.window.simulateTransitionEnd(isCancelled: true)
    #expect(root.view.window == nil && root.presentedViewController === shown)
    #expect(visibleTop == 0)
    #expect(stage.window.simulateDismissal(to: 0.5))
    stage.window.simulateTransitionEnd()
    #expect(root.presentedViewController == nil && root.view.window === stage.window)
  }
}
