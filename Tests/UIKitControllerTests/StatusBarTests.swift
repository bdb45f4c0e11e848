import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The controller that decides about the status bar, and the safe area without it.
@MainActor @Suite(.serialized) struct StatusBarTests {
  @Test func `RO38 by default the status bar is hidden in a compact height`() {
    UIEnvironment.with(.phone) {
      let controller = UIViewController()
      let stage = ControllerStage(controller)
      defer { stage.end() }
      #expect(!controller.prefersStatusBarHidden)
      #expect(!stage.window.hidesStatusBar)
      stage.turn(to: .lyingPhone)
      #expect(controller.prefersStatusBarHidden)
      #expect(stage.window.hidesStatusBar)
    }
  }

  @Test func `a phone with a home button has the status bar's place free when it is hidden`() {
    UIEnvironment.with(.phone) {
      let controller = ChoosingController()
      let stage = ControllerStage(controller)
      defer { stage.end() }
      #expect(controller.view.safeAreaInsets.top == 20)
      controller.isHiding = true
      #expect(controller.view.safeAreaInsets.top == 20)
      controller.setNeedsStatusBarAppearanceUpdate()
      stage.layOut()
      #expect(controller.view.safeAreaInsets.top == 0)
      #expect(UIApplication.shared.isStatusBarHidden)
    }
  }

  @Test func `RO39 the place of a sensor housing stays`() {
    UIEnvironment.with(.notchedPhone) {
      let controller = ChoosingController()
      controller.isHiding = true
      let stage = ControllerStage(controller)
      defer { stage.end() }
      #expect(controller.view.safeAreaInsets.top == 44)
    }
  }

  @Test func `the top controller of a navigation controller decides`() {
    UIEnvironment.with(.phone) {
      let (open, hiding) = (UIViewController(), ChoosingController())
      hiding.isHiding = true
      let navigation = UINavigationController(rootViewController: open)
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      navigation.pushViewController(hiding, animated: false)
      stage.layOut()
      #expect(stage.window.hidesStatusBar)
      #expect(navigation.navigationBar.frame.minY == 0)
      navigation.popViewController(animated: false)
      stage.layOut()
      #expect(navigation.navigationBar.frame.minY == 20)
    }
  }

  @Test func `the style is the top controller's where no bar lies under it`() {
    UIEnvironment.with(.phone) {
      let navigation = UINavigationController(rootViewController: ChoosingController())
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      let manager = UIStatusBarManager()
      #expect(manager.statusBarStyle == .default)
      navigation.isNavigationBarHidden = true
      #expect(manager.statusBarStyle == .lightContent)
    }
  }
}

/// A controller that hides the status bar if `isHiding` is true, and prefers light content.
private final class ChoosingController: UIViewController {
  var isHiding = false

  override var prefersStatusBarHidden: Bool { isHiding }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
