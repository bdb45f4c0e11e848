// Mirrors UIViewControllerTransitionCoordinator (iOS 17). Missing: animations in another view,
// interaction.

/// The object through which a controller runs closures alongside a transition, such as a turn of
/// the device.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure in the transition's animation and another after it.
  ///
  /// In a turn all views are laid out in their new bounds when the first is called (fact E5).
  ///
  /// - Returns: whether the first will be called: not once the animation has run. The second is
  ///   called all the same (fact RO21).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure in the transition's animation.
  ///
  /// - Returns: whether the closure will be called: not once the animation has run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
