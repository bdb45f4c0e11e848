// Mirrors UIScrollViewDelegate (iOS 17). Missing: zooming.
public import Foundation

/// The delegate of a scroll view; every method has a default that does nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Is called after every change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Is called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Is called when the finger lifts; may change the offset at which the content stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Is called after the finger has lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Is called when the deceleration after a drag begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Is called when the deceleration after a drag has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Is called after an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top; by default true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Is called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Is called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Unanswered.placeholder(()) }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Unanswered.placeholder(())
  }
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// The `delegate` property of `UIScrollView`.
///
/// `UICollectionView` declares a `delegate` of a narrower type, which Swift does not allow as an
/// override of a class member. A member of a protocol extension can be shadowed instead.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {
  /// The object behind `delegate`, held weakly.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// The delegate, held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
