import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The stack of a navigation controller, and the calls of controllers that are pushed and popped.
@MainActor @Suite(.serialized) struct NavigationStackTests {
  private let log = ControllerLog()
  private let first: ScriptedController
  private let second: ScriptedController
  private let navigation: UINavigationController

  init() {
    first = ScriptedController("A", log)
    second = ScriptedController("B", log)
    navigation = UINavigationController(rootViewController: first)
  }

  @Test func `a root is loaded when the navigation controller appears`() {
    #expect(log.lines == ["A will come", "A came"])
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    #expect(
      log.lines.dropFirst(2) == ["A loads", "A will appear", "A is appearing", "A did appear"])
  }

  @Test func `a push loads the new controller, and calls old and new in turn`() {
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    log.lines = []
    navigation.pushViewController(second, animated: true)
    #expect(
      log.lines == [
        "B will come", "B loads", "A will disappear", "B will appear", "B is appearing",
        "A did disappear", "B did appear", "B came",
      ])
    #expect(second.view.window === stage.window)
    #expect(first.view.window == nil)
  }

  @Test func `a pop calls old and new in turn, and lets go of the old one`() {
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    navigation.pushViewController(second, animated: false)
    log.lines = []
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.lines == [
        "B will leave", "B will disappear", "A will appear", "A is appearing", "B did disappear",
        "A did appear", "B left",
      ])
    #expect(second.parent == nil && second.navigationController == nil)
  }

  @Test func `a controller that leaves knows its navigation controller and is off the stack`() {
    let leaver = ScriptedController("B", log)
    var stackWhenLeaving: [UIViewController]?
    var wasMovingFromParent = false
    leaver.when[.willDisappear] = {
      stackWhenLeaving = $0.navigationController?.viewControllers
      wasMovingFromParent = $0.isMovingFromParent
    }
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    navigation.pushViewController(leaver, animated: false)
    navigation.popViewController(animated: false)
    #expect(stackWhenLeaving == [first])
    #expect(wasMovingFromParent)
    #expect(!leaver.isMovingFromParent)
  }

  @Test func `the root stays`() {
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.topViewController === first)
  }

  @Test func `popping to a controller returns those above it`() {
    let third = ScriptedController("C", log)
    navigation.setViewControllers([first, second, third], animated: false)
    #expect(navigation.popToViewController(first, animated: false) == [second, third])
    #expect(navigation.viewControllers == [first])
    #expect(navigation.popToViewController(third, animated: false) == nil)
  }

  @Test func `a stack that is set keeps what was on it`() {
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    log.lines = []
    navigation.viewControllers = [second, first]
    #expect(log.lines == ["B will come", "B came"])
    #expect(navigation.topViewController === first && navigation.visibleViewController === first)
  }

  @Test func `a controller below the top is loaded when it is shown`() {
    navigation.setViewControllers([second, first], animated: false)
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    #expect(!second.isViewLoaded)
    navigation.popViewController(animated: false)
    #expect(second.isViewLoaded)
  }

  @Test func `in a window that never becomes key the stack is shown, and nothing appears`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(first.view.window === window)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.window == nil && second.view.window === window)
    #expect(!log.lines.contains { $0.contains("appear") })
  }

  @Test func `a controller pushed while the first one appears takes its place`() {
    let pusher = ScriptedController("A", log)
    pusher.when[.willAppear] = {
      $0.when[.willAppear] = nil
      $0.navigationController?.pushViewController(second, animated: false)
    }
    let stage = ControllerStage(UINavigationController(rootViewController: pusher))
    defer { stage.end() }
    #expect(second.view.window === stage.window && pusher.view.window == nil)
    #expect(log.lines.filter { $0.hasSuffix("did appear") } == ["B did appear"])
  }

  @Test func `RO15 only the top controller hears of a new size`() {
    UIEnvironment.with(.phone) {
      navigation.pushViewController(second, animated: false)
      let stage = ControllerStage(navigation)
      defer { stage.end() }
      first.loadViewIfNeeded()
      log.lines = []
      stage.turn(to: .lyingPhone)
      #expect(log.lines == ["B will be 667 × 375"])
    }
  }

  @Test func `E10 in a navigation controller the size is known when the view appears`() {
    let measurer = ScriptedController()
    var sizes: [CGSize] = []
    measurer.when[.loads] = { sizes.append($0.view.bounds.size) }
    measurer.when[.isAppearing] = { sizes.append($0.view.bounds.size) }
    UIEnvironment.with(.phone) {
      let navigation = UINavigationController(rootViewController: measurer)
      navigation.navigationBar.isTranslucent = false
      ControllerStage(navigation).end()
    }
    #expect(sizes.first == CGSize(width: 375, height: 667))
    #expect(sizes.last == CGSize(width: 375, height: 603))
  }

  @Test func `show pushes where there is a navigation controller`() {
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    first.show(second, sender: nil)
    #expect(navigation.topViewController === second)
  }
}
