public import Foundation

// Calls of methods that the delegate may not implement, written as on iOS:
//
//     delegate?.scrollViewDidScroll?(scrollView)
//
// reads the property of the method's name. Each method has a default, so there is always something to
// call; see `OptionalCalls`.

extension UIScrollViewDelegate {
  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
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
    { self.scrollViewWillBeginDecelerating($0) }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

extension OptionalCalls where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
