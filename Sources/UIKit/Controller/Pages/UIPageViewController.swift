// Mirrors UIPageViewController (iOS 17). Missing: curling pages, two pages at a time.
public import Foundation

/// A container that shows one page at a time, and requests the pages before and after it from a
/// data source.
///
/// Differs from UIKit: turning a page is not animated, and only `simulateTurn(_:)` simulates a drag
/// to another page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The animation for turning pages.
  public enum TransitionStyle: Int, Sendable {
    /// The animations of UIKit: curling a page like paper, or scrolling.
    case pageCurl, scroll
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are turned to the side, or up and down.
    case horizontal, vertical
  }

  /// A direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// Towards the next page, or towards the previous one.
    case forward, reverse
  }

  /// The position of the spine, around which pages curl.
  public enum SpineLocation: Int, Sendable {
    /// The positions of UIKit: no spine, or one at the start, in the middle or at the end.
    case none, min, mid, max
  }

  /// A key for the options of a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw string of the key.
    public let rawValue: String

    /// Makes a key from its raw string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inert: the key for the distance between pages in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Inert: the key for the position of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Makes a page controller without pages.
  ///
  /// The options are ignored.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a page controller without pages; pages that are set later curl to the side.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a page controller of a storyboard, without pages; nil for any other coder.
  public required init?(coder: NSCoder) {
    transitionStyle = Self.transitionStyle(in: coder)
    navigationOrientation = Self.orientation(in: coder)
    super.init(coder: coder)
  }

  /// The animation for turning pages.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine: `none` if pages scroll, and otherwise `min`.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Inert: whether pages have content on their backs.
  open var isDoubleSided = false
  /// The gesture recognisers for page curls: always empty, as this class does not recognise
  /// gestures.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The source of a page's neighbours; if it is nil, the user cannot turn pages.
  ///
  /// If it returns the number of dots and the index of the current one, pages that scroll
  /// horizontally have dots below them.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { readDots() } }
  /// The delegate, which is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The scroll view that shows the page; nil if pages curl.
  private lazy var scroller =
    transitionStyle == .scroll ? PageScrollView(navigationOrientation) : nil

  private var dots = PageDots()

  /// The controllers that were set, of which the first is the current page; nil by default.
  open private(set) var viewControllers: [UIViewController]?

  /// Shows the first of the given controllers as the current page.
  ///
  /// The change is not animated, and the completion is called at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    self.viewControllers = viewControllers
    if old !== new {
      old.map(hide)
      new.map(show)
      readDots()
    }
    completion?(true)
  }

  /// Simulates a drag to the neighbouring page in a direction; returns false if there is none or
  /// scrolling is disabled.
  @discardableResult
  public func simulateTurn(_ direction: NavigationDirection) -> Bool {
    guard let page = viewControllers?.first, let dataSource, scroller?.isScrollEnabled ?? true
    else { return false }
    let neighbour =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let neighbour else { return false }
    delegate?.pageViewController(self, willTransitionTo: [neighbour])
    let dot = dots.control?.currentPage ?? 0
    setViewControllers([neighbour], direction: direction, animated: true)
    // The data source returns only the index of the page that the app has set, so after a turn the
    // index of the current dot is computed from the previous one.
    dots.control?.currentPage = dot + (direction == .forward ? 1 : -1)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    return true
  }

  private func readDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
    dots.read(from: dataSource, for: self)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the pages, and the dots below them.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let pages = dots.place(in: view)
    if let scroller, scroller.frame != pages { scroller.frame = pages }
  }

  private func show(_ page: UIViewController) {
    addChild(page)
    if isViewLoaded { place(page.view) }
    page.didMove(toParent: self)
  }

  private func hide(_ page: UIViewController) {
    page.willMove(toParent: nil)
    if let scroller { scroller.page = nil } else { page.viewIfLoaded?.removeFromSuperview() }
    page.removeFromParent()
  }

  /// Adds a page's view to the scroll view, or to the controller's view if pages curl.
  private func place(_ page: UIView?) {
    guard let page else { return }
    if let scroller { return scroller.page = page }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  /// Adds the scroll view, if there is one, and the current page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let scroller {
      scroller.frame = view.bounds
      view.addSubview(scroller)
    }
    place(viewControllers?.first?.view)
  }
}
