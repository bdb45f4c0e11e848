// Mirrors UIScrollViewDelegate (iOS 17). Missing: nothing.
public import Foundation

/// The delegate of a scroll view; each method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after each change of the content offset.
  // Optional
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  // Optional
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the touch that drags the content is about to end.
  ///
  /// The velocity is in points per millisecond. The delegate may change the offset at which the
  /// content stops.
  // Optional
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the touch that drags the content has ended.
  // Optional
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the deceleration after a drag begins.
  // Optional
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the deceleration after a drag has ended.
  // Optional
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the content offset.
  // Optional
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Inert: in UIKit, returns whether a tap on the status bar scrolls to the top; true if the
  /// method is not implemented.
  // Optional: true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Inert: in UIKit, called after a tap on the status bar has scrolled to the top.
  // Optional
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` has changed.
  // Optional
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the subview to be zoomed; if the result is nil or the method is not implemented,
  /// zooming is disabled.
  // Optional: nil
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after a change of the zoom scale.
  // Optional
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before an animated change of the zoom scale.
  // Optional
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after an animated change of the zoom scale.
  // Optional
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// A scroll view, whose property `delegate` is declared in an extension of this protocol.
///
/// `UICollectionView` declares a `delegate` of a narrower type, which Swift does not allow as an
/// override of a class member. A member of a protocol extension can be shadowed instead.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  /// The delegate, a weak reference.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
}
