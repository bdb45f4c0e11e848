// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIScrollViewDelegate {
  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidScroll(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewWillBeginDragging(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewWillBeginDecelerating(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidEndDecelerating(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidEndScrollingAnimation(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    { view in OptionalMethodCall.result { self.scrollViewShouldScrollToTop(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidScrollToTop(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidChangeAdjustedContentInset(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var viewForZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { view in _ = OptionalMethodCall.result { self.scrollViewDidZoom(view) } }
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the methods of this name; see `OptionalCalls`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }
}

extension OptionalCalls where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; nil without an implementation.
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

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethodCall.result {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Calls `viewForZooming(in:)`; nil without an implementation.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethodCall.result { target.viewForZooming(in: scrollView) } ?? nil
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethodCall.result { target.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`; nil without an implementation.
  @discardableResult
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethodCall.result {
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
