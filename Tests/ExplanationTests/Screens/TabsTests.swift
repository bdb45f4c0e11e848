import SnapshotAssertions
import Testing
import UIKit

/// Three screens behind tabs.
final class Tabs: UITabBarController, Screen {
  let home = UIViewController()
  let search = UIViewController()
  let profile = UIViewController()
  let greeting = UILabel("Hello", 30)
  let result = UILabel("Nothing found", 30)

  override func viewDidLoad() {
    super.viewDidLoad()
    for (controller, title) in [(home, "Home"), (search, "Search"), (profile, "Profile")] {
      controller.tabBarItem = UITabBarItem(title: title, image: .square(20, .black), tag: 0)
      controller.view.backgroundColor = .white
    }
    home.view.add(greeting, 20, 100, 280, 40)
    search.view.add(result, 20, 100, 280, 40)
    viewControllers = [home, search, profile]
  }
}

@MainActor struct TabsTests {
  @Test(arguments: changes) func `screens behind tabs`(change: Change<Tabs>) throws {
    try expectExplanation(of: change, on: .iPhoneSE)
  }

  nonisolated static let changes: [Change<Tabs>] = [
    Change("UITabBar: item “Search” → “Find”", not: ["TabBarButton", "frame"]) {
      $0.search.tabBarItem.title = "Find"
    },
    Change("UITabBar: item “Profile” vanished", not: ["TabBarButton", "frame"]) {
      $0.viewControllers = [$0.home, $0.search]
    },
    Change("UITabBar: item “Search” badge none → “3”", not: ["TabBarButton", "“none”"]) {
      $0.search.tabBarItem.badgeValue = "3"
    },
    Change("UITabBar: item “Home” image 20×20 → 24×24", not: ["TabBarButton"]) {
      $0.home.tabBarItem.image = .square(24, .black)
    },
    Change("UITabBar: tint color none → #FF0000", not: ["drawn", "text color"]) {
      $0.tabBar.tintColor = .red
    },
    Change("UITabBar: unselected item tint color none → #FF0000", not: ["text color"]) {
      $0.tabBar.unselectedItemTintColor = .red
    },
    Change(
      "UITabBar: items “Home”, “Search”, “Profile” → “Home”, “Profile”, “Search”", not: ["text"]
    ) {
      $0.viewControllers = [$0.home, $0.profile, $0.search]
    },
    Change("UITabBar: selected item 0 “Home” → 1 “Search”", not: ["result", "pixels in"]) {
      $0.selectedIndex = 1
    },
    Change("UIView › greeting: text “Hello” → “Good day”") { $0.greeting.text = "Good day" },
  ]
}
