extension UIViewController {
  /// The coordinator of the turn that is under way; nil if there is none (fact RO25).
  ///
  /// Differs from UIKit: pushes and presentations have none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.turnCoordinator ?? parent?.transitionCoordinator
  }

  /// Returns the nearest container of a class around the controller.
  func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }
      .lazy.compactMap { $0 as? Container }.first
  }

  /// Whether a container around the controller may cover it with a bar.
  var isInBarController: Bool { navigationController != nil || tabBarController != nil }

  var _tabBarItem: UITabBarItem {
    if let known = controllerState.tabBarItem { return known }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    controllerState.tabBarItem = made
    return made
  }

  /// Lets the containers place the controller again, as a setting about bars has changed.
  func barSettingsDidChange() {
    for container in sequence(first: parent, next: { $0?.parent }) {
      container?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The traits that the view and all that is in it have instead of the inherited ones (fact RO45).
  ///
  /// They go before `overrideUserInterfaceStyle`, and that before those that the parent overrides.
  /// Reading a trait that is not overridden gives its default value.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: controllerState.ownTraits ?? TraitValues()) }
    set { changeOverrides { $0.ownTraits = newValue.specified } }
  }

  /// Changes the traits that are overridden for the view, and notifies all that is in it.
  func changeOverrides(_ change: (inout ControllerState) -> Void) {
    change(&controllerState)
    viewIfLoaded?.state.controllerTraits = controllerState.allOverrides
    viewIfLoaded?.noteTraitsInTree()
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UIViewController: TreeOwner {
  @usableFromInline
  package nonisolated func giveUpOwned() -> [UIViewController] {
    let owned = controllerState.children
    controllerState.children = []
    return owned
  }
}

extension UIViewController {
  /// The traits that the view inherits.
  var inheritedTraits: UITraitCollection {
    if let viewIfLoaded { return viewIfLoaded.inheritedTraits }
    let around = parent?.traitCollection ?? UIEnvironment.current.traitCollection
    return around.overridden(by: controllerState.allOverrides)
  }
}
