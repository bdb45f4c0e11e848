// Mirrors UINavigationController (iOS 17). Missing: the gesture that goes back, bars hidden by
// swipes and keyboards, classes of bars.
public import Foundation

/// A container of a stack of controllers, the last of which is in sight, under a navigation bar.
///
///     ┌──────────┐ ─ status bar, in the safe area of the screen
///     │‹ A   B   │   navigation bar: 44, 32 or 50 high, 52 more with a large title (fact E16)
///     ├──────────┤ ─ safe area of the child from here on (fact E17)
///     │  view    │
///     │  of B    │   the child's view extends under the bar, or begins below it (fact RO42)
///     └──────────┘
///
/// Differs from UIKit: a push or a pop is complete when the method returns; only the bars move in
/// the time of animations.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Makes a controller with the first one of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The child whose view is in place.
  var shown: UIViewController?
  private var _isNavigationBarHidden = false
  let _toolbar = UIToolbar(frame: .zero)
  var _isToolbarHidden = true
  /// Whether the toolbar was there before a compact height or a tap hid it.
  var showsToolbarAgain = false
  private var knownHeight = UIUserInterfaceSizeClass.unspecified

  /// The bar, which shows the navigation items of the stack.
  public let navigationBar = UINavigationBar(frame: .zero)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar.
  open var toolbar: UIToolbar! { _toolbar }
  /// Whether the toolbar is hidden; default true.
  open var isToolbarHidden: Bool {
    get { _isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides the toolbar or shows it; the safe area of the child changes at once.
  ///
  /// Animated, the toolbar leaves below the screen or comes from there, in a turn together with it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    _setToolbarHidden(hidden, animated: animated)
  }

  /// The delegate that is notified of shown controllers.
  ///
  /// Differs from UIKit: of the first one both calls come before its view is in a window.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack, from the root up.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _setViewControllers(with: viewControllers, animated: animated)
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { children.last }
  /// The visible controller: the top one, or the one presented over it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// Adds a controller to the stack; it must not be on it yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !children.contains(viewController),
      "Pushing the same view controller instance more than once is not supported: \(viewController)"
    )
    _setViewControllers(with: children + [viewController], animated: animated)
  }
  /// Removes the top controller, unless it is the root, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }
  /// Removes all controllers but the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Removes the controllers above one of the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    children.firstIndex(of: viewController).flatMap { pop(to: $0, animated: animated) }
  }

  /// Whether the bar is hidden; default false.
  open var isNavigationBarHidden: Bool {
    get { _isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides the bar or shows it; the safe area of the child changes at once, and no controller is
  /// called about its size (facts E8, RO41).
  ///
  /// Animated, the bar leaves above the screen or comes from there, in a turn together with it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != _isNavigationBarHidden else { return }
    _isNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    if animated, !hidden, !slide.isUnderWay {
      // A bar that comes begins above the screen.
      UIView.performWithoutAnimation { navigationBar.frame.origin.y = -navigationBar.frame.height }
    }
    placeBars(animated ? \.slide : nil)
    // Without the bar the top controller decides the style of the status bar.
    setNeedsStatusBarAppearanceUpdate()
  }
  /// The seconds in which a bar leaves or comes outside of a turn.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// The ways of the bar and of the toolbar.
  var slide = BarSlide(), lowerSlide = BarSlide()

  /// Whether bar and toolbar are hidden in a compact height and shown again in a regular one;
  /// default false (fact RO40).
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      knownHeight = .unspecified
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether a tap hides bar and toolbar, and the next one shows them again; default false.
  ///
  /// Differs from UIKit: a tap is what sets the state of `barHideOnTapGestureRecognizer` to ended.
  open var hidesBarsOnTap = false {
    didSet {
      barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap
      viewIfLoaded?.addGestureRecognizer(barHideOnTapGestureRecognizer)
    }
  }
  /// Recognises the tap that hides the bars or shows them.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { _barHideOnTapGestureRecognizer }
  private lazy var _barHideOnTapGestureRecognizer: BarTap = {
    let tap = BarTap(of: self)
    tap.isEnabled = hidesBarsOnTap
    return tap
  }()

  /// Makes the view that holds the bar and the top controller's view.
  open override func loadView() {
    view = LayoutContainerView(frame: UIScreen.main.bounds)
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(navigationBar)
    if hidesBarsOnTap { view.addGestureRecognizer(barHideOnTapGestureRecognizer) }
  }
  /// Adds a controller to the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  /// The item that was set, or else the root's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { controllerState.tabBarItem ?? children.first?.tabBarItem ?? _tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// The top controller decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller decides the style of the status bar where no bar is under it.
  open override var childForStatusBarStyle: UIViewController? {
    _isNavigationBarHidden ? topViewController : nil
  }

  // Only the top controller is notified of a new size (fact RO15).
  override var resizedChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }
  override func showChildren() { showTop(animated: false) }
  override func layOutContainer() {
    followHeightClass()
    placeBarAndChild()
  }

  private func followHeightClass() {
    let height = traitCollection.verticalSizeClass
    guard hidesBarsWhenVerticallyCompact, height != knownHeight else { return }
    // At the start a regular height shows no bar that was hidden by hand.
    let wasCompact = knownHeight == .compact
    knownHeight = height
    if height == .compact || wasCompact {
      setNavigationBarHidden(height == .compact, animated: AnimationBlock.isOpen)
    }
    if height == .compact {
      hideToolbarForNow(animated: AnimationBlock.isOpen)
    } else if wasCompact {
      showToolbarAgain(animated: AnimationBlock.isOpen)
    }
  }
}
