extension UIViewController {
  func setOverrideTraits(_ traits: UITraitCollection?) {
    controllerState.overrideTraits = traits
    viewIfLoaded?.state.overrideTraits = traits
    viewIfLoaded?.noteTraitsInTree()
    viewIfLoaded?.setNeedsLayout()
  }
}
