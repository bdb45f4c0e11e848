/// The state of a controller apart from its view, such as its children, its appearance, its
/// presentation and its bar items.
struct ControllerState {
  /// The phases of the appearance of a controller's view on the screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
    /// Whether the view is on the screen or about to be.
    var isOnScreen: Bool { self == .appearing || self == .appeared }
  }

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var appearance = Appearance.disappeared
  /// The transition in progress, from `beginAppearanceTransition` to `endAppearanceTransition`.
  var transitionInProgress: (isAppearing: Bool, animated: Bool)?
  /// Whether the view appears or disappears because an app added it to a window or removed it.
  var followsWindow = false
  /// Whether the controller has no parent and appeared because its view was added to a window.
  var appearedAlone = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
  var presented: UIViewController?
  weak var presenting: UIViewController?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The key commands that were added to the controller.
  var keyCommands: [UIKeyCommand] = []
  /// The presentation controller of this controller, and the style for which it was made.
  var presentation: UIPresentationController?
  var presentationStyle = UIModalPresentationStyle.automatic
  /// The custom presentation, the dismissal or the exchange of children in which this controller
  /// takes part.
  var transition: ControllerTransition?
  var isModalInPresentation = false
  var definesPresentationContext = false
  var providesTransitionStyle = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  /// The insets for the bars of enclosing containers, in addition to the screen's safe area.
  var barInsets = UIEdgeInsets.zero
  /// The traits that the parent overrides for this controller.
  var overrideTraits: UITraitCollection?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the controller itself overrides, without the interface style; nil if there are
  /// none.
  var ownTraits: TraitValues?
  /// The content of `contentUnavailableConfiguration`, shown instead of the controller's content.
  var unavailable = UnavailableContent()
  /// The scroll view on which the appearance of the bars depends; nil if none was set.
  weak var contentScrollView: UIScrollView?
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var traitObservers: [TraitObserver] = []
  /// The scene of a storyboard from which the controller was made; nil if there is none.
  var scene: StoryboardScene?

  /// The traits overridden by the controller and by its parent; nil if there are none.
  ///
  /// The controller's own overrides take precedence.
  var allOverrides: TraitValues? {
    guard overrideTraits != nil || ownTraits != nil || overrideUserInterfaceStyle != .unspecified
    else { return nil }
    let parents = UITraitCollection().overridden(by: overrideTraits)
    return parents.styled(overrideUserInterfaceStyle).overridden(by: ownTraits).values
  }
}
