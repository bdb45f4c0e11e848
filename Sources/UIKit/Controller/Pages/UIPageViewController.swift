// Mirrors UIPageViewController (iOS 17). Missing: curling pages, two pages at a time, page dots.
public import Foundation

/// A container of pages, of which one is in sight and its neighbours are requested.
///
/// Differs from UIKit: a turn of the page is over when the method returns, and nobody drags pages
/// but `simulateTurn(_:)`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The way in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// See UIKit.
    case pageCurl, scroll
  }

  /// Along which axis the pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// See UIKit.
    case horizontal, vertical
  }

  /// To which side the pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// See UIKit.
    case forward, reverse
  }

  /// The position of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// See UIKit.
    case none, min, mid, max
  }

  /// A key of the options of the controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The option for the position of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without pages, which are turned like those of a book.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The way in which pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which axis the pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine: pages that scroll have none.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// Inert: whether pages have a back.
  open var isDoubleSided = false

  /// The source of a page's neighbours; without one pages cannot be turned by hand.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate that is notified of turns by hand.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The scroll view that shows the page; nil if pages curl.
  private lazy var scroller =
    transitionStyle == .scroll ? PageScrollView(navigationOrientation) : nil

  /// The page in sight.
  open private(set) var viewControllers: [UIViewController]?

  /// Shows a page; the controllers in sight before leave.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers?.first, viewControllers?.first)
    self.viewControllers = viewControllers
    if old !== new {
      old.map(hide)
      new.map(show)
    }
    completion?(true)
  }

  /// Simulates a drag to the next page in a direction; returns whether there is one.
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
    setViewControllers([neighbour], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    return true
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

  /// Puts the view of a page into the scroll view or, where pages curl, into the view.
  private func place(_ page: UIView?) {
    guard let page else { return }
    if let scroller { return scroller.page = page }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  /// Places the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let scroller {
      scroller.frame = view.bounds
      view.addSubview(scroller)
    }
    place(viewControllers?.first?.view)
  }
}
