import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A sheet at the lower side of its container, which logs its calls.
@MainActor private final class Sheet: UIPresentationController {
  var log: ControllerLog?
  let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    return CGRect(
      x: 0, y: containerView.bounds.height - size.height, width: size.width, height: size.height)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let height = presentedViewController.preferredContentSize.height
    return CGSize(width: parentSize.width, height: height > 0 ? height : parentSize.height / 2)
  }
  override func presentationTransitionWillBegin() {
    log?.lines.append("will begin \(containerView?.window != nil)")
    containerView?.addSubview(dim)
    let coordinator = presentedViewController.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { [log] _ in log?.lines.append("alongside") },
      completion: { [log] in log?.lines.append("completion, cancelled \($0.isCancelled)") })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.lines.append("did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { log?.lines.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.lines.append("did dismiss \(completed)")
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    dim.frame = containerView?.bounds ?? .zero
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }
}

/// An animator that slides the view up or down, and perhaps its interaction.
@MainActor
private final class Slide: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning
{
  var log: ControllerLog?
  var isDismissal = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isDismissal ? .from : .to
    guard let controller = transitionContext.viewController(forKey: key),
      let view = transitionContext.view(forKey: isDismissal ? .from : .to)
    else { return transitionContext.completeTransition(false) }
    let before = transitionContext.initialFrame(for: controller)
    let after = transitionContext.finalFrame(for: controller)
    log?.lines.append("animates from \(Int(before.height)) to \(Int(after.height))")
    if !isDismissal {
      view.frame = after.offsetBy(dx: 0, dy: after.height)
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.5) {
      view.frame = self.isDismissal ? before.offsetBy(dx: 0, dy: before.height) : after
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.lines.append("ended \(transitionCompleted)")
  }
}

@MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: ControllerLog
  var slide: Slide?
  var interaction: Slide?
  var sheets: [Sheet] = []

  init(_ log: ControllerLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = Sheet(presentedViewController: presented, presenting: presenting)
    sheet.log = log
    sheets.append(sheet)
    return sheet
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide?.isDismissal = true
    return slide
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// An animator that cancels its transition.
private final class Refusal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(false)
  }
}

/// A presentation that removes the presenting controller's view.
private final class Cover: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

private final class Coverer: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Cover(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Refusal() }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Refusal() }
}

@MainActor @Suite(.serialized) struct CustomPresentationTests {
  private let log = ControllerLog()
  private let root: ScriptedController
  private let shown: ScriptedController
  private let delegate: Delegate

  init() {
    root = ScriptedController("A", log)
    shown = ScriptedController("B", log)
    delegate = Delegate(log)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
  }

  @Test func `a presentation controller is called around the appearance (E27)`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    log.lines = []
    root.present(shown, animated: false) { log.lines.append("completed") }
    #expect(
      log.lines == [
        "B loads", "will begin true", "B will appear", "B is appearing", "alongside",
        "B did appear", "did end true", "completed", "completion, cancelled false",
      ])
    log.lines = []
    shown.dismiss(animated: false) { log.lines.append("completed") }
    #expect(
      log.lines == [
        "will dismiss", "B will disappear", "B did disappear", "did dismiss true", "completed",
      ])
    #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `the presentation controller is made once, also before the presentation (E27)`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    let known = shown.presentationController
    #expect(known === delegate.sheets.first && known?.containerView == nil)
    root.present(shown, animated: false)
    #expect(shown.presentationController === known && delegate.sheets.count == 1)
    #expect(known?.presentingViewController === root)
    #expect(known?.containerView?.frame == stage.window.bounds)
    shown.dismiss(animated: false)
    #expect(known?.containerView == nil && shown.presentationController !== known)
    #expect(root.presentationController == nil)
  }

  /// A delegate with an interaction for the presentation.
  private final class Interactive: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = Slide()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { interaction }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test func `a dismissal cancels an interactive presentation that waits`() {
    let (stage, delegate) = (ControllerStage(root), Interactive())
    defer { stage.end() }
    shown.transitioningDelegate = delegate
    root.present(shown, animated: true)
    root.dismiss(animated: true) { log.lines.append("dismissed") }
    #expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
    #expect(log.lines.last == "dismissed")
    delegate.interaction.finish()
    #expect(root.presentedViewController == nil && shown.view.window == nil)
  }

  @Test func `a delegate's methods can be called as optional ones`() {
    let all: any UIViewControllerTransitioningDelegate = delegate
    let none: any UIViewControllerTransitioningDelegate = Coverer()
    delegate.slide = Slide()
    #expect(all.animationController?(forDismissed: shown) === delegate.slide)
    #expect(none.presentationController?(forPresented: shown, presenting: nil, source: root) != nil)
  }

  @Test func `a presentation controller keeps the controller that it presents`() {
    let sheet = Sheet(presentedViewController: UIViewController(), presenting: nil)
    #expect(sheet.presentingViewController === sheet.presentedViewController)
    #expect(sheet.frameOfPresentedViewInContainerView == .zero)
  }

  @Test func `the presented view has its frame in the container, and follows it (E28)`() throws {
    try UIEnvironment.with(.phone) {
      let stage = ControllerStage(root)
      defer { stage.end() }
      root.present(shown, animated: false)
      #expect(shown.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
      let sheet = try #require(delegate.sheets.first)
      #expect(sheet.dim.frame == stage.window.bounds && root.view.window != nil)
      shown.preferredContentSize = CGSize(width: 0, height: 200)
      stage.window.layoutIfNeeded()
      #expect(shown.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
      log.lines = []
      stage.turn(to: .lyingPhone)
      #expect(log.lines.contains("B will be 667 × 200"))
      #expect(shown.view.frame == CGRect(x: 0, y: 175, width: 667, height: 200))
    }
  }

  @Test func `an animator adds the view, and ends the transition (E29)`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    let slide = Slide()
    (slide.log, delegate.slide) = (log, slide)
    log.lines = []
    root.present(shown, animated: true)
    #expect(
      log.lines == [
        "B loads", "will begin true", "B will appear", "B is appearing", "alongside",
        "animates from 0 to \(Int(shown.view.frame.height))", "ended true", "B did appear",
        "did end true", "completion, cancelled false",
      ])
    #expect(!shown.isBeingPresented && shown.transitionCoordinator == nil)
    log.lines = []
    root.dismiss(animated: true)
    #expect(log.lines.contains("animates from \(Int(shown.view.frame.height)) to 0"))
    #expect(log.lines.last == "did dismiss true")
  }

  @Test func `a transition that is cancelled leaves everything as it was (E29)`() {
    final class Refuser: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Refusal() }
    }
    let stage = ControllerStage(root)
    defer { stage.end() }
    let refuser = Refuser()
    shown.transitioningDelegate = refuser
    root.present(shown, animated: true)
    #expect(root.presentedViewController == nil && shown.view.window == nil)
    #expect(stage.window.subviews == [root.view])
    root.present(shown, animated: false)
    #expect(root.presentedViewController === shown && shown.view.frame == stage.window.bounds)
  }

  @Test func `an interactive dismissal waits until it is finished or cancelled (E30)`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    root.present(shown, animated: false)
    let slide = Slide()
    (slide.log, delegate.slide, delegate.interaction) = (log, slide, slide)
    log.lines = []
    root.dismiss(animated: true)
    #expect(log.lines.prefix(2) == ["will dismiss", "B will disappear"])
    #expect(shown.isBeingDismissed && shown.view.window != nil && slide.duration == 0.5)
    slide.update(2)
    #expect(slide.percentComplete == 1)
    slide.cancel()
    #expect(!shown.isBeingDismissed && root.presentedViewController === shown)
    #expect(
      log.lines.suffix(4) == [
        "B will appear", "B is appearing", "B did appear", "did dismiss false",
      ])
    root.dismiss(animated: true)
    slide.finish()
    #expect(log.lines.last == "did dismiss true" && root.presentedViewController == nil)
  }

  @Test func `a presentation that removes the presenter's view puts it back`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    let coverer = Coverer()
    shown.transitioningDelegate = coverer
    root.present(shown, animated: false)
    #expect(root.view.window == nil && log.lines.last == "A did disappear")
    root.dismiss(animated: false)
    #expect(root.view.window != nil && log.lines.contains("A did appear"))
  }

  @Test func `a cancelled transition that removes the presenter's view leaves all as it was (E29)`()
  {
    let stage = ControllerStage(root)
    defer { stage.end() }
    let coverer = Coverer()
    shown.transitioningDelegate = coverer
    log.lines = []
    root.present(shown, animated: true)
    #expect(root.view.window != nil && root.presentedViewController == nil)
    #expect(
      log.lines.filter { $0.hasPrefix("A") } == [
        "A will disappear", "A will appear", "A is appearing", "A did appear",
      ])
    root.present(shown, animated: false)
    log.lines = []
    root.dismiss(animated: true)
    #expect(root.view.window == nil && root.presentedViewController === shown)
    #expect(
      log.lines.filter { $0.hasPrefix("A") } == [
        "A will appear", "A will disappear", "A did disappear",
      ])
  }
}
