import Foundation
import Testing

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
}
