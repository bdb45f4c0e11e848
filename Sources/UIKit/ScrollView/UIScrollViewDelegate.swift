// Mirrors UIScrollViewDelegate (iOS 17). Missing: zooming.
public import Foundation

/// Is told when a scroll view moves; every method has a default that does nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Is called after the offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Is called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Is called when a finger lifts; may change where the view comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Is called after a finger has lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Is called when the view moves on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Is called when the view has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Is called after an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top; yes without an implementation.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Is called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Is called after what bars take from the content has changed.
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
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
