extension UIViewController {
  /// The coordinator of the current presentation or dismissal, push or pop, change of tab, or
  /// rotation; nil if there is none (facts E27, RO25).
  ///
  /// Differs from UIKit: pushes and presentations that are complete at once have no coordinator.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    controllerState.transition?.coordinator ?? viewIfLoaded?.window?.turnCoordinator
      ?? parent?.transitionCoordinator
  }

  func _show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func _showDetail(_ controller: UIViewController, sender: Any?) {
    if let split: UISplitViewController = ancestor() {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Returns the nearest enclosing container of a class; nil if there is none.
  func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }
      .lazy.compactMap { $0 as? Container }.first
  }

  /// Whether the view is at least as wide as a Plus or Max phone in portrait, in a regular height.
  var fillsLargePhone: Bool {
    traitCollection.verticalSizeClass == .regular && (viewIfLoaded?.bounds.width ?? 0) >= 414
  }
  /// Whether an enclosing container may cover the controller with a bar.
  var isInBarController: Bool { navigationController != nil || tabBarController != nil }

  var _tabBarItem: UITabBarItem {
    if let known = controllerState.tabBarItem { return known }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    controllerState.tabBarItem = made
    return made
  }

  /// Makes the enclosing containers lay out again after a setting for bars has changed.
  func barSettingsDidChange() {
    for container in sequence(first: parent, next: { $0?.parent }) {
      container?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The traits that the view and its subviews have instead of the inherited ones (fact RO45).
  ///
  /// These overrides take precedence over `overrideUserInterfaceStyle`, which takes precedence over
  /// the traits overridden by the parent. Reading a trait that is not overridden returns its
  /// default value.
  public var traitOverrides: any UITraitOverrides {
    get { MutableTraits(values: controllerState.ownTraits ?? TraitValues()) }
    set { changeOverrides { $0.ownTraits = newValue.specified } }
  }

  /// Applies pending changes of traits to the controller and its view at once (fact RO8).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Changes the overridden traits of the view, and notifies the view and its subviews.
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
  /// The traits that the view inherits or, if it is not loaded, would inherit.
  var inheritedTraits: UITraitCollection {
    if let viewIfLoaded { return viewIfLoaded.inheritedTraits }
    let around = parent?.traitCollection ?? UIEnvironment.current.traitCollection
    return around.overridden(by: controllerState.allOverrides)
  }
}
