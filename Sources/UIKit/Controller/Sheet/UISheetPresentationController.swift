// Mirrors UISheetPresentationController (iOS 17). Missing: dragging between detents.
public import Foundation

/// The object that shows a presented controller as a sheet, which is attached to the bottom of the
/// screen in a compact width, and is in the middle of an iPad's screen in a regular width (fact
/// LI88).
///
/// Differs from UIKit: the sheet cannot be dragged. `selectedDetentIdentifier` changes its height,
/// `UIWindow.simulatePullDown()` dismisses it, and `UIWindow.simulateDismissal(to:)` dismisses it
/// interactively.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest; the default is only `large`.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The identifier of the detent at which the sheet rests; nil means the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The identifier of the highest detent at which the content behind is not dimmed; if nil, the
  /// content is dimmed at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// Whether the sheet shows a grabber at its top; the default is false.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// The radius of the sheet's corners; nil means the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// Whether the sheet is attached to the bottom in a compact height instead of covering the
  /// screen; the default is false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether an attached sheet is as wide as `preferredContentSize`; the default is false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Inert: whether scrolling the content beyond its top makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a page sheet on an iPad has the size of a page; otherwise it has the size of a form.
  ///
  /// The default is true.
  open var prefersPageSizing = true { didSet { invalidateDetents() } }
  /// Inert: the view above which the sheet is centred on iPads.
  open var sourceView: UIView?

  /// Calls a closure that changes the sheet's properties, and animates the resulting layout.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.35) {
        changes()
        self.containerView?.layoutIfNeeded()
      }
    }
  }
  /// Determines the heights of the detents again before the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The view with the sheet's corners that contains the presented controller's view.
  private lazy var sheet = SheetView()
  private lazy var dimming = DimmingView { [weak self] in self?.userDismisses() }
  private lazy var card = PresenterCard()

  /// The sheet's view, which contains that of the presented controller.
  open override var presentedView: UIView? { sheet }
  /// The frame of the sheet at its selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { geometry(in: $0).frame } ?? .zero
  }
  /// Inert: whether the presentation covers the screen: false.
  open override var shouldPresentInFullscreen: Bool { false }

  override func addPresentedView() {
    guard let container = containerView, let view = presentedViewController.view else { return }
    sheet.content = view
    sheet.presentation = self
    for view in [card, dimming, sheet] { container.addSubview(view) }
    containerViewWillLayoutSubviews()
  }

  override func showLeaving() { containerViewWillLayoutSubviews() }
  override var isDismissedByUser: Bool { true }
  override var passesTouches: Bool { dimming.isHidden }

  /// Places the sheet and the view that darkens the content behind it.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container = containerView, sheet.content != nil else { return }
    let geometry = geometry(in: container)
    sheet.isCard = !geometry.isFullScreen
    sheet.frame = geometry.frame
    if isLeaving { sheet.frame.origin.y = container.bounds.height }
    dimming.alpha = isLeaving ? 0 : 1
    sheet.layer.cornerRadius = geometry.isFullScreen ? 0 : preferredCornerRadius ?? Self.radius
    sheet.layer.maskedCorners = geometry.isAttached ? Self.topCorners : Self.allCorners
    sheet.showsGrabber = prefersGrabberVisible && geometry.isAttached
    dimming.frame = container.bounds
    dimming.isHidden = geometry.isFullScreen || isUndimmed(geometry)
    card.show(geometry.shrinksPresenter ? presentingViewController : nil, in: container)
  }

  private static let radius: CGFloat = 10
  private static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// Returns whether the content behind the sheet is not dimmed, and touches beside the sheet reach
  /// it.
  private func isUndimmed(_ geometry: SheetGeometry) -> Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = geometry.detents.first(where: { $0.identifier == largest })
    else { return false }
    return geometry.selected.height <= limit.height
  }
}
