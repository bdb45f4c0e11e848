import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The insets of a navigation bar over the view of the controller under it.
@MainActor @Suite(.serialized) struct NavigationSafeAreaTests {
  private let log = ControllerLog()
  private let child: ScriptedController
  private let navigation: UINavigationController

  init() {
    child = ScriptedController("A", log)
    navigation = UINavigationController(rootViewController: child)
  }

  /// Shows the controllers on a device and returns the safe area of the child.
  private func safeArea(on device: UIEnvironment) -> UIEdgeInsets {
    UIEnvironment.with(device) {
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      return child.view.safeAreaInsets
    }
  }

  @Test(arguments: [
    (UIEnvironment.phone, 44 as CGFloat), (.lyingPhone, 32), (.lyingLargePhone, 44), (.pad, 50),
  ])
  func `E16 a navigation bar is 44 high, 32 in a compact height, 50 on pads`(
    device: UIEnvironment, height: CGFloat
  ) {
    _ = safeArea(on: device)
    #expect(
      navigation.navigationBar.frame.size
        == CGSize(
          width: device.screenSize.width, height: height))
  }

  @Test(arguments: [
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(verticalSizeClass: .compact),
  ])
  func `E26 bars are as high as on the device, whatever traits a parent overrides`(
    traits: UITraitCollection
  ) {
    let (tabs, host) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [navigation]
    host.addChild(tabs)
    host.view.addSubview(tabs.view)
    host.setOverrideTraitCollection(traits, forChild: tabs)
    let stage = ControllerStage(host)
    defer { stage.end() }
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(tabs.tabBar.frame.height == 49)
    #expect(UIToolbar().sizeThatFits(.zero).height == 44)
  }

  @Test(arguments: [(15, 59 as CGFloat), (16, 53 + 2 / 3 as CGFloat), (17, 59)])
  func `a bar under a Dynamic Island begins at the status bar's end on iOS 16 (E32)`(
    system: Int, top: CGFloat
  ) {
    var device = UIEnvironment.islandPhone
    device.systemVersion = system
    let safeArea = safeArea(on: device)
    #expect(abs(navigation.navigationBar.frame.minY - top) < 1e-9)
    #expect(abs(safeArea.top - (top + 44)) < 1e-9)
  }

  @Test func `E31 bars that are pinned at three sides have their height`() {
    let stage = ConstraintStage()
    for (bar, height): (UIView, CGFloat) in [(UITabBar(), 49), (UIToolbar(), 44)] {
      stage.add(bar)
      let root = stage.root
      stage.activate([
        bar.leftAnchor.constraint(equalTo: root.leftAnchor),
        bar.rightAnchor.constraint(equalTo: root.rightAnchor),
        bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      stage.layOut()
      #expect(bar.frame == CGRect(x: 0, y: 600 - height, width: 400, height: height))
    }
  }

  @Test(arguments: [(UIEnvironment.phone, 96 as CGFloat), (.lyingPhone, 32), (.pad, 102)])
  func `E16 a large title adds 52, where the height is regular`(
    device: UIEnvironment, height: CGFloat
  ) {
    navigation.navigationBar.prefersLargeTitles = true
    _ = safeArea(on: device)
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func `E17 an iPhone X has 88 above, or 32 on its side`() {
    #expect(
      safeArea(on: .notchedPhone) == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    #expect(
      safeArea(on: .lyingNotchedPhone) == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
  }

  @Test func `E19 a view beside the bar has nothing of it in its safe area`() {
    child.edgesForExtendedLayout = []
    #expect(safeArea(on: .phone) == .zero)
    #expect(child.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func `E21 the top layout guide is as long as the bars`() {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      #expect(child.topLayoutGuide.length == 64)
      navigation.setNavigationBarHidden(true, animated: false)
      #expect(child.topLayoutGuide.length == 20)
      stage.turn(to: .lyingPhone)
      #expect(child.topLayoutGuide.length == 0)
      navigation.setNavigationBarHidden(false, animated: false)
      #expect(child.topLayoutGuide.length == 32)
    }
  }

  @Test func `E21 constraints at the guide follow the bar`() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      child.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: child.topLayoutGuide.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
      stage.layOut()
      #expect(box.frame.minY == 64)
      navigation.isNavigationBarHidden = true
      stage.layOut()
      #expect(box.frame.minY == 20)
    }
  }

  @Test func `E8 hiding the bar is told to nobody as a transition`() {
    UIEnvironment.with(.phone) {
      navigation.navigationBar.isTranslucent = false
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      #expect(child.view.frame.height == 603)
      log.lines = []
      navigation.setNavigationBarHidden(true, animated: true)
      stage.layOut()
      #expect(child.view.frame.height == 667)
      #expect(log.lines.isEmpty)
    }
  }

  @Test func `RO42 under a translucent bar the safe area changes, not the size`() {
    #expect(safeArea(on: .phone).top == 64)
    #expect(child.view.frame.height == 667)
  }

  @Test func `RO42 an opaque bar resizes the view unless it extends under such bars`() {
    navigation.navigationBar.isTranslucent = false
    #expect(safeArea(on: .phone).top == 0)
    #expect(child.view.frame.minY == 64)
    child.extendedLayoutIncludesOpaqueBars = true
    #expect(safeArea(on: .phone).top == 64)
    #expect(child.view.frame.minY == 0)
  }

  @Test func `K2 a list under the bar has the safe area as its inset though it does not scroll`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    UIEnvironment.with(.phone) {
      child.view.addSubview(list)
      let stage = ControllerStage(navigation)
      #expect(list.adjustedContentInset.top == 64)
      #expect(list.contentOffset.y == -64)
      stage.end()
    }
  }

  @Test func `RO40 the bar hides in a compact height and comes back`() {
    UIEnvironment.with(.phone) {
      navigation.hidesBarsWhenVerticallyCompact = true
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      #expect(!navigation.isNavigationBarHidden)
      stage.turn(to: .lyingPhone)
      #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
      #expect(child.view.safeAreaInsets.top == 0)
      stage.turn(to: .phone)
      #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
      #expect(child.view.safeAreaInsets.top == 64)
    }
  }

  @Test func `RO40 without it the bar stays, and a bar hidden by hand stays hidden`() {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      stage.turn(to: .lyingPhone)
      #expect(!navigation.isNavigationBarHidden)
    }
    navigation.isNavigationBarHidden = true
    navigation.hidesBarsWhenVerticallyCompact = true
    _ = safeArea(on: .phone)
    #expect(navigation.isNavigationBarHidden)
  }

  // This test also holds facts RW1, RW3 and RW4, without their collection view.
  @Test func `RO41 a bar hidden when the traits change is gone in the turn's layout`() {
    let hider = ScriptedController()
    var lengthAlongside: CGFloat?
    hider.when[.traitsChange] = { $0.hideBarWhereCompact() }
    hider.whenTurned = { hider, _, coordinator in
      coordinator.animate(alongsideTransition: { _ in
        lengthAlongside = hider.topLayoutGuide.length
      })
    }
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: hider))
      defer { stage.end() }
      #expect(hider.topLayoutGuide.length == 64)
      stage.turn(to: .lyingPhone)
      #expect(lengthAlongside == 0)
      #expect(hider.view.bounds.size == CGSize(width: 667, height: 375))
      stage.turn(to: .phone)
      #expect(hider.topLayoutGuide.length == 64)
    }
  }
}
