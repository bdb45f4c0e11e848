public import Foundation

// Calls of methods that the delegate may not implement, written as on iOS:
//
//     delegate?.scrollViewDidScroll?(scrollView)
//
// reads the property of the method's name. Each method has a default, so the property is never nil;
// see `OptionalCalls`. The call is an optional one, so that a delegate that only forwards a call
// counts as one that has the method.

extension UIScrollViewDelegate {
  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidScroll(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewWillBeginDragging(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewWillBeginDecelerating(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidEndDecelerating(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidEndScrollingAnimation(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool?)? {
    { view in Unanswered.ask { self.scrollViewShouldScrollToTop(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var viewForZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidZoom(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalCalls<any UIScrollViewDelegate>? {
    OptionalCalls(target: self)
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidScrollToTop(view) } }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { view in _ = Unanswered.ask { self.scrollViewDidChangeAdjustedContentInset(view) } }
  }
}

extension OptionalCalls where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    _ = Unanswered.ask {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    _ = Unanswered.ask {
      target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Calls `viewForZooming(in:)`; nil without an implementation.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    Unanswered.ask { target.viewForZooming(in: scrollView) } ?? nil
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    _ = Unanswered.ask { target.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    _ = Unanswered.ask {
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}
