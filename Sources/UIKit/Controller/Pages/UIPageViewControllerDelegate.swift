// Mirrors UIPageViewControllerDataSource and UIPageViewControllerDelegate (iOS 17). Missing:
// spines, orientations.
public import Foundation

/// An object that provides the neighbours of a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a given page; nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a given page; nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots for pages that scroll horizontally; if it is not implemented, there
  /// are no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the dot of the page that the app has set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

// Both methods have the same argument labels, so the overloads that allow optional calls such as
// `method?(for:)`, which are generated for other protocols, would be ambiguous.
extension UIPageViewControllerDataSource {
  /// Returns 0, and records that the conforming type does not implement this method.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethodCall.placeholder(0)
  }
  /// Returns 0, and records that the conforming type does not implement this method.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethodCall.placeholder(0)
  }
}

/// An object that is notified of pages turned by the user.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user turns a page.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user has turned a page or cancelled the turn.
  // Optional
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
