// Generated from the protocol's declaration by `DelegationTests`.

extension UITabBarControllerDelegate {
  /// A callable that forwards to the optional methods named `tabBarController`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var tabBarController: OptionalCalls<any UITabBarControllerDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `tabBarControllerSupportedInterfaceOrientations(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var tabBarControllerSupportedInterfaceOrientations:
    ((UITabBarController) -> UIInterfaceOrientationMask?)?
  {
    { view in
      OptionalMethodCall.result {
        self.tabBarControllerSupportedInterfaceOrientations(view)
      }
    }
  }

  /// A closure that calls `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    ((UITabBarController) -> UIInterfaceOrientation?)?
  {
    { view in
      OptionalMethodCall.result {
        self.tabBarControllerPreferredInterfaceOrientationForPresentation(view)
      }
    }
  }
}

extension OptionalCalls where Target == any UITabBarControllerDelegate {
  /// Calls `tabBarController(_:shouldSelect:)` and returns its result, or nil if the method is not
  /// implemented.
  public func callAsFunction<Object: UITabBarController>(
    _ tabBarController: Object, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalMethodCall.result {
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  /// Calls `tabBarController(_:shouldSelect:)` and returns its result, or the default if the method
  /// is not implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalMethodCall.resultOrDefault {
      target.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  /// Calls `tabBarController(_:didSelect:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    OptionalMethodCall.result {
      target.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  /// Calls `tabBarController(_:animationControllerForTransitionFrom:to:)` and returns its result,
  /// or nil if the method is not implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethodCall.result {
      target.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    } ?? nil
  }

  /// Calls `tabBarController(_:interactionControllerFor:)` and returns its result, or nil if the
  /// method is not implemented.
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethodCall.result {
      target.tabBarController(tabBarController, interactionControllerFor: animationController)
    } ?? nil
  }

  /// Calls `tabBarController(_:willBeginCustomizing:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) -> Void? {
    OptionalMethodCall.result {
      target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  /// Calls `tabBarController(_:willEndCustomizing:changed:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarController(_:didEndCustomizing:changed:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) -> Void? {
    OptionalMethodCall.result {
      target.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
}
