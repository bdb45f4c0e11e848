extension UIViewController {
  /// Sets the scroll view that the bars at an edge follow; nil means automatic.
  ///
  /// Differs from UIKit: only the search bar of a navigation bar follows it.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    controllerState.contentScrollView = scrollView
    barSettingsDidChange()
  }

  /// Returns the scroll view that the bars at an edge follow: the one that was set, otherwise the
  /// view, or its first subview, if it is a scroll view; nil if there is none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let known = controllerState.contentScrollView { return known }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
