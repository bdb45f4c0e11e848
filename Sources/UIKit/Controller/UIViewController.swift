// Mirrors UIViewController (iOS 17). Missing: presentation, bars, editing, restoration,
// storyboards.
public import Foundation

/// What loads a view and answers for it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// Makes a controller that makes its view itself; the nib's name is kept, and no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller that makes its view itself.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Fails: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// Is kept, and does nothing here: the name of the nib that holds the view on iOS.
  public let nibName: String?
  /// Is kept, and does nothing here: the bundle of that nib.
  public let nibBundle: Bundle?

  private var loadedView: UIView?
  /// What `beginAppearanceTransition` has announced and is not done yet.
  private var appearance: (isAppearing: Bool, animated: Bool)?
  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?

  /// The view, which the first access loads; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Sets `view`; here to an empty one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Is called once, when the view is loaded.
  open func viewDidLoad() {}
  /// Is called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called between the two, once, when the view has its superview, its traits and its size, and
  /// before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called after the view has come on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to come on the screen, or to leave it.
  ///
  /// For controllers that show children; not to be overridden.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Tells the controller that what `beginAppearanceTransition` announced is done.
  public final func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance else { return }
    appearance = nil
    if isAppearing { viewIsAppearing(animated) }
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }
  /// Is called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Is called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Is called before the size of the view changes with a turn of the device; the bounds are still
  /// the old ones.
  ///
  /// Passes the call on to the children whose size changes, each with its own (facts E2, RO14).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard room != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: room, with: coordinator)
    }
  }
  /// Is called before the traits change with a turn of the device, when they do (facts E1, E7).
  ///
  /// Passes the call on to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Returns the size that a child will have when this controller's view has a size; here the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Is called on iOS when memory runs short, which is never told here.
  open func didReceiveMemoryWarning() {}

  /// The text of the controller's title.
  open var title: String?
  /// Is called after the view's `safeAreaInsets` have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Distances added to what bars and notches take from the view's sides.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether a scroll view under a bar keeps its content off it even where it does not scroll (fact
  /// K2); default yes.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the margins of the view are never less than `systemMinimumLayoutMargins`; default yes.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.noteSystemMargins() }
  }
  /// The least margins of the view: 16 on the left and right at compact width, 20 at regular width,
  /// nothing at top and bottom (facts K5, AL69).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The controllers inside this one.
  open var children: [UIViewController] { childControllers }
  /// The controller around this one.
  open var parent: UIViewController? { parentController }
  /// Puts a controller inside this one; its view is to be added by the caller.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Takes the controller out of its parent.
  open func removeFromParent() { leaveParent() }
  /// Is called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }
  /// Is called after `traitCollection` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The responder around the view.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Whether the interface turns with its device; default yes.
  open var shouldAutorotate: Bool { true }
  /// The ways in which the interface can be turned; every one but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Is asked by nobody here, as nothing is presented: how the interface is turned at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// Does nothing here: the device is turned by whoever makes a picture of it.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Is asked by nobody here, as bars belong to the device: whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Is asked by nobody here, as bars belong to the device: how the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Is asked by nobody here, as bars belong to the device: how the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Does nothing here: bars belong to the device.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Is asked by nobody here: the child that says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Is asked by nobody here: the child that says how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Is asked by nobody here, as bars belong to the device: whether the home indicator may hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Is asked by nobody here: the child that says whether the home indicator may hide.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing here: bars belong to the device.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
