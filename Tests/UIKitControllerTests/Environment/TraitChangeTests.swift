import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct TraitChangeTests {
  private func turn(_ controller: UIViewController) {
    UIEnvironment.with(.phone) { ControllerStage(controller).turn(to: .lyingPhone) }
  }

  @Test func `RO9 a handler is called for the traits it names and no others`() {
    let controller = UIViewController()
    var calls: [String] = []
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (self: UIViewController, previous) in
      let now = self.traitCollection.verticalSizeClass
      calls.append("\(previous.verticalSizeClass) to \(now)")
    }
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitDisplayScale.self])
    {
      (_: UIViewController, _) in calls.append("width")
    }
    turn(controller)
    #expect(calls == ["regular to compact"])
  }

  @Test func `a view has handlers of its own`() {
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    view.layoutIfNeeded()
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test func `a handler that was unregistered is not called`() {
    let controller = UIViewController()
    var count = 0
    let registration = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: UIViewController, _) in count += 1
    }
    controller.unregisterForTraitChanges(registration)
    turn(controller)
    #expect(count == 0)
  }

  @Test func `a handler's first parameter may be Self, as in Apple's examples`() {
    let controller = SelfObserver()
    turn(controller)
    #expect(controller.calls == ["regular to compact", "method of 2", "method of 0"])
  }
}

/// Registers as Apple's examples do, in a class that has subclasses.
@MainActor private class SelfObserver: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in
      self.note(previous)
    }
    registerForTraitChanges(
      [UITraitVerticalSizeClass.self], target: self,
      action: Selector("changed(_:_:)", SelfObserver.changed))
    registerForTraitChanges(
      [UITraitVerticalSizeClass.self], action: Selector("changed", SelfObserver.changedAtAll))
  }

  private func note(_ previous: UITraitCollection) {
    calls.append("\(previous.verticalSizeClass) to \(traitCollection.verticalSizeClass)")
  }
  private func changed(_ controller: UIViewController, _ previous: UITraitCollection) {
    if controller === self, previous.verticalSizeClass == .regular { calls.append("method of 2") }
  }
  private func changedAtAll() { calls.append("method of 0") }
}
