// Mirrors UIPopoverPresentationController (iOS 17). Missing: passthrough views.
// Mirrors UIPopoverArrowDirection (iOS 17). Missing: nothing.
public import Foundation

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up, and the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down, and the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left, and the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right, and the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// A direction that is not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A view or a bar button item at which a popover opens.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The object that shows a presented controller as a popover with an arrow or, in a compact width,
/// as a sheet, unless the delegate prevents that.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UISheetPresentationController {
  /// The directions in which the arrow may point; the default is all.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { invalidateDetents() }
  }
  /// The view or the item that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { invalidateDetents() }
  }
  /// The rectangle of the source view that the arrow points at; null means the whole view.
  open var sourceRect = CGRect.null { didSet { invalidateDetents() } }
  /// The view that the arrow points at; nil if none was set.
  open override var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }
  /// The bar button item that the arrow points at; nil if none was set.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Inert: whether the popover may cover the source.
  open var canOverlapSourceViewRect = false
  /// Inert: the views that receive touches while the popover is open.
  open var passthroughViews: [UIView]?
  /// The colour of the popover with its arrow; nil means the content's background colour or, if
  /// there is none, `systemBackground`.
  open var backgroundColor: UIColor? { didSet { invalidateDetents() } }
  /// Inert: the distances of the popover from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Inert: the class of the background, which is the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The direction in which the arrow points; unknown before the presentation and in a sheet.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The controller of the sheet in a compact width: this object itself.
  ///
  /// Differs from UIKit: there it is a separate object.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  private lazy var popover = PopoverView()
  private lazy var closing = DimmingView { [weak self] in self?.userDismisses() }

  /// Whether the controller is shown as a popover, and not as a sheet.
  private var isPopover: Bool {
    guard let traits = containerView?.traitCollection else { return false }
    if traits.horizontalSizeClass == .regular { return true }
    let style = OptionalMethodCall.result {
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    return style == .some(UIModalPresentationStyle.none)
  }

  /// The popover's view or, in a sheet, the sheet's.
  open override var presentedView: UIView? { isPopover ? popover : super.presentedView }
  /// The frame of the popover with its arrow or of the sheet.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isPopover, let containerView else { return super.frameOfPresentedViewInContainerView }
    return placement(in: containerView).frame
  }

  override func addPresentedView() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    guard isPopover, let container = containerView, let view = presentedViewController.view else {
      return super.addPresentedView()
    }
    closing.backgroundColor = nil
    popover.content = view
    popover.presentation = self
    container.addSubview(closing)
    container.addSubview(popover)
    containerViewWillLayoutSubviews()
  }

  /// Places the popover at its source or, in a compact width, the sheet.
  open override func containerViewWillLayoutSubviews() {
    guard popover.content != nil, let container = containerView else {
      return super.containerViewWillLayoutSubviews()
    }
    let placement = placement(in: container)
    arrowDirection = placement.direction
    popover.color = backgroundColor
    popover.placement = placement
    popover.frame = placement.frame
    popover.alpha = isLeaving ? 0 : 1
    closing.frame = container.bounds
  }

  private func placement(in container: UIView) -> PopoverPlacement {
    let preferred = presentedViewController.preferredContentSize
    let margin = container.bounds.inset(by: container.safeAreaInsets)
      .insetBy(dx: PopoverPlacement.margin, dy: PopoverPlacement.margin)
    return PopoverPlacement(
      of: preferred == .zero ? PopoverPlacement.usualSize : preferred,
      at: sourceFrame(in: container), permitted: permittedArrowDirections, in: margin)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    let button = barButtonItem.flatMap { container.window?.button(for: $0) }
    guard let view = button ?? sourceView, view.window != nil else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    let rect = button == nil && !sourceRect.isNull ? sourceRect : view.bounds
    return view.convert(rect, to: container)
  }
}

extension UIView {
  /// Returns the button that shows a bar button item in the view or in its descendants; nil if
  /// there is none.
  fileprivate func button(for item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButton, button.item === item { return button }
    for view in subviews {
      if let button = view.button(for: item) { return button }
    }
    return nil
  }
}
