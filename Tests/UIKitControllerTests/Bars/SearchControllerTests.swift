import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Search controllers in navigation bars, on a phone of 375 × 667 points.
@MainActor struct SearchControllerTests {
  /// An updater and delegate that notes its calls.
  private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update “\(searchController.searchBar.text ?? "")”")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did present \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will dismiss \(searchController.isActive)")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss \(searchController.isActive)")
    }
  }

  private let root = UIViewController()
  private let results = UIViewController()
  private let listener = Listener()
  private let navigation: UINavigationController
  private let search: UISearchController

  init() {
    navigation = UINavigationController(rootViewController: root)
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    search.delegate = listener
    root.title = "Tea"
    root.navigationItem.searchController = search
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func shown(_ test: (ControllerStage) -> Void) {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      stage.layOut()
      test(stage)
      stage.end()
    }
  }

  @Test func `a search controller adds 52 below the title (LI82)`() {
    shown { _ in
      #expect(bar.frame.height == 96)
      #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
      #expect(root.view.safeAreaInsets.top == bar.frame.maxY)
    }
  }

  @Test func `a search bar is below a large title`() {
    bar.prefersLargeTitles = true
    shown { _ in
      #expect(bar.frame.height == 148)
      #expect(search.searchBar.frame.minY == 96)
    }
  }

  @Test func `the field is in the margins of the navigation bar (LI81)`() {
    shown { _ in
      #expect(
        search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 343, height: 36))
    }
  }

  /// A list that scrolls, as the content of the root.
  private func makeList() -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 375, height: 2000)
    root.view = list
    return list
  }

  @Test func `a search bar over a scroll view is shown until the content is scrolled up (LI82)`() {
    let list = makeList()
    shown { _ in
      #expect(bar.frame.height == 96)
      list.simulateDrag(to: CGPoint(x: 0, y: 100))
      #expect(bar.frame.height == 44)
      let top = bar.frame.maxY
      list.simulateDrag(to: CGPoint(x: 0, y: -top - 20))
      #expect(bar.frame.height == 44)
      list.simulateDrag(to: CGPoint(x: 0, y: -top - 60))
      #expect(bar.frame.height == 96)
      #expect(list.contentOffset.y == -top - 52)
    }
  }

  @Test func `up to iOS 12 a search bar is hidden until the content is pulled down (LI82)`() {
    var old = UIEnvironment.phone
    old.systemVersion = 12
    UIEnvironment.with(old) {
      root.navigationItem.isSearchRevealed = UINavigationItem(title: "").isSearchRevealed
      let list = makeList()
      let stage = ControllerStage(navigation)
      stage.layOut()
      let top = bar.frame.maxY
      #expect(bar.frame.height == 44)
      list.simulateDrag(to: CGPoint(x: 0, y: -top - 60))
      #expect(bar.frame.height == 96)
      stage.end()
    }
  }

  @Test func `a controller's search bar has the placeholder Search (LI97)`() {
    #expect(search.searchBar.placeholder == "Search")
    #expect(UISearchBar(frame: .zero).placeholder == nil)
  }

  @Test func `the rectangle of a search field is over its background colour (LI97)`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.backgroundColor = .white
    let shade = field.bitmap(scale: 1)[100, 18]
    #expect((shade.red, shade.green, shade.blue) == (238, 238, 239))
    field.borderStyle = .none
    #expect(field.bitmap(scale: 1)[100, 18].red == 255)
  }

  @Test func `a search bar that is not hidden while scrolling is always shown`() {
    root.view = UIScrollView()
    root.navigationItem.hidesSearchBarWhenScrolling = false
    shown { _ in #expect(bar.frame.height == 96) }
  }

  @Test func `a search begins with its field and ends with its cancel button`() {
    shown { stage in
      stage.window.simulateTap(at: CGPoint(x: 100, y: bar.frame.maxY - 30))
      stage.layOut()
      #expect(
        listener.calls == ["will present false", "did present true", "update “”"])
      #expect(search.isActive && search.searchBar.showsCancelButton)
      listener.calls = []
      stage.window.simulateTyping("g")
      #expect(listener.calls == ["update “g”"])
      listener.calls = []
      search.isActive = false
      #expect(
        listener.calls == ["will dismiss true", "did dismiss false", "update “”"])
      #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
    }
  }

  @Test func `the title is hidden during a search, unless the controller keeps it`() {
    shown { stage in
      search.isActive = true
      stage.layOut()
      #expect(bar.frame.height == 52)
      search.hidesNavigationBarDuringPresentation = false
      navigation.view.setNeedsLayout()
      stage.layOut()
      #expect(bar.frame.height == 96)
    }
  }

  @Test func `results are shown once there is a text, below the bar`() {
    shown { stage in
      search.isActive = true
      stage.layOut()
      #expect(results.viewIfLoaded?.window == nil)
      stage.window.simulateTyping("g")
      stage.layOut()
      #expect(results.viewIfLoaded?.window === stage.window)
      #expect(results.view.safeAreaInsets.top == bar.frame.maxY)
      search.isActive = false
      stage.layOut()
      #expect(results.viewIfLoaded?.window == nil)
    }
  }

  @Test func `the content is dimmed while there is no text`() {
    shown { stage in
      search.isActive = true
      stage.layOut()
      #expect(search.view.backgroundColor != nil)
      search.obscuresBackgroundDuringPresentation = false
      #expect(search.view.backgroundColor == nil)
    }
  }

  @Test func `scopes are shown during a search`() {
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    shown { stage in
      #expect(bar.frame.height == 96)
      search.isActive = true
      stage.layOut()
      #expect(bar.frame.height == 94)
    }
  }

  @Test func `setting the cancel button ends its management by the controller`() {
    search.searchBar.showsCancelButton = false
    #expect(!search.automaticallyShowsCancelButton)
  }

  @Test func `the content scroll view is the one that was set, otherwise the view or its first`() {
    let (view, other) = (UIScrollView(), UIScrollView())
    root.view.addSubview(view)
    #expect(root.contentScrollView(for: .top) === view)
    root.setContentScrollView(other, for: .top)
    #expect(root.contentScrollView(for: .top) === other)
  }
}
