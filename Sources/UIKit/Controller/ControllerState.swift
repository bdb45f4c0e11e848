/// The state of a controller beside its view: relatives, appearance, presentation and bars.
struct ControllerState {
  /// The state of a view between leaving the screen and being on it.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
    /// Whether the view is on the screen, or on its way to it.
    var isOnScreen: Bool { self == .appearing || self == .appeared }
  }

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var appearance = Appearance.disappeared
  /// Whether a client's adding or removing the view made it appear or disappear.
  var followsWindow = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The controller that this one presents.
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  /// The insets of the bars of the containers around, in addition to those of the screen.
  var barInsets = UIEdgeInsets.zero
  /// The traits that the parent overrides for this controller.
  var overrideTraits: UITraitCollection?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The traits that the controller overrides, beside the style; nil for none.
  var ownTraits: TraitValues?
  var isEditing = false
  var editButtonItem: UIBarButtonItem?
  var traitObservers: [TraitObserver] = []

  /// The traits that the controller and its parent override, the controller's before the parent's;
  /// nil for none.
  var allOverrides: TraitValues? {
    guard overrideTraits != nil || ownTraits != nil || overrideUserInterfaceStyle != .unspecified
    else { return nil }
    let parents = UITraitCollection().overridden(by: overrideTraits)
    return parents.styled(overrideUserInterfaceStyle).overridden(by: ownTraits).values
  }
}
