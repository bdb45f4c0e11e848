// Mirrors UIPageControl (iOS 17). Missing: images of pages, progress, backgrounds.
public import Foundation

/// A row of dots, one of which is the present page (fact CT5).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UIPageControl.pageIndicatorTintColor),
    StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private var _currentPage = 0

  /// The number of pages; default 0.
  open var numberOfPages = 0 {
    didSet {
      currentPage = _currentPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The present page, kept among those that there are; default 0.
  open var currentPage: Int {
    get { _currentPage }
    set {
      _currentPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// Whether a single page has no dot; default false.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other dots; default the present one's at 30 %.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the present dot; default white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Inert: whether only `updateCurrentPageDisplay()` shows a new page; a new page shows at once.
  open var defersCurrentPageDisplay = false
  /// Shows the present page.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Returns the size of a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count * Self.dot + max(0, count - 1) * Self.gap, height: 26)
  }
  /// The size of the dots, with some space around them.
  open override var intrinsicContentSize: CGSize {
    let dots = size(forNumberOfPages: numberOfPages)
    return CGSize(width: dots.width + 32, height: dots.height)
  }
  /// Returns the size of the dots, with some space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// One page back or on; none beyond the first and the last (fact CT13).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    let goesOn = (point.x >= bounds.midX) != isRightToLeft
    let old = currentPage
    currentPage += goesOn ? 1 : -1
    if currentPage != old { sendValueChanged(event) }
  }

  /// Draws the dots that are inside the bounds.
  open override func draw(_ rect: CGRect) {
    if hidesForSinglePage && numberOfPages <= 1 { return }
    let first = (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    for index in dots(from: first) {
      let dot = CGRect(
        x: first + CGFloat(index) * (Self.dot + Self.gap), y: (bounds.height - Self.dot) / 2,
        width: Self.dot, height: Self.dot)
      (index == currentPage ? current : other).setFill()
      UIBezierPath(ovalIn: mirrored(dot)).fill()
    }
  }

  /// At most so many dots are drawn: they are 65,536 points wide, more than any picture.
  private static let limit: CGFloat = 4096

  /// The dots inside the bounds, where the first of all is at a place along x.
  private func dots(from x: CGFloat) -> Range<Int> {
    let (step, count) = (Self.dot + Self.gap, CGFloat(max(0, numberOfPages)))
    guard x.isFinite else { return 0..<0 }
    let first = min(count, max(0, (-x / step).rounded(.down)))
    let end = min(count, max(first, ((bounds.width - x) / step).rounded(.up)), first + Self.limit)
    return Int(first)..<Int(end)
  }
}
