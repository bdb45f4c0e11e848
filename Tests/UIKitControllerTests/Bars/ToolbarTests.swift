import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct ToolbarTests {
  private let child = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: child)
    child.toolbarItems = [
      UIBarButtonItem(systemItem: .edit), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
    ]
  }

  private func show(on device: UIEnvironment = .phone, _ look: (ControllerStage) -> Void) {
    UIEnvironment.with(device) {
      let stage = ControllerStage(navigation)
      look(stage)
      stage.end()
    }
  }

  @Test func `a toolbar is hidden until it is asked for, and is no view until then`() {
    show { stage in
      #expect(navigation.isToolbarHidden)
      #expect(navigation.toolbar.superview == nil)
      #expect(child.view.safeAreaInsets.bottom == 0)
      navigation.setToolbarHidden(false, animated: false)
      stage.layOut()
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
      #expect(child.view.safeAreaInsets.bottom == 44)
      #expect(child.view.frame.height == 667)
    }
  }

  @Test(arguments: [
    (UIEnvironment.notchedPhone, CGRect(x: 0, y: 734, width: 375, height: 44)),
    (.lyingNotchedPhone, CGRect(x: 0, y: 322, width: 812, height: 32)),
    (.pad, CGRect(x: 0, y: 974, width: 768, height: 50)),
  ])
  func `a toolbar stands above the home indicator, as high as a navigation bar`(
    device: UIEnvironment, frame: CGRect
  ) {
    navigation.isToolbarHidden = false
    show(on: device) { _ in
      #expect(navigation.toolbar.frame == frame)
      #expect(child.view.safeAreaInsets.bottom == device.screenSize.height - frame.minY)
    }
  }

  @Test func `a view that does not extend under bars ends above the toolbar`() {
    navigation.isToolbarHidden = false
    child.edgesForExtendedLayout = []
    show { _ in #expect(child.view.frame == CGRect(x: 0, y: 64, width: 375, height: 559)) }
  }

  @Test func `a toolbar shows the buttons of the controller in sight`() {
    navigation.isToolbarHidden = false
    show { _ in
      #expect(navigation.toolbar.items?.count == 3)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.toolbar.items == nil)
      navigation.popViewController(animated: false)
      #expect(navigation.toolbar.items?.count == 3)
    }
  }

  @Test func `buttons stand at the margins, with what is over between them`() throws {
    navigation.isToolbarHidden = false
    show { _ in
      let buttons = navigation.toolbar.subviews.compactMap { $0 as? BarButton }
      #expect(buttons.first?.frame.minX == 16)
      #expect(abs((buttons.last?.frame.maxX ?? 0) - 359) <= 0.5)
    }
  }

  @Test func `what is over is shared by the flexible spaces, and nothing where there is none`() {
    let (button, flexible) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem.flexibleSpace())
    let row = ToolbarRow(
      [flexible, button, flexible, button], widths: [0, 30, 0, 40], in: 10...180)
    #expect(row.places == [10...60, 60...90, 90...140, 140...180])
    let tight = ToolbarRow([button, flexible, button], widths: [30, 0, 40], in: 10...50)
    #expect(tight.places == [10...40, 40...40, 40...80])
    // Buttons side by side keep a distance of 12.
    #expect(
      ToolbarRow([button, button], widths: [30, 40], in: 0...99).places == [0...30, 42...82])
  }

  @Test func `RO40 the toolbar hides in a compact height too, and comes back if it was there`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.isToolbarHidden = false
    show { stage in
      stage.turn(to: .lyingPhone)
      #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
      #expect(child.view.safeAreaInsets == .zero)
      stage.turn(to: .phone)
      #expect(!navigation.isToolbarHidden)
      navigation.isToolbarHidden = true
      stage.turn(to: .lyingPhone)
      stage.turn(to: .phone)
      #expect(navigation.isToolbarHidden)
    }
  }
}
