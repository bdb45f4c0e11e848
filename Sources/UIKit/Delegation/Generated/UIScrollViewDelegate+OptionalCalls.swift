// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIScrollViewDelegate {
  /// A closure that calls `scrollViewDidScroll(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidScroll(view) } }
  }

  /// A closure that calls `scrollViewWillBeginDragging(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewWillBeginDragging(view) } }
  }

  /// A callable that forwards to the optional methods named `scrollViewWillEndDragging`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `scrollViewDidEndDragging`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `scrollViewWillBeginDecelerating(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewWillBeginDecelerating(view) } }
  }

  /// A closure that calls `scrollViewDidEndDecelerating(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidEndDecelerating(view) } }
  }

  /// A closure that calls `scrollViewDidEndScrollingAnimation(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidEndScrollingAnimation(view) } }
  }

  /// A closure that calls `scrollViewShouldScrollToTop(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.scrollViewShouldScrollToTop(view) } }
  }

  /// A closure that calls `scrollViewDidScrollToTop(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidScrollToTop(view) } }
  }

  /// A closure that calls `scrollViewDidChangeAdjustedContentInset(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidChangeAdjustedContentInset(view) } }
  }

  /// A callable that forwards to the optional methods named `viewForZooming`; see `OptionalCalls`.
  @_disfavoredOverload
  public var viewForZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A closure that calls `scrollViewDidZoom(_:)`; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidZoom(view) } }
  }

  /// A callable that forwards to the optional methods named `scrollViewWillBeginZooming`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// A callable that forwards to the optional methods named `scrollViewDidEndZooming`; see
  /// `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, and returns nil if the
  /// method is not implemented.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethodCall.result {
      target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethodCall.result {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Calls `viewForZooming(in:)` and returns its result, or nil if the method is not implemented.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethodCall.result { target.viewForZooming(in: scrollView) } ?? nil
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`, and returns nil if the method is not implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethodCall.result { target.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`, and returns nil if the method is not
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethodCall.result {
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
