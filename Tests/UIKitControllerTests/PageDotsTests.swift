import Testing
import UIKit
import UIKitTestSupport

/// The dots of page controllers whose pages scroll.
@MainActor struct PageDotsTests {
  /// A source of endless pages that does not implement the methods about dots.
  private class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
  }

  /// A source of endless pages with five dots, of which the third is the current one.
  private final class Dotted: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
  }

  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let page = UIViewController()

  private func shown(
    _ source: any UIPageViewControllerDataSource, _ test: (ControllerStage) -> Void
  ) {
    UIEnvironment.with(.phone) {
      pages.dataSource = source
      pages.setViewControllers([page], direction: .forward, animated: false)
      let stage = ControllerStage(pages)
      stage.layOut()
      test(stage)
      stage.end()
    }
  }

  private var dots: UIPageControl? {
    pages.view.subviews.compactMap { $0 as? UIPageControl }.first
  }

  @Test func `dots are below the pages if the data source returns their number`() {
    shown(Dotted()) { _ in
      #expect(dots?.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
      #expect(dots?.numberOfPages == 5 && dots?.currentPage == 2)
      #expect(page.view.bounds.height == 630)
    }
  }

  @Test func `without a number there are no dots`() {
    shown(Pages()) { _ in
      #expect(dots == nil)
      #expect(page.view.bounds.height == 667)
    }
  }

  @Test func `the current dot moves with a turn of the user`() {
    let source = Dotted()
    shown(source) { stage in
      pages.simulateTurn(.forward)
      stage.layOut()
      #expect(dots?.currentPage == 3)
      pages.simulateTurn(.reverse)
      #expect(dots?.currentPage == 2)
    }
  }

  @Test func `pages that curl have no dots`() {
    let curled = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let source = Dotted()
    curled.dataSource = source
    curled.loadViewIfNeeded()
    curled.view.layoutIfNeeded()
    #expect(!curled.view.subviews.contains { $0 is UIPageControl })
  }
}
