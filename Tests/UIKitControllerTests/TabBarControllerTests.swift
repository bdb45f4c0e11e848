import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct TabBarControllerTests {
  private let log = ControllerLog()
  private let first: ScriptedController
  private let second: ScriptedController
  private let tabs = UITabBarController()

  init() {
    first = ScriptedController("A", log)
    second = ScriptedController("B", log)
    tabs.viewControllers = [first, second]
  }

  @Test func `the first tab is selected, and the other is not loaded`() {
    let stage = ControllerStage(tabs)
    defer { stage.end() }
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    #expect(!second.isViewLoaded)
    #expect(first.tabBarController === tabs)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func `another tab is loaded, and old and new are called in turn`() {
    let stage = ControllerStage(tabs)
    defer { stage.end() }
    log.lines = []
    tabs.selectedIndex = 1
    #expect(
      log.lines == [
        "B loads", "A will disappear", "B will appear", "B is appearing", "A did disappear",
        "B did appear",
      ])
    tabs.selectedIndex = 7
    #expect(tabs.selectedViewController === second)
  }

  @Test func `tabs that are replaced keep the selection if they can`() {
    let third = ScriptedController("C", log)
    tabs.selectedIndex = 1
    tabs.viewControllers = [third, second]
    #expect(tabs.selectedViewController === second)
    tabs.viewControllers = [third]
    #expect(tabs.selectedViewController === third)
    #expect(second.parent == nil)
  }

  @Test(arguments: [
    (UIEnvironment.phone, 49 as CGFloat), (.lyingPhone, 32), (.notchedPhone, 83),
    (.lyingNotchedPhone, 53),
  ])
  func `a tab bar is 49 high, 32 in a compact height, and the home indicator's place more`(
    device: UIEnvironment, height: CGFloat
  ) {
    UIEnvironment.with(device) {
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      #expect(tabs.tabBar.frame.height == height)
      #expect(tabs.tabBar.frame.maxY == device.screenSize.height)
      #expect(first.view.safeAreaInsets.bottom == height)
      #expect(first.bottomLayoutGuide.length == height)
      #expect(first.view.frame.height == device.screenSize.height)
    }
  }

  @Test func `a view beside the tab bar ends above it`() {
    UIEnvironment.with(.phone) {
      first.edgesForExtendedLayout = []
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      #expect(first.view.frame.height == 618)
      #expect(first.view.safeAreaInsets.bottom == 0)
    }
  }

  @Test func `in a navigation controller in a tab both bars count`() {
    UIEnvironment.with(.notchedPhone) {
      let list = ScriptedController("list")
      let navigation = UINavigationController(rootViewController: list)
      tabs.viewControllers = [navigation]
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      #expect(
        list.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
      list.edgesForExtendedLayout = []
      stage.layOut()
      #expect(list.view.frame == CGRect(x: 0, y: 88, width: 375, height: 641))
      #expect(list.view.safeAreaInsets == .zero)
      #expect(tabs.tabBar.items?.first?.title == "list")
    }
  }

  @Test func `a pushed controller may hide the tab bar`() {
    UIEnvironment.with(.phone) {
      let navigation = UINavigationController(rootViewController: ScriptedController("root"))
      tabs.viewControllers = [navigation]
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      second.hidesBottomBarWhenPushed = true
      navigation.pushViewController(second, animated: false)
      stage.layOut()
      #expect(tabs.tabBar.isHidden)
      #expect(second.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: false)
      stage.layOut()
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func `a hidden tab bar leaves its space to the tabs`() {
    UIEnvironment.with(.notchedPhone) {
      tabs.viewControllers = [ScriptedController("list")]
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      tabs.tabBar.isHidden = true
      stage.layOut()
      #expect(tabs.tabBar.isHidden)
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 34)
      tabs.tabBar.isHidden = false
      stage.layOut()
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test func `the selected item is drawn in the tint, the others in grey`() {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      let labels = tabs.tabBar.labels
      #expect(labels.map(\.text) == ["A", "B"])
      #expect(labels.map(\.textColor) == [.tintColor, .systemGray])
      tabs.selectedIndex = 1
      tabs.view.layoutIfNeeded()
      #expect(tabs.tabBar.labels.map(\.textColor) == [.systemGray, .tintColor])
    }
  }

  @Test func `a look decides the background`() {
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemGreen
    tabs.tabBar.scrollEdgeAppearance = look
    let stage = ControllerStage(tabs)
    defer { stage.end() }
    #expect(tabs.tabBar.subviews.first?.backgroundColor == .systemGreen)
    // Content that does not scroll is at its edge (fact E39).
    tabs.tabBar.scrollEdgeAppearance = nil
    tabs.tabBar.standardAppearance = look
    stage.layOut()
    #expect(tabs.tabBar.subviews.first?.backgroundColor == nil)
  }

  @Test func `an item that is replaced is shown`() {
    let stage = ControllerStage(tabs)
    defer { stage.end() }
    second.tabBarItem = UITabBarItem(title: "new", image: nil, tag: 0)
    stage.layOut()
    #expect(tabs.tabBar.labels.map(\.text) == ["A", "new"])
  }

  @Test func `titles stand under images, and beside them in a low bar`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    first.tabBarItem = UITabBarItem(title: "A", image: image, tag: 0)
    tabs.viewControllers = [first]
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(tabs)
      defer { stage.end() }
      let (label, icon) = (tabs.tabBar.labels[0], tabs.tabBar.images[0])
      // A title of an odd number of pixels is centred to a quarter of a point.
      #expect(label.frame.minY >= icon.frame.maxY)
      #expect(abs(label.frame.midX - icon.frame.midX) <= 0.25)
      stage.turn(to: .lyingPhone)
      let (lyingLabel, lyingIcon) = (tabs.tabBar.labels[0], tabs.tabBar.images[0])
      #expect(lyingLabel.frame.minX == lyingIcon.frame.maxX + 6)
    }
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }

  fileprivate var images: [UIImageView] {
    subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? $0.images }
  }
}
