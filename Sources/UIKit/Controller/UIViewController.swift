// Mirrors UIViewController (iOS 17). Missing: state restoration.
public import Foundation

/// The controller of a view hierarchy.
///
/// It loads the root view, and is notified of appearance, layout and rotation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Makes a controller whose view is in a nib, or is created in code.
  ///
  /// If the name is nil, and `loadView` is not overridden, the controller looks for a nib named
  /// after its class, with or without `Controller` at the end (fact IB125). If the bundle is nil,
  /// the nib is searched for in the bundle of the class (fact IB128).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller whose view is in the nib of the class, or is created in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller of a storyboard or a nib; nil for any other coder (fact IB123).
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    guard let nib = coder.nib else { return nil }
    decode(from: nib)
  }
  /// Inert: encodes nothing, because archives are not supported.
  open func encode(with coder: NSCoder) {}

  /// The name of the nib that contains the view, as given to the initialiser.
  public let nibName: String?
  /// The bundle of the nib, as given to the initialiser.
  public let nibBundle: Bundle?

  private var _viewIfLoaded: UIView?
  // The state is read outside the main actor only in the deinitialiser, when no other code can use
  // it.
  nonisolated(unsafe) var controllerState = ControllerState()

  deinit { TreeRelease.free(giveUpOwned()) }

  /// The view, which is loaded on first access; never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _viewIfLoaded
    }
    set {
      // The app may still use the old view, which must no longer call this controller.
      _viewIfLoaded?.controller = nil
      _viewIfLoaded?.state.controllerTraits = nil
      _viewIfLoaded = newValue
      newValue?.controller = self
      newValue?.state.controllerTraits = controllerState.allOverrides
    }
  }

  /// The view if it is loaded, otherwise nil.
  public var viewIfLoaded: UIView? { _viewIfLoaded }

  /// Loads the view unless it is already loaded.
  open func loadViewIfNeeded() {
    guard _viewIfLoaded == nil else { return }
    loadView()
    // If an override of `loadView` sets no view, it must not be called again on every access.
    if _viewIfLoaded == nil { view = UIView(flexible: UIScreen.main.bounds) }
    viewDidLoad()
    fillScreenFromStoryboard()
  }

  /// Creates the view and stores it in `view`: that of the storyboard or of the nib or, by default,
  /// an empty view with the screen's size.
  open func loadView() {
    if !loadViewFromDocument() { view = UIView(flexible: UIScreen.main.bounds) }
  }
  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once between `viewWillAppear` and `viewDidAppear`.
  ///
  /// The view already has its superview, its traits and its size, but is not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears from the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared from the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the appearance methods of children are called automatically; the default is true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called before the first layout and, if an update was requested, before later layouts.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; overrides must call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view's size changes in a rotation, while the bounds are still the old ones.
  ///
  /// The default implementation calls this method of the children whose sizes change, each with the
  /// child's own size (facts E2, RO14).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in resizedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child whose size stays the same is not called (fact RO14).
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      ControllerCalls.note("viewWillTransition(to:with:)", of: child)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// Called before a rotation that changes the traits (facts E1, E7).
  ///
  /// The default implementation calls this method of the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      ControllerCalls.note("willTransition(to:with:)", of: child)
      child.willTransition(to: newCollection, with: coordinator)
    }
  }
  /// Returns the size of a child for a given size of this view; the default is the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the controller prefers in a container; the default is zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      preferredContentSizeDidChange()
    }
  }
  /// Called after the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the content is being edited; the default is false.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; subclasses override it to update their views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerState.isEditing = editing
    controllerState.editButtonItem?.title = editing ? "Done" : "Edit"
  }

  /// Called before a segue, to pass data to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue that the user has triggered is performed; the default is true.
  ///
  /// `identifier` is empty for a segue without an identifier.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the storyboard; a missing segue terminates the program (fact IB140).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(named: identifier, sender: sender)
  }
  /// Returns whether an unwind segue may end here; by default, if the class implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { _canPerformUnwindSegueAction(action, from: fromViewController) }
  /// Returns the children that are searched for the destination of an unwind segue, beginning with
  /// the last one; the child that contains the segue's source is left out.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let start = childContaining(source)
    return children.reversed().filter { $0 !== start }
  }
  /// Called when an unwind segue ends at a child or inside it; containers then show the child.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Inert: in UIKit, called when memory is low.
  ///
  /// Differs from UIKit: it is never called.
  open func didReceiveMemoryWarning() {}

  /// The title of the controller, which is also set in its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      _tabBarItem.title = title
    }
  }
  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let known = controllerState.navigationItem { return known }
    let made = UINavigationItem(title: title)
    controllerState.navigationItem = made
    return made
  }
  /// The item that represents the controller in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { _tabBarItem }
    set {
      controllerState.tabBarItem = newValue
      tabBarController?.showItems()
    }
  }
  /// The edges at which the view extends under translucent bars; the default is all (fact RO42).
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barSettingsDidChange() } }
  /// Whether the view extends under opaque bars too; the default is false (fact RO42).
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barSettingsDidChange() } }
  /// Whether the tab bar is hidden while the controller is pushed on a stack; the default is false.
  open var hidesBottomBarWhenPushed = false { didSet { barSettingsDidChange() } }

  /// The style in which the controller is presented; the default is `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Presents a controller in its `modalPresentationStyle`.
  ///
  /// Differs from UIKit: the presentation is complete on return unless the app animates it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { _present(viewControllerToPresent, animated: flag, completion) }
  /// Dismisses the controller presented by this one.
  ///
  /// If there is none, this controller, or the presented controller that contains it, is dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion)
  }
  /// Shows a controller in the nearest navigation controller, or presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) { _show(vc, sender: sender) }
  /// Shows a controller in the secondary column of the nearest split view controller, or presents
  /// it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    _showDetail(vc, sender: sender)
  }
  /// Inert: the transition for presenting the controller; the default is `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The controller presented by this one or by its nearest ancestor that presents one, or nil.
  open var presentedViewController: UIViewController? {
    controllerState.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one or its nearest presented ancestor; nil if there is none.
  open var presentingViewController: UIViewController? {
    controllerState.presenting ?? parent?.presentingViewController
  }
  /// Overrides traits for a child's view and its subviews; nil removes the overrides (fact RO17).
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.changeOverrides { $0.overrideTraits = collection } }
  /// Returns the traits overridden for a child; nil if there are none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.controllerState.overrideTraits }

  /// Called after the view's `safeAreaInsets` have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The insets added to the view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a scroll view under a bar is inset by the safe area even if its content does not
  /// scroll (fact K2); the default is true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; the default is true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.noteSystemMargins() }
  }
  /// The minimum margins of the view.
  ///
  /// On the left and right they are 16 points in a compact width, and 20 in a regular width and on
  /// the largest phones in portrait; at the top and bottom they are 0 (facts K5, AL69).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = traitCollection.horizontalSizeClass == .regular || fillsLargePhone
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The nearest enclosing navigation controller; nil if there is none.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest enclosing tab bar controller; nil if there is none.
  open var tabBarController: UITabBarController? { ancestor() }
  /// Whether the controller is being presented, until the presentation is complete.
  open var isBeingPresented: Bool { controllerState.isBeingPresented }
  /// Whether the controller is being dismissed, until the dismissal is complete.
  open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { controllerState.isMovingToParent }
  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { controllerState.isMovingFromParent }

  /// The child controllers; empty by default.
  open var children: [UIViewController] { controllerState.children }
  /// The parent controller; nil if there is none.
  open var parent: UIViewController? { controllerState.parent }
  /// Makes a controller a child of this one; the caller adds the child's view.
  open func addChild(_ child: UIViewController) {
    // This calls `willMove`; the caller calls `didMove` once the child's view is in place.
    child.willMove(toParent: self)
    child.parent?.controllerState.children.removeAll { $0 === child }
    controllerState.children.append(child)
    child.controllerState.parent = self
  }
  /// Removes the controller from its parent, and then calls `didMove(toParent:)` with nil.
  open func removeFromParent() {
    guard let parent else { return }
    parent.controllerState.children.removeAll { $0 === self }
    controllerState.parent = nil
    didMove(toParent: nil)
  }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view; if it is not loaded, the traits that it would inherit.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }
  /// The interface style of the view and its subviews; `unspecified`, the default, means inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerState.overrideUserInterfaceStyle }
    set { changeOverrides { $0.overrideUserInterfaceStyle = newValue } }
  }
  /// Called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The superview of the view; if there is none, the parent controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Whether the interface rotates with the device; the default is true.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations; the default is all, except for upside down on a phone.
  ///
  /// The topmost controller's value is read at launch (fact E3), and by a simulator before each
  /// rotation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Inert: in UIKit, the preferred orientation for presenting the controller.
  ///
  /// Differs from UIKit: the value is never used.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Inert: in UIKit, reports that `supportedInterfaceOrientations` has changed.
  ///
  /// Differs from UIKit: the change takes effect only in the next rotation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the status bar is hidden; the default is true in a compact height (fact RO38).
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The style of the status bar, which `UIStatusBarManager` returns.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Inert: the animation for changes of the status bar.
  ///
  /// Differs from UIKit: the value is never used, because the status bar is not animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Makes the window read the preferences for the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.askForStatusBar() }
  /// The child that determines whether the status bar is hidden; nil, the default, means `self`.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines the style of the status bar; nil, the default, means `self`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Inert: whether the home indicator may be hidden.
  ///
  /// Differs from UIKit: the value is never used, because the home indicator belongs to the device.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Inert: the child that determines whether the home indicator may be hidden.
  ///
  /// Differs from UIKit: the value is never used, because the home indicator belongs to the device.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Inert: in UIKit, reports that the preference for the home indicator has changed.
  ///
  /// Differs from UIKit: it has no effect, because the home indicator belongs to the device.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // Members for containers in this module:

  /// Adds the views of the children that should be visible.
  func showChildren() {}
  /// Places the bars and the children; called during the layout of the view.
  func layOutContainer() {}
  /// The children whose views are visible.
  var visibleChildren: [UIViewController] { childrenInTree }
  /// Adds a keyboard shortcut, which works while the controller is in the responder chain.
  open func addKeyCommand(_ key: UIKeyCommand) { controllerState.keyCommands.append(key) }
  /// Removes a keyboard shortcut that was added with `addKeyCommand(_:)`.
  open func removeKeyCommand(_ key: UIKeyCommand) { controllerState.remove(key) }
  /// The children that are notified before the size changes.
  var resizedChildren: [UIViewController] { children }
}
