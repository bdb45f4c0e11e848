import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A delegate that allows all tabs but one, and notes the calls.
@MainActor private final class TabGuard: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  private(set) var selected: [UIViewController] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController !== refused }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected.append(viewController) }
}

/// A tab bar controller that notes the taps.
private final class NotedTabs: UITabBarController {
  private(set) var indices: [Int] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    indices.append(selectedIndex)
  }
}

@MainActor @Suite(.serialized) struct TabTapTests {
  private let tabs = NotedTabs()
  private let allowing = TabGuard()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let other = UIViewController()
  private let stage: ControllerStage

  init() {
    stack.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    other.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 1)
    tabs.viewControllers = [stack, other]
    tabs.delegate = allowing
    stage = ControllerStage(tabs)
    stage.layOut()
  }

  private func tap(_ index: Int) {
    let bar = tabs.tabBar
    let point = CGPoint(x: bar.bounds.width * (index == 0 ? 0.25 : 0.75), y: 20)
    stage.window.simulateTap(at: bar.convert(point, to: stage.window))
  }

  @Test func `a tap selects a tab, as the delegate allows (E42)`() {
    defer { stage.end() }
    tap(1)
    #expect(tabs.selectedViewController === other && allowing.selected == [other])
    #expect(tabs.indices == [0], "the bar's own call comes before the tab is shown")
    allowing.refused = stack
    tap(0)
    #expect(tabs.selectedViewController === other && allowing.selected == [other])
  }

  @Test func `a tap on the selected tab goes back to the root of its stack (E42)`() {
    defer { stage.end() }
    stack.pushViewController(UIViewController(), animated: false)
    tap(0)
    #expect(stack.viewControllers.count == 1 && allowing.selected == [stack])
  }

  @Test func `a tab that code selects does not notify the delegate (E42)`() {
    defer { stage.end() }
    tabs.selectedIndex = 1
    #expect(allowing.selected.isEmpty && tabs.indices.isEmpty)
  }
}
