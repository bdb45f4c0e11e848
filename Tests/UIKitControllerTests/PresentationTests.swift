import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
  private let log = ControllerLog()
  private let root: ScriptedController
  private let shown: ScriptedController

  init() {
    root = ScriptedController("A", log)
    shown = ScriptedController("B", log)
    shown.modalPresentationStyle = .fullScreen
  }

  @Test func `a controller in full screen takes the place of the one that presents it`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    log.lines = []
    root.present(shown, animated: true) { log.lines.append("completed") }
    #expect(
      log.lines == [
        "B loads", "A will disappear", "B will appear", "B is appearing", "B did appear",
        "A did disappear", "completed",
      ])
    #expect(shown.view.frame == stage.window.bounds)
    #expect(root.view.window == nil)
    #expect(root.presentedViewController === shown && shown.presentingViewController === root)
  }

  @Test func `dismissed, it gives the place back`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    root.present(shown, animated: false)
    log.lines = []
    shown.dismiss(animated: true) { log.lines.append("completed") }
    #expect(
      log.lines == [
        "B will disappear", "A will appear", "A is appearing", "A did appear", "B did disappear",
        "completed",
      ])
    #expect(root.view.window === stage.window && shown.view.window == nil)
    #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
  }

  @Test func `over the full screen the presenting view stays and its controller is not called`() {
    let stage = ControllerStage(root)
    defer { stage.end() }
    shown.modalPresentationStyle = .overFullScreen
    log.lines = []
    root.present(shown, animated: false)
    shown.dismiss(animated: false)
    #expect(!log.lines.contains { $0.hasPrefix("A") })
    #expect(root.view.window === stage.window)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .overCurrentContext])
  func `a style that covers a part leaves the presenting view`(style: UIModalPresentationStyle) {
    let stage = ControllerStage(root)
    defer { stage.end() }
    shown.modalPresentationStyle = style
    root.present(shown, animated: false)
    #expect(root.view.window === stage.window && shown.view.window === stage.window)
    root.dismiss(animated: false)
    shown.modalPresentationStyle = .currentContext
    root.present(shown, animated: false)
    #expect(root.view.window == nil)
  }

  @Test func `a child presents from the outermost controller around it`() {
    let navigation = UINavigationController(rootViewController: root)
    let stage = ControllerStage(navigation)
    defer { stage.end() }
    log.lines = []
    root.present(shown, animated: false)
    #expect(shown.presentingViewController === navigation)
    #expect(root.presentedViewController === shown)
    #expect(navigation.visibleViewController === shown)
    #expect(log.lines.contains("A did disappear"))
    root.dismiss(animated: false)
    #expect(log.lines.suffix(2) == ["A did appear", "B did disappear"])
  }

  @Test func `a controller that is not in a window presents nothing`() {
    root.present(shown, animated: false)
    #expect(root.presentedViewController == nil)
    #expect(!shown.isViewLoaded)
  }

  @Test func `a presented controller hears of a turn and fills the turned screen`() {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(root)
      defer { stage.end() }
      root.present(shown, animated: false)
      log.lines = []
      stage.turn(to: .lyingPhone)
      #expect(log.lines.contains("B will be 667 × 375"))
      #expect(shown.view.frame.size == CGSize(width: 667, height: 375))
      root.dismiss(animated: false)
      #expect(root.view.frame.size == CGSize(width: 667, height: 375))
    }
  }
}
