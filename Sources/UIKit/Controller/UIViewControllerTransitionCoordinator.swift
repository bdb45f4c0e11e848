// Mirrors UIViewControllerTransitionCoordinator (iOS 17). Missing: animations in another view,
// interaction.

/// An object that runs controllers' closures alongside a transition, such as a rotation of the
/// device.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs one closure in the transition's animation and another after its end.
  ///
  /// In a rotation, all views are laid out in their new bounds when the first closure is called
  /// (fact E5).
  ///
  /// - Returns: whether the first closure will be called, which is false after the animation has
  ///   run. The completion is called in any case (fact RO21).
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure in the transition's animation.
  ///
  /// - Returns: whether the closure will be called, which is false after the animation has run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
