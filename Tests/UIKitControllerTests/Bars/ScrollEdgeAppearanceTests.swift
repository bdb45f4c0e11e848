import Testing
import UIKitTestSupport

@testable import UIKit

/// The appearance of a navigation bar over content that is scrolled to its top, on a phone.
@MainActor @Suite(.serialized) struct ScrollEdgeAppearanceTests {
  private let root = UIViewController()

  /// Calls a closure with the bar of a controller on a version of iOS.
  ///
  /// The bar is green over content at its top, and red otherwise.
  private func shown(on version: Int, _ test: (UINavigationBar) -> Void) {
    var environment = UIEnvironment.phone
    environment.systemVersion = version
    UIEnvironment.with(environment) {
      let navigation = UINavigationController(rootViewController: root)
      let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
      (standard.backgroundColor, edge.backgroundColor) = (.systemRed, .systemGreen)
      navigation.navigationBar.standardAppearance = standard
      navigation.navigationBar.scrollEdgeAppearance = edge
      let stage = ControllerStage(navigation)
      stage.layOut()
      test(navigation.navigationBar)
      stage.end()
    }
  }

  @Test(arguments: [(14, UIColor.systemRed), (15, UIColor.systemGreen)])
  func `from iOS 15 on it is that of content that does not scroll (E39)`(
    version: Int, color: UIColor
  ) {
    shown(on: version) { #expect($0.look?.backgroundColor == color) }
  }

  @Test func `it ends when the content is scrolled, and comes back at its top (E39)`() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 375, height: 2000)
    root.view = list
    shown(on: 17) { bar in
      #expect(bar.look?.backgroundColor == .systemGreen)
      list.simulateDrag(to: CGPoint(x: 0, y: 100))
      #expect(bar.look?.backgroundColor == .systemRed)
      list.simulateDrag(to: CGPoint(x: 0, y: -bar.frame.maxY))
      #expect(bar.look?.backgroundColor == .systemGreen)
    }
  }

  @Test func `a bar outside a navigation controller has its standard appearance (E39)`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [UINavigationItem(title: "Plants")]
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    #expect(bar.look == nil)
  }

  @Test func `its hairline is also below a large title (E39)`() {
    shown(on: 17) { bar in
      bar.prefersLargeTitles = true
      bar.layoutIfNeeded()
      #expect(bar.background.hasHairline)
      bar.scrollEdgeAppearance = nil
      bar.layoutIfNeeded()
      #expect(!bar.background.hasHairline)
    }
  }

  @Test(arguments: [(14, false), (15, true)])
  func `without an appearance a bar at the edge has no background (E39)`(
    version: Int, isClear: Bool
  ) {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 375, height: 2000)
    root.view = list
    shown(on: version) { bar in
      bar.scrollEdgeAppearance = nil
      bar.layoutIfNeeded()
      #expect((bar.background.backgroundColor == nil) == isClear)
      #expect(bar.background.hasHairline != isClear)
      list.contentOffset.y = 100
      bar.layoutIfNeeded()
      #expect(bar.background.backgroundColor == .systemRed)
      #expect(bar.background.hasHairline)
      list.contentOffset.y = -bar.frame.maxY
      bar.layoutIfNeeded()
      #expect((bar.background.backgroundColor == nil) == isClear)
    }
  }

  @Test func `a tab bar and a toolbar follow the bottom of the content (E39)`() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 375, height: 2000)
    root.view = list
    UIEnvironment.with(.phone) {
      let navigation = UINavigationController(rootViewController: root)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let stage = ControllerStage(tabs)
      stage.layOut()
      #expect(!tabs.tabBar.isAtScrollEdge)
      #expect(!navigation._toolbar.isAtScrollEdge)
      list.contentOffset.y = 2000 + list.adjustedContentInset.bottom - list.bounds.height
      #expect(tabs.tabBar.isAtScrollEdge)
      #expect(navigation._toolbar.isAtScrollEdge)
      list.contentSize.height = 3000
      #expect(!tabs.tabBar.isAtScrollEdge)
      stage.end()
    }
  }
}
