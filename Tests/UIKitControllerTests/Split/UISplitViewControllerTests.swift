import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct UISplitViewControllerTests {
  private let split = UISplitViewController(style: .doubleColumn)
  private let list = UIViewController()
  private let detail = UIViewController()

  /// An iPad with a home button, in landscape.
  private static let lyingPad: UIEnvironment = {
    var device = UIEnvironment.pad
    device.screenSize = CGSize(width: 1024, height: 768)
    return device
  }()

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func show(on device: UIEnvironment, _ body: (ControllerStage) -> Void) {
    UIEnvironment.with(device) {
      let stage = ControllerStage(split)
      stage.layOut()
      body(stage)
      stage.end()
    }
  }

  private func frame(of controller: UIViewController) -> CGRect? {
    controller.viewIfLoaded.flatMap { view in
      view.window == nil ? nil : view.convert(view.bounds, to: nil)
    }
  }

  @Test func `controllers of columns are in navigation controllers of their own`() {
    #expect(list.navigationController != nil)
    #expect(list.navigationController !== detail.navigationController)
    #expect(split.viewController(for: .primary) === list.navigationController)
    #expect(detail.splitViewController === split)
  }

  @Test func `on a pad in landscape two columns are side by side`() {
    show(on: Self.lyingPad) { _ in
      #expect(frame(of: list)?.width == 320)
      #expect(frame(of: detail)?.maxX == 1024)
      #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    }
  }

  @Test func `content that is wider than its column ends at the column's side`() {
    show(on: Self.lyingPad) { _ in
      #expect(list.navigationController?.view.clipsToBounds == true)
    }
  }

  @Test func `a column beside the secondary one has a compact width`() {
    show(on: Self.lyingPad) { _ in
      #expect(list.traitCollection.horizontalSizeClass == .compact)
      #expect(detail.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func `on a pad in portrait the secondary column is alone until another is shown`() {
    show(on: .pad) { stage in
      #expect(frame(of: list) == nil && frame(of: detail)?.width == 768)
      split.show(.primary)
      stage.layOut()
      #expect(frame(of: list)?.width == 320)
      split.hide(.primary)
      stage.layOut()
      #expect(frame(of: list) == nil)
    }
  }

  @Test func `in a compact width the secondary column is on top of the primary one (LI87)`() {
    show(on: .phone) { _ in
      #expect(split.isCollapsed)
      #expect(frame(of: detail)?.width == 375)
      #expect(detail.navigationController?.viewControllers == [list, detail])
      #expect(detail.navigationController === split.viewController(for: .primary))
    }
  }

  /// A delegate that has the primary column on top.
  private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test func `the delegate determines the column on top in a compact width (LI87)`() {
    let delegate = PrimaryFirst()
    split.delegate = delegate
    show(on: .phone) { stage in
      #expect(list.navigationController?.viewControllers == [list])
      split.show(.secondary)
      stage.layOut()
      #expect(list.navigationController?.viewControllers == [list, detail])
    }
  }

  @Test func `a column for the compact width is shown instead of all others`() {
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    show(on: .phone) { _ in
      #expect(frame(of: compact)?.width == 375)
      #expect(frame(of: list) == nil && frame(of: detail) == nil)
    }
  }

  @Test func `a wider window gives the columns their controllers back`() {
    UIEnvironment.with(.lyingLargePhone) {
      let stage = ControllerStage(split)
      stage.turn(to: .phone)
      let pushed = UIViewController()
      detail.navigationController?.pushViewController(pushed, animated: false)
      stage.turn(to: .lyingLargePhone)
      #expect(list.navigationController?.viewControllers == [list])
      #expect(detail.navigationController?.viewControllers == [detail, pushed])
      #expect(frame(of: list)?.width == 320)
      stage.end()
    }
  }

  @Test func `in the old style a detail replaces the secondary controller`() {
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: UIViewController())
    let (detail, other) = (UIViewController(), UIViewController())
    split.viewControllers = [list, detail]
    UIEnvironment.with(Self.lyingPad) {
      let stage = ControllerStage(split)
      stage.layOut()
      #expect(detail.view.frame == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
      split.showDetailViewController(other, sender: nil)
      stage.layOut()
      #expect(split.viewControllers == [list, other])
      #expect(detail.view.window == nil && other.view.window != nil)
      stage.end()
    }
  }

  @Test func `in the old style the delegate can leave the secondary controller out`() {
    let split = UISplitViewController()
    let delegate = PrimaryFirst()
    let list = UINavigationController(rootViewController: UIViewController())
    split.delegate = delegate
    split.viewControllers = [list, UIViewController()]
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(split)
      stage.layOut()
      #expect(list.viewControllers.count == 1)
      stage.end()
    }
  }

  @Test func `the button of the display mode hides and shows the primary column`() {
    show(on: Self.lyingPad) { stage in
      split.displayModeButtonItem.primaryAction?.perform()
      stage.layOut()
      #expect(frame(of: list) == nil)
      split.displayModeButtonItem.primaryAction?.perform()
      stage.layOut()
      #expect(frame(of: list) != nil)
    }
  }

  @Test func `columns that are resized send no viewWillTransition (RO16)`() {
    let log = ControllerLog()
    let secondary = ScriptedController("B", log)
    split.setViewController(secondary, for: .secondary)
    show(on: Self.lyingPad) { stage in
      log.lines = []
      split.preferredPrimaryColumnWidthFraction = 0.25
      stage.layOut()
      #expect(frame(of: list)?.width == 256)
      #expect(!log.lines.contains { $0.contains("will be") })
    }
  }
}
