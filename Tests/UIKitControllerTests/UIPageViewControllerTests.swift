import Testing
import UIKit

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UINavigationControllerDelegate
{
  let pages = (0..<3).map { number in
    let page = UIViewController()
    page.title = "\(number)"
    return page
  }
  var heard: [String] = []

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = pages.firstIndex(of: page).map { $0 + step } ?? -1
    return pages.indices.contains(index) ? pages[index] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { heard.append("to \(pendingViewControllers.first?.title ?? "")") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { heard.append("from \(previousViewControllers.first?.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("will \(viewController.title ?? "") \(viewController.view.window != nil)") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did \(viewController.title ?? "") \(viewController.view.window != nil)") }
}

@MainActor struct UIPageViewControllerTests {
  private let book = Book()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
  }

  @Test func `the page in sight fills the controller's view`() {
    #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(book.pages[0].parent === pages)
    #expect(pages.children == [book.pages[0]])
  }

  @Test func `pages that scroll are in a scroll view (K29)`() throws {
    let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let page: UIView = book.pages[0].view
    #expect(page.isDescendant(of: scroller))
    #expect(scroller.contentSize == CGSize(width: 300, height: 200))
    #expect(scroller.contentOffset == CGPoint(x: 100, y: 0))
    #expect(page.convert(page.bounds, to: nil) == CGRect(x: 0, y: 0, width: 100, height: 200))
    window.frame.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(scroller.contentOffset == CGPoint(x: 200, y: 0))
    #expect(page.convert(page.bounds, to: nil) == CGRect(x: 0, y: 0, width: 200, height: 100))
    scroller.isScrollEnabled = false
    #expect(!pages.simulateTurn(.forward))
  }

  @Test func `pages that curl are in none (K29)`() {
    let curling = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    curling.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    #expect(!curling.view.subviews.contains { $0 is UIScrollView })
    #expect(book.pages[1].view.superview === curling.view)
  }

  @Test func `a page that is turned leaves, and its neighbour comes`() {
    #expect(pages.simulateTurn(.forward))
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[1].view.window === window)
    #expect(book.heard == ["to 1", "from 0"])
  }

  @Test func `before the first page and after the last nothing is turned`() {
    #expect(!pages.simulateTurn(.reverse))
    #expect(pages.simulateTurn(.forward) && pages.simulateTurn(.forward))
    #expect(!pages.simulateTurn(.forward))
    #expect(pages.viewControllers == [book.pages[2]])
  }

  @Test func `a program that shows a page tells no delegate`() {
    var isDone = false
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      isDone = $0
    }
    #expect(isDone)
    #expect(book.heard.isEmpty)
  }

  @Test func `the delegate of a navigation controller hears what comes into sight`() {
    let navigation = UINavigationController(rootViewController: book.pages[1])
    navigation.delegate = book
    window.rootViewController = navigation
    #expect(book.heard == ["will 1 false", "did 1 false"])
    navigation.pushViewController(book.pages[2], animated: true)
    #expect(book.heard.suffix(2) == ["will 2 false", "did 2 true"])
  }
}
