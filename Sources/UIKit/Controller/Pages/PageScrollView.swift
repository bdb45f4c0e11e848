import Foundation

/// The scroll view of a page controller, which shows one page between two places for its neighbours
/// (fact K29).
///
///     content  │ before │  page  │ after  │
///                       └ bounds ┘
final class PageScrollView: UIScrollView {
  private let isHorizontal: Bool
  /// The place of the page in sight, so that the page's own frame begins at zero.
  private let place = UIView()
  /// The view of the page in sight.
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

  /// Gives the content three pages' size, and shows the one in the middle.
  private func arrange() {
    let (width, height) = (bounds.width, bounds.height)
    contentSize = CGSize(
      width: isHorizontal ? 3 * width : width, height: isHorizontal ? height : 3 * height)
    let origin = CGPoint(x: isHorizontal ? width : 0, y: isHorizontal ? 0 : height)
    if contentOffset != origin { contentOffset = origin }
    place.frame = CGRect(origin: origin, size: bounds.size)
  }
}
