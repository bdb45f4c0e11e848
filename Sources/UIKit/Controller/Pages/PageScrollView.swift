import Foundation

/// The scroll view of a page controller.
///
/// It shows the current page, between empty spaces for its neighbours (fact K29).
///
///     content  │ before │  page  │ after  │
///                       └ bounds ┘
final class PageScrollView: UIScrollView {
  private let isHorizontal: Bool
  /// The container of the current page's view.
  ///
  /// The container is at the middle of the content, so that the page's frame in the container
  /// begins at zero.
  private let place = UIView()
  /// The view of the current page.
  var page: UIView? {
    didSet {
      if oldValue !== page { oldValue?.removeFromSuperview() }
      guard let page else { return }
      page.frame = place.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.addSubview(page)
    }
  }

  init(_ orientation: UIPageViewController.NavigationOrientation) {
    isHorizontal = orientation == .horizontal
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    addSubview(place)
  }

  required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if oldBounds.size != bounds.size { arrange() }
  }

  /// Makes the content three pages long, and scrolls to the middle one.
  private func arrange() {
    let (width, height) = (bounds.width, bounds.height)
    contentSize = CGSize(
      width: isHorizontal ? 3 * width : width, height: isHorizontal ? height : 3 * height)
    let origin = CGPoint(x: isHorizontal ? width : 0, y: isHorizontal ? 0 : height)
    if contentOffset != origin { contentOffset = origin }
    place.frame = CGRect(origin: origin, size: bounds.size)
  }
}
