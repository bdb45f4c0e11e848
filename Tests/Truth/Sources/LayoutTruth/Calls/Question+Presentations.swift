import Foundation
import UIKit

extension Question {
  /// Custom presentations, their animations and their interactions.
  static let presentations = [
    calls("a presentation controller is called around the appearance", "E27") {
      let stage = PresentationStage()
      return stage.calls {
        stage.present()
        stage.dismiss()
      }.only("willBegin", "willAppear", "didEnd", "willDismiss", "willDisappear", "didDismiss")
    },
    calls("every call of a custom presentation and its dismissal") {
      let stage = PresentationStage()
      return stage.calls {
        stage.present()
        stage.dismiss()
      }
    },
    calls("a presentation controller that is read before the presentation", "E27") {
      let stage = PresentationStage()
      let known = stage.shown.presentationController
      stage.present()
      let isSame = known === stage.shown.presentationController
      return [isSame ? "the same" : "another", "made \(stage.delegate.made)"]
    },
    calls("the frame of a presented view before and after a new preferred size", "E28") {
      let stage = PresentationStage()
      stage.present()
      let before = Names.rect(stage.shown.view.frame)
      stage.shown.preferredContentSize = CGSize(width: 0, height: 200)
      stage.holder.settle()
      let container = stage.shown.presentationController?.containerView?.frame ?? .zero
      return [before, Names.rect(stage.shown.view.frame), "container \(Names.rect(container))"]
    },
    calls("an animator's frames, and the end of its transition", "E29") {
      let stage = PresentationStage(animator: Slide())
      return stage.calls {
        stage.present(animated: true)
        stage.dismiss(animated: true)
      }.only("animates", "ended", "didEnd", "didDismiss")
    },
    value("an animator is used without animation", "E29") {
      let stage = PresentationStage(animator: Slide())
      return stage.calls { stage.present() }.only("animates").isEmpty ? "not used" : "used"
    },
    calls("a presentation whose animator ends it as not completed", "E29") {
      let stage = PresentationStage(animator: Slide())
      stage.delegate.slide?.isRefusing = true
      stage.present(animated: true)
      let isPresented = stage.root.presentedViewController != nil
      return [
        isPresented ? "presented" : "not presented",
        stage.shown.view.window == nil ? "no window" : "a window",
      ]
    },
    calls("an interactive dismissal that is cancelled, then one that is finished", "E30") {
      let stage = PresentationStage(animator: Slide())
      stage.present()
      let interaction = UIPercentDrivenInteractiveTransition()
      stage.delegate.interaction = interaction
      let calls = stage.calls {
        stage.dismiss(animated: true)
        stage.log.note("cancel")
        interaction.cancel()
        Clock.pass()
        stage.log.note("presented \(stage.root.presentedViewController === stage.shown)")
      }
      stage.dismiss(animated: true)
      stage.delegate.interaction?.finish()
      Clock.pass()
      return calls.only("willDisappear", "cancel", "willAppear", "didAppear", "presented")
        + ["then presented \(stage.root.presentedViewController != nil)"]
    },
  ]
}

/// A controller that presents another one in a window of 320 by 480 points.
@MainActor private final class PresentationStage {
  let log = CallLog()
  let root = UIViewController()
  let shown: NotedController
  let delegate: PresentationDelegate
  let holder: RootHolder

  init(animator: Slide? = nil) {
    shown = NotedController(log)
    delegate = PresentationDelegate(log, animator)
    animator?.log = log
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    holder = RootHolder(root, size: CGSize(width: 320, height: 480))
  }

  func present(animated: Bool = false) {
    root.present(shown, animated: animated)
    holder.settle()
    Clock.pass()
  }

  func dismiss(animated: Bool = false) {
    root.dismiss(animated: animated)
    holder.settle()
    Clock.pass()
  }

  func calls(_ action: () -> Void) -> [String] { log.calls(during: action) }
}

/// A controller that notes its appearance.
private final class NotedController: UIViewController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("didDisappear")
  }
}

/// A presentation at the lower side of its container, half as high or of the preferred height.
private final class Sheet: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let preferred = presentedViewController.preferredContentSize.height
    let height = preferred > 0 ? preferred : bounds.height / 2
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    let hasCoordinator = presentedViewController.transitionCoordinator != nil
    log?.note(
      "willBegin window \(containerView?.window != nil), coordinator \(hasCoordinator)")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("didEnd \(completed)") }

  override func dismissalTransitionWillBegin() { log?.note("willDismiss") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.note("didDismiss \(completed)")
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }
}

/// An animator that shows or fades the view.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var log: CallLog?
  var isDismissal = false
  var isRefusing = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let side = isDismissal
    guard let controller = transitionContext.viewController(forKey: side ? .from : .to),
      let view = transitionContext.view(forKey: side ? .from : .to)
    else { return transitionContext.completeTransition(false) }
    let (before, after) = (
      transitionContext.initialFrame(for: controller), transitionContext.finalFrame(for: controller)
    )
    log?.note("animates from \(Names.rect(before)) to \(Names.rect(after))")
    if !isDismissal {
      view.frame = after
      transitionContext.containerView.addSubview(view)
    }
    let isCompleted = !isRefusing
    UIView.animate(withDuration: 0.1) {
      view.alpha = side ? 0 : 0.9
    } completion: { _ in
      transitionContext.completeTransition(
        isCompleted && !transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log?.note("ended \(transitionCompleted)") }
}

/// The delegate that returns the presentation controller, the animator and the interaction.
@MainActor
private final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let slide: Slide?
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var made = 0
  private let log: CallLog

  init(_ log: CallLog, _ slide: Slide?) {
    (self.log, self.slide) = (log, slide)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = Sheet(presentedViewController: presented, presenting: presenting)
    sheet.log = log
    made += 1
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
