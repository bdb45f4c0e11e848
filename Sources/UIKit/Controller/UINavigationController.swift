// Mirrors UINavigationController (iOS 17). Missing: `hidesBarsOnSwipe`,
// `hidesBarsWhenKeyboardAppears`, custom bar classes.
public import Foundation

/// A container with a stack of controllers, which shows the last one under a navigation bar.
///
///     ┌──────────┐ ─ status bar, in the safe area of the screen
///     │‹ A   B   │   navigation bar: 44, 32 or 50 high, 52 more with a large title (fact E16)
///     ├──────────┤ ─ safe area of the child from here on (fact E17)
///     │  view    │
///     │  of B    │   the child's view extends under the bar, or begins below it (fact RO42)
///     └──────────┘
///
/// Differs from UIKit: a push or pop is complete when the method returns, unless the delegate
/// animates it or it is interactive (fact E41). Showing and hiding the bars can be animated.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Makes a navigation controller with the root controller of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller of a storyboard; nil for any other coder (fact IB108).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nib.map(decodeStack(from:))
  }

  /// The child whose view is shown.
  var shown: UIViewController?
  private var _isNavigationBarHidden = false
  var _toolbar = UIToolbar(frame: .zero)
  /// The active search controller whose view is over that of the top controller.
  weak var searchShown: UISearchController?
  var _isToolbarHidden = true
  /// Whether the toolbar was visible before a compact height or a tap hid it.
  var showsToolbarAgain = false
  private var knownHeight = UIUserInterfaceSizeClass.unspecified

  /// The navigation bar, which shows the navigation items of the stack.
  public internal(set) var navigationBar = UINavigationBar(frame: .zero)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar, which shows the toolbar items of the top controller.
  open var toolbar: UIToolbar! { _toolbar }
  /// Whether the toolbar is hidden.
  ///
  /// The default is true.
  open var isToolbarHidden: Bool {
    get { _isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  ///
  /// The child's safe area changes at once.
  ///
  /// If the change is animated, the toolbar slides out of the screen at the bottom, or in from
  /// below. During a rotation this happens in the same animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    _setToolbarHidden(hidden, animated: animated)
  }

  /// The delegate, which is notified before and after a controller is shown.
  ///
  /// Differs from UIKit: for the first controller, both calls come before its view is in a window.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack of controllers, beginning with the root.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack, and shows its last controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    _setViewControllers(with: viewControllers, animated: animated)
  }
  /// The last controller of the stack; nil if the stack is empty.
  open var topViewController: UIViewController? { children.last }
  /// The visible controller: the presented one, or the top controller if none is presented.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// Adds a controller to the stack.
  ///
  /// Adding a controller that is already in the stack stops the program.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !children.contains(viewController),
      "Pushing the same view controller instance more than once is not supported: \(viewController)"
    )
    _setViewControllers(with: children + [viewController], animated: animated)
  }
  /// Removes the top controller and returns it; nil if it is the root or the stack is empty.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }
  /// Removes all controllers except for the root, and returns them; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Removes the controllers above a controller of the stack, and returns them; nil if there are
  /// none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    children.firstIndex(of: viewController).flatMap { pop(to: $0, animated: animated) }
  }

  /// Whether the navigation bar is hidden.
  ///
  /// The default is false.
  open var isNavigationBarHidden: Bool {
    get { _isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar.
  ///
  /// The child's safe area changes at once, and no controller is notified of a new size (facts E8,
  /// RO41).
  ///
  /// If the change is animated, the bar slides out of the screen at the top, or in from above.
  /// During a rotation this happens in the same animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != _isNavigationBarHidden else { return }
    _isNavigationBarHidden = hidden
    guard isViewLoaded else { return }
    if animated, !hidden, !slide.isUnderWay {
      // A bar that slides in begins above the screen.
      UIView.performWithoutAnimation { navigationBar.frame.origin.y = -navigationBar.frame.height }
    }
    placeBars(animated ? \.slide : nil)
    // If the bar is hidden, the top controller determines the style of the status bar.
    setNeedsStatusBarAppearanceUpdate()
  }
  /// The duration in seconds for showing or hiding a bar, except during a rotation.
  public static let hideShowBarDuration: CGFloat = 0.2
  /// The animations of the navigation bar and of the toolbar.
  var slide = BarSlide(), lowerSlide = BarSlide()

  /// Whether the navigation bar and the toolbar are hidden in a compact height and shown again in a
  /// regular one.
  ///
  /// The default is false (fact RO40).
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      knownHeight = .unspecified
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether a tap hides the navigation bar and the toolbar, and the next tap shows them again.
  ///
  /// The default is false.
  ///
  /// Differs from UIKit: the recogniser detects no taps. To simulate one, set the state of
  /// `barHideOnTapGestureRecognizer` to ended.
  open var hidesBarsOnTap = false {
    didSet {
      barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap
      viewIfLoaded?.addGestureRecognizer(barHideOnTapGestureRecognizer)
    }
  }
  /// The recogniser of the tap that hides or shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { _barHideOnTapGestureRecognizer }
  private lazy var _barHideOnTapGestureRecognizer: BarTap = {
    let tap = BarTap(of: self)
    tap.isEnabled = hidesBarsOnTap
    return tap
  }()

  /// The kinds of changes of the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
  /// The recogniser of the swipe that pops the top controller; `Simulator.popPartly(to:)` simulates
  /// this gesture.
  ///
  /// If it is disabled, the simulated gesture has no effect.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { _popGestureRecognizer }
  private lazy var _popGestureRecognizer = UIScreenEdgePanGestureRecognizer()

  /// Creates the view that contains the navigation bar and the top controller's view.
  open override func loadView() {
    view = LayoutContainerView(flexible: UIScreen.main.bounds)
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(navigationBar)
    if hidesBarsOnTap { view.addGestureRecognizer(barHideOnTapGestureRecognizer) }
  }
  /// Pops the controllers above the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: true) }
  /// Pushes a controller onto the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  /// The tab bar item set for this controller; if there is none, that of the root controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { controllerState.tabBarItem ?? children.first?.tabBarItem ?? _tabBarItem }
    set { super.tabBarItem = newValue }
  }
  /// The top controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller, which determines the style of the status bar if the navigation bar is
  /// hidden; otherwise nil.
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
    // The bars are shown again only after a compact height; a regular height at the beginning must
    // not show a bar that the app has hidden.
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
