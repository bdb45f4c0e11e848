import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Children of a plain controller, and their appearance.
@MainActor @Suite(.serialized) struct ContainmentTests {
  private let log = ControllerLog()
  private let parent: ScriptedController
  private let child: ScriptedController

  init() {
    parent = ScriptedController("A", log)
    child = ScriptedController("B", log)
  }

  private func embed() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child in the view appears with it`() {
    embed()
    let stage = ControllerStage(parent)
    defer { stage.end() }
    let calls = log.lines.filter { $0.contains("appear") }
    #expect(
      calls == [
        "A will appear", "B will appear", "A is appearing", "B is appearing", "A did appear",
        "B did appear",
      ])
  }

  @Test func `a transition between children exchanges their views`() {
    embed()
    let other = ScriptedController("C", log)
    parent.addChild(other)
    let stage = ControllerStage(parent)
    defer { stage.end() }
    var isFinished: Bool?
    UIView.performWithoutAnimation {
      parent.transition(
        from: child, to: other, duration: 0.3, animations: { other.view.alpha = 0.5 },
        completion: { isFinished = $0 })
    }
    LaterCalls.makeAll()
    #expect(isFinished == true)
    #expect(child.view.superview == nil)
    #expect(other.view.superview === parent.view)
    #expect(other.view.alpha == 0.5)
  }

  @Test func `a child added to a view on the screen appears, and disappears when it is removed`() {
    let stage = ControllerStage(parent)
    defer { stage.end() }
    log.lines = []
    embed()
    #expect(
      log.lines == [
        "B will come", "B loads", "B will appear", "B is appearing", "B did appear", "B came",
      ])
    log.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.lines == ["B will leave", "B will disappear", "B did disappear", "B left"])
  }

  @Test func `RO11 a controller without a parent appears with its view, and disappears with it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let around = UIView()
    around.addSubview(child.view)
    log.lines = []
    window.addSubview(around)
    #expect(log.lines == ["B will appear", "B is appearing", "B did appear"])
    log.lines = []
    around.removeFromSuperview()
    #expect(log.lines == ["B will disappear", "B did disappear"])
    log.lines = []
    window.addSubview(child.view)
    child.view.removeFromSuperview()
    #expect(log.lines.count == 5)
  }

  @Test func `RO11 a root controller appears once though its view moves to a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = parent
    #expect(!log.lines.contains { $0.contains("appear") })
    window.makeKeyAndVisible()
    #expect(log.lines.filter { $0 == "A did appear" }.count == 1)
    window.isHidden = true
  }

  @Test func `a container that forwards by hand keeps the calls to itself`() {
    let parent = ManualController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = ControllerStage(parent)
    defer { stage.end() }
    #expect(!log.lines.contains { $0.contains("appear") })
  }

  @Test func `E25 a view that is loaded follows the size of its superview`() {
    embed()
    parent.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    let controllers = [
      UIViewController(), UINavigationController(), UITabBarController(), UITableViewController(),
      UICollectionViewController(collectionViewLayout: layout),
    ]
    for controller in controllers {
      #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test func `RO17 a parent overrides traits for a child and all that is in it`() {
    embed()
    let inner = UIView()
    child.view.addSubview(inner)
    let stage = ControllerStage(parent)
    defer { stage.end() }
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) === regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `RO17 traits overridden before the view is loaded count too`() {
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    child.loadViewIfNeeded()
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
  }

  @Test func `RO17 two columns on a phone on its side, overridden before it turns`() {
    UIEnvironment.with(.phone) {
      let columns = ScriptedController()
      columns.willTurn = { columns, size in
        let traits = size.width > 500 ? UITraitCollection(horizontalSizeClass: .regular) : nil
        for child in columns.children {
          columns.setOverrideTraitCollection(traits, forChild: child)
        }
      }
      columns.addChild(child)
      columns.view.addSubview(child.view)
      let stage = ControllerStage(columns)
      defer { stage.end() }
      stage.turn(to: .lyingPhone)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      stage.turn(to: .phone)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
    }
  }
}

/// A container that makes the calls about its children's appearance itself, and makes none.
private final class ManualController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
