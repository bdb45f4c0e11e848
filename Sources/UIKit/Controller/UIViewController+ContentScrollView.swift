extension UIViewController {
  /// Sets the scroll view on whose scroll position the bars at an edge depend; nil means automatic.
  ///
  /// Differs from UIKit: `edge` is ignored; the bars at all edges depend on the scroll view.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    controllerState.contentScrollView = scrollView
    barSettingsDidChange()
  }

  /// Returns the scroll view on whose scroll position the bars at an edge depend: the one that was
  /// set, otherwise the view or else the view's first subview, if that is a scroll view; nil if
  /// there is none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let known = controllerState.contentScrollView { return known }
    return viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
