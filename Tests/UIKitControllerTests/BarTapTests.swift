import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

// `hidesBarsOnTap`: a tap on the content hides the navigation bar and the toolbar, and another one
// shows them (UIKit's documentation).
@MainActor @Suite(.serialized) struct BarTapTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func tap() { navigation.barHideOnTapGestureRecognizer.state = .ended }

  @Test func `a tap hides the bars, and the next one shows them again`() {
    navigation.hidesBarsOnTap = true
    navigation.setToolbarHidden(false, animated: false)
    tap()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    tap()
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `a toolbar that was hidden stays so`() {
    navigation.hidesBarsOnTap = true
    tap()
    tap()
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
  }

  @Test func `a toolbar that a tap hid comes back after a compact height`() {
    UIEnvironment.with(.phone) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      navigation.hidesBarsOnTap = true
      navigation.hidesBarsWhenVerticallyCompact = true
      navigation.setToolbarHidden(false, animated: false)
      stage.layOut()
      navigation.barHideOnTapGestureRecognizer.state = .ended
      #expect(navigation.isToolbarHidden)
      stage.turn(to: .lyingPhone)
      #expect(navigation.isToolbarHidden)
      stage.turn(to: .phone)
      #expect(!navigation.isNavigationBarHidden)
      #expect(!navigation.isToolbarHidden)
    }
  }

  @Test func `without being asked for, a tap hides nothing`() {
    tap()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `the recogniser is on the controller's view`() {
    navigation.hidesBarsOnTap = true
    #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
  }
}
