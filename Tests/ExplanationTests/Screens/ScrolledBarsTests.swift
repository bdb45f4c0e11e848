import SnapshotAssertions
import Testing
import UIKit

/// A list that is scrolled under a navigation bar and a tab bar, so that both show their
/// backgrounds (fact E39).
final class ScrolledList: UIViewController, Screen {
  let list = UIScrollView()
  private(set) lazy var navigation = UINavigationController(rootViewController: self)
  private(set) lazy var tabs: UITabBarController = {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return tabs
  }()
  var shown: UIViewController { tabs }

  override func viewDidLoad() {
    view.backgroundColor = .white
    navigationItem.title = "Inbox"
    navigation.tabBarItem.title = "Mail"
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: 2000)
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.contentOffset.y = 300 }
}

@MainActor struct ScrolledBarsTests {
  @Test(arguments: changes) func `bars over a scrolled list`(change: Change<ScrolledList>) throws {
    try expectExplanation(of: change, on: .iPhoneSE)
  }

  nonisolated static let changes: [Change<ScrolledList>] = [
    Change("UINavigationBar: bar tint color none → #00FF00", not: ["UIView"]) {
      $0.navigation.navigationBar.barTintColor = .green
    },
    Change("UITabBar: bar tint color none → #00FF00", not: ["UIView"]) {
      $0.tabs.tabBar.barTintColor = .green
    },
  ]
}
