// Generated from the protocol's declaration by `DelegationTests`.
public import Foundation

extension UIScrollViewDelegate {
  /// Is called when the method is not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethodCall.placeholder(true)
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethodCall.placeholder(nil)
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethodCall.placeholder(())
  }

  /// Is called when the method is not implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethodCall.placeholder(())
  }
}
