// Mirrors UIViewControllerTransitionCoordinator (iOS 17). Missing: nothing.

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
  /// Runs one closure, which changes a view outside of the container, in the transition's animation
  /// and another after its end.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when an interactive transition becomes automatic, or interactive again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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
