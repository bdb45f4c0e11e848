extension UIViewController {
  func adopt(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.parentController?.childControllers.removeAll { $0 === child }
    childControllers.append(child)
    child.parentController = self
  }

  func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// The traits around the view.
  var inheritedTraits: UITraitCollection {
    viewIfLoaded?.inheritedTraits ?? parent?.traitCollection
      ?? UIEnvironment.current.traitCollection
  }
}
