// Generated from the protocol's declaration by `DelegationTests`.

extension UINavigationControllerDelegate {
  /// A callable that forwards to the optional methods named `navigationController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var navigationController: OptionalCalls<any UINavigationControllerDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `navigationControllerSupportedInterfaceOrientations(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask?)?
  {
    { view in
      OptionalMethodCall.result {
        self.navigationControllerSupportedInterfaceOrientations(view)
      }
    }
  }

  /// A closure that calls `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`;
  /// see `OptionalCalls`.
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation?)?
  {
    { view in
      OptionalMethodCall.result {
        self.navigationControllerPreferredInterfaceOrientationForPresentation(view)
      }
    }
  }
}

extension OptionalCalls where Target == any UINavigationControllerDelegate {
  /// Calls `navigationController(_:willShow:animated:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Calls `navigationController(_:didShow:animated:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }

  /// Calls `navigationController(_:animationControllerFor:from:to:)` and returns its result, or nil
  /// if the method is not implemented.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.result {
      target.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    } ?? nil
  }

  /// Calls `navigationController(_:interactionControllerFor:)` and returns its result, or nil if
  /// the method is not implemented.
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethodCall.result {
      target.navigationController(
        navigationController, interactionControllerFor: animationController)
    } ?? nil
  }
}
