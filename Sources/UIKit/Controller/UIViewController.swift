// Mirrors UIViewController (iOS 17). Missing: sheets, popovers and custom presentations,
// restoration, the contents of storyboards.
public import Foundation

/// The controller of a view tree: loads its root view, and is notified of its appearance, layout
/// and rotation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Makes a controller that makes its view itself; the nib's name is kept, and no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller that makes its view itself.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }
  /// Inert: writes nothing, as there are no archives.
  open func encode(with coder: NSCoder) {}

  /// Inert: the name of the nib that holds the view on iOS.
  public let nibName: String?
  /// Inert: the bundle of that nib.
  public let nibBundle: Bundle?

  private var _viewIfLoaded: UIView?
  /// The transition between `beginAppearanceTransition` and `endAppearanceTransition`.
  private var appearance: (isAppearing: Bool, animated: Bool)?
  // Read off the main actor only at the end, when nobody else can.
  nonisolated(unsafe) var controllerState = ControllerState()

  deinit { TreeRelease.free(giveUpOwned()) }

  /// The view, which the first access loads; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _viewIfLoaded
    }
    set {
      // The old view may live on elsewhere, and must not call this controller any more.
      _viewIfLoaded?.controller = nil
      _viewIfLoaded?.state.controllerTraits = nil
      _viewIfLoaded = newValue
      newValue?.controller = self
      newValue?.state.controllerTraits = controllerState.allOverrides
    }
  }

  /// The view if it is loaded.
  public var viewIfLoaded: UIView? { _viewIfLoaded }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { _viewIfLoaded != nil }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    guard _viewIfLoaded == nil else { return }
    loadView()
    // An override of `loadView` that sets no view must not be called again by every access.
    if _viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Sets `view`; here to an empty one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Is called once, when the view is loaded.
  open func viewDidLoad() {}
  /// Is called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called once between `viewWillAppear` and `viewDidAppear`, when the view has its superview,
  /// its traits and its size, and before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called after the view has come on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Begins the appearance or disappearance of a child's view; for container controllers.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    if isAppearing { tellWillAppear(animated) } else { tellWillDisappear(animated) }
  }
  /// Ends the transition that `beginAppearanceTransition` began.
  public final func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance else { return }
    // Cleared first: a callback may begin the next transition.
    appearance = nil
    if isAppearing { tellIsAppearing(animated) }
    if isAppearing { tellDidAppear(animated) } else { tellDidDisappear(animated) }
  }
  /// Whether children in the view are called when the view appears and disappears; default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Is called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Is called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the view's constraints; overrides end with the call of super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Is called before the size of the view changes with a turn of the device; the bounds are still
  /// the old ones.
  ///
  /// Passes the call on to the children whose size changes, each with its own (facts E2, RO14).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in resizedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child whose size stays is not called (fact RO14).
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      ControllerCalls.note("viewWillTransition(to:with:)", of: child)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// Is called before the traits change with a turn of the device, when they do (facts E1, E7).
  ///
  /// Passes the call on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      ControllerCalls.note("willTransition(to:with:)", of: child)
      child.willTransition(to: newCollection, with: coordinator)
    }
  }
  /// Returns the size that a child will have when this controller's view has a size; by default the
  /// same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the controller would like to have in a container; default zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Is called when a child would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the content can be edited; default false.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing of the content; the place to override.
  open func setEditing(_ editing: Bool, animated: Bool) {
    controllerState.isEditing = editing
    controllerState.editButtonItem?.title = editing ? "Done" : "Edit"
  }

  /// Inert: is called before a segue, for giving data to the controller that it shows.
  ///
  /// Differs from UIKit: there are no storyboards, so only a test calls it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Inert: returns whether a segue is performed; default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does a segue of the controller's storyboard.
  ///
  /// Differs from UIKit: there are no storyboards, so the program ends as where it has none of the
  /// name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIKitLog.raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// Inert: is called when memory runs short.
  ///
  /// Differs from UIKit: it is never called.
  open func didReceiveMemoryWarning() {}

  /// The title of the controller, also of its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      _tabBarItem.title = title
    }
  }
  /// The controller's item in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let known = controllerState.navigationItem { return known }
    let made = UINavigationItem(title: title)
    controllerState.navigationItem = made
    return made
  }
  /// The item of the controller, or of the child of a tab bar controller it is in, in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { _tabBarItem }
    set {
      controllerState.tabBarItem = newValue
      tabBarController?.showItems()
    }
  }
  /// The sides on which the view extends under translucent bars; default all (fact RO42).
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barSettingsDidChange() } }
  /// Whether the view extends under opaque bars too; default false (fact RO42).
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barSettingsDidChange() } }
  /// Whether a tab bar around is hidden while the controller is on the stack of a navigation
  /// controller, above its root; default false.
  open var hidesBottomBarWhenPushed = false { didSet { barSettingsDidChange() } }

  /// The way in which the controller is presented; default `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Shows a controller over the whole window.
  ///
  /// Differs from UIKit: there is no clock, so the presentation is complete when this returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { _present(viewControllerToPresent, animated: flag, completion) }
  /// Removes the controller that this one presents or, without one, the one around this.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion)
  }
  /// Shows a controller in the nearest navigation controller around, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }
  /// Presents a controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
  /// Inert: the transition of the view when the controller is presented; default `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The controller that this one or a parent of it presents.
  open var presentedViewController: UIViewController? {
    controllerState.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one or a parent of it.
  open var presentingViewController: UIViewController? {
    controllerState.presenting ?? parent?.presentingViewController
  }
  /// Overrides traits for a child, for its view and all that is in it (fact RO17).
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.changeOverrides { $0.overrideTraits = collection } }
  /// Returns the traits that are overridden for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.controllerState.overrideTraits }

  /// Is called after the view's `safeAreaInsets` have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Insets added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a scroll view under a bar gets the safe area as an inset even where its content does
  /// not scroll (fact K2); default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the margins of the view are never less than `systemMinimumLayoutMargins`; default
  /// true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.noteSystemMargins() }
  }
  /// The least margins of the view: 16 on the left and right at compact width, 20 at regular width
  /// and on the largest phones, nothing at top and bottom (facts K5, AL69).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = traitCollection.horizontalSizeClass == .regular || fillsLargePhone
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view is as wide as a phone in portrait of those called Plus and Max.
  private var fillsLargePhone: Bool {
    traitCollection.verticalSizeClass == .regular && (viewIfLoaded?.bounds.width ?? 0) >= 414
  }

  /// The navigation controller around this one, at whatever distance.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller around this one, at whatever distance.
  open var tabBarController: UITabBarController? { ancestor() }
  /// Whether the controller is on its way to be presented.
  open var isBeingPresented: Bool { controllerState.isBeingPresented }
  /// Whether the controller is on its way to be dismissed.
  open var isBeingDismissed: Bool { controllerState.isBeingDismissed }
  /// Whether the controller is on its way to become a child of another.
  open var isMovingToParent: Bool { controllerState.isMovingToParent }
  /// Whether the controller is on its way to leave its parent.
  open var isMovingFromParent: Bool { controllerState.isMovingFromParent }

  /// The child controllers.
  open var children: [UIViewController] { controllerState.children }
  /// The parent controller.
  open var parent: UIViewController? { controllerState.parent }
  /// Makes a controller a child of this one; the caller adds its view.
  open func addChild(_ child: UIViewController) {
    // `willMove` is called here, `didMove` by the caller once the child's view is in place.
    child.willMove(toParent: self)
    child.parent?.controllerState.children.removeAll { $0 === child }
    controllerState.children.append(child)
    child.controllerState.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.controllerState.children.removeAll { $0 === self }
    controllerState.parent = nil
    didMove(toParent: nil)
  }
  /// Is called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view, or where it is not loaded those around it.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }
  /// The style of the view and all that is in it instead of the inherited one; default unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerState.overrideUserInterfaceStyle }
    set { changeOverrides { $0.overrideUserInterfaceStyle = newValue } }
  }
  /// Lets the controller and its view have traits that have changed now, before the change comes to
  /// them (fact RO8).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
  /// Is called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The responder around the view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Whether the interface rotates with its device; default true.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations; default all, on a phone all but upside down.
  ///
  /// A simulator queries the controller in front at launch (fact E3) and before each turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Inert: the orientation in which the controller prefers to be presented.
  ///
  /// Differs from UIKit: nothing reads it, as nothing is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Inert: reports that `supportedInterfaceOrientations` has changed.
  ///
  /// Differs from UIKit: it has no effect until the next turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the status bar is hidden; default where the height is compact (fact RO38).
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The style of the status bar, which `UIStatusBarManager` reports.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Inert: the animation of the status bar.
  ///
  /// Differs from UIKit: nothing reads it; the status bar is there or not.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Lets the window request the preferences about the status bar again.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.askForStatusBar() }
  /// The child that decides whether the status bar is hidden; default none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides the style of the status bar; default none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Inert: whether the home indicator may hide.
  ///
  /// Differs from UIKit: nothing reads it, as bars belong to the device.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Inert: the child that decides whether the home indicator may hide.
  ///
  /// Differs from UIKit: nothing reads it, as bars belong to the device.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Inert: reports that the preference for the home indicator has changed.
  ///
  /// Differs from UIKit: it has no effect, as bars belong to the device.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // For containers in this module

  /// Puts the views of the children that are to be seen into the view.
  func showChildren() {}
  /// Places bars and children, in the layout of the view.
  func layOutContainer() {}
  /// The children whose views are in sight.
  var visibleChildren: [UIViewController] { childrenInTree }
  /// The children that are called before the size changes.
  var resizedChildren: [UIViewController] { children }
}
