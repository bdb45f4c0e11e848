// Mirrors UIPageControl (iOS 17). Missing: `UIPageControlProgress`.
public import Foundation

/// A row of dots, one of which marks the current page (fact CT5).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot in points, the side of the square around it, and the distance from one
  /// dot to the next (fact CT5).
  private static let dot: CGFloat = 7.6
  private static let cell: CGFloat = 8
  private static let step: CGFloat = 53.0 / 3

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  /// Makes a control from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    contentMode = .redraw
    coder.decode(NibTables.pageControl, of: self)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles: [StyledProperty] = [
    StyledProperty(\UIPageControl.pageIndicatorTintColor),
    StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private var _currentPage = 0

  /// The number of pages.
  ///
  /// The default is 0.
  open var numberOfPages = 0 {
    didSet {
      currentPage = _currentPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The index of the current page, limited to the existing pages.
  ///
  /// The default is 0.
  open var currentPage: Int {
    get { _currentPage }
    set {
      _currentPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// Whether the dot is hidden if there is only one page.
  ///
  /// The default is false.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The background behind the dots.
  ///
  /// The default is automatic.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// Inert: whether a finger that is dragged over the dots turns several pages.
  ///
  /// The default is true.
  open var allowsContinuousInteraction = true
  /// The state of a continuous interaction: always `none`.
  open var interactionState: InteractionState { .none }
  /// The image drawn instead of each dot, in the colour of that dot; nil means that dots are drawn.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image drawn instead of the current page's dot, in the colour of that dot; nil means
  /// `preferredIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }
  /// Sets the image drawn instead of a page's dot; nil removes it.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the image set for a page's dot; nil if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// The background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// In UIKit, the background is visible while a finger moves over the dots; here it never is.
    case automatic = 0
    /// The background is always visible.
    case prominent = 1
    /// There is no background.
    case minimal = 2
  }

  /// The state of a continuous interaction with the dots.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// The colour of the other pages' dots.
  ///
  /// The default is white at 30 % opacity.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot.
  ///
  /// The default is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Inert: in UIKit, whether a new current page is shown only by `updateCurrentPageDisplay()`.
  ///
  /// Differs from UIKit: it is always shown at once.
  open var defersCurrentPageDisplay = false
  /// Marks the control to be drawn again.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Returns the size of the dots for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let width = count > 0 ? (count - 1) * Self.step + Self.cell : 0
    return CGSize(width: width, height: 26)
  }
  /// The size of the dots plus some space around them.
  open override var intrinsicContentSize: CGSize {
    let dots = size(forNumberOfPages: numberOfPages)
    return CGSize(width: dots.width + 30, height: dots.height)
  }
  /// Returns the size of the dots plus some space around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Moves to the previous or the next page, if there is one (fact CT13).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    let goesOn = (point.x >= bounds.midX) != isRightToLeft
    let old = currentPage
    currentPage += goesOn ? 1 : -1
    if currentPage != old { sendValueChanged(event) }
  }

  /// Draws the dots inside the bounds.
  open override func draw(_ rect: CGRect) {
    if hidesForSinglePage && numberOfPages <= 1 { return }
    if backgroundStyle == .prominent { drawBackground() }
    let first = (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2
    let pixels = PixelGrid(scale: traitCollection.displayScale)
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    for index in dots(from: first) {
      let cell = CGRect(
        x: pixels.round(first + CGFloat(index) * Self.step),
        y: pixels.round((bounds.height - Self.cell) / 2), width: Self.cell, height: Self.cell)
      let color = index == currentPage ? current : other
      if let image = image(ofPage: index) {
        draw(image, color, around: mirrored(cell))
        continue
      }
      color.setFill()
      let space = (Self.cell - Self.dot) / 2
      UIBezierPath(ovalIn: mirrored(cell.insetBy(dx: space, dy: space))).fill()
    }
  }

  /// Fills a capsule behind the dots, in a colour chosen for this package, as UIKit's is not
  /// published.
  private func drawBackground() {
    let size = intrinsicContentSize
    let area = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: area, cornerRadius: size.height / 2).fill()
  }

  private func image(ofPage index: Int) -> UIImage? {
    let current = index == currentPage ? preferredCurrentPageIndicatorImage : nil
    return indicatorImages[index] ?? current ?? preferredIndicatorImage
  }

  /// Draws an image in the middle of a dot's square.
  private func draw(_ image: UIImage, _ color: UIColor, around cell: CGRect) {
    image.withTintColor(color).draw(
      in: CGRect(
        x: cell.midX - image.size.width / 2, y: cell.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height))
  }

  /// The maximum number of dots drawn, which limits the drawing time for a huge number of pages.
  ///
  /// A row of this many dots is about 72,000 points wide.
  private static let limit: CGFloat = 4096

  /// Returns the range of dots inside the bounds, given the x coordinate of the first dot.
  private func dots(from x: CGFloat) -> Range<Int> {
    let (step, count) = (Self.step, CGFloat(max(0, numberOfPages)))
    guard x.isFinite else { return 0..<0 }
    let first = min(count, max(0, (-x / step).rounded(.down)))
    let end = min(count, max(first, ((bounds.width - x) / step).rounded(.up)), first + Self.limit)
    return Int(first)..<Int(end)
  }
}
