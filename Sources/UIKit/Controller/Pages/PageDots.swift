import Foundation

/// The page control below the pages of a page controller.
///
///     │   page   │
///     ├──────────┤ ─ 37 points above the view's lower edge
///     │   • ○ ○  │
@MainActor struct PageDots {
  /// The height of the row of dots, in points.
  static let height: CGFloat = 37
  private(set) var control: UIPageControl?

  /// Shows the number of pages and the current page that the data source returns.
  ///
  /// Dots are shown only if the data source implements both methods and the number is greater than
  /// 0.
  mutating func read(
    from source: (any UIPageViewControllerDataSource)?, for pages: UIPageViewController
  ) {
    let counts = source.flatMap { source -> (count: Int, index: Int)? in
      guard
        let count = OptionalMethodCall.result({ source.presentationCount(for: pages) }),
        let index = OptionalMethodCall.result({ source.presentationIndex(for: pages) })
      else { return nil }
      return (count, index)
    }
    guard let counts, counts.count > 0 else {
      control?.removeFromSuperview()
      return control = nil
    }
    let shown = control ?? UIPageControl()
    shown.isUserInteractionEnabled = false
    shown.numberOfPages = counts.count
    shown.currentPage = counts.index
    control = shown
  }

  /// Places the dots at the lower side of a view, and returns the rectangle of the pages.
  func place(in view: UIView) -> CGRect {
    guard let control else { return view.bounds }
    if control.superview !== view { view.addSubview(control) }
    let bounds = view.bounds
    let top = max(bounds.minY, bounds.maxY - Self.height)
    control.frame = CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: top - bounds.minY)
  }
}
