import Testing
import UIKit
import UIKitTestSupport

/// A controller whose stack is a column in portrait and a row in landscape, set while it lays out.
@MainActor struct AxisSwitchTests {
  @Test(arguments: [true, false])
  func `a stack that is told its axis during the layout follows in the same layout`(late: Bool) {
    let (one, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = ScriptedController()
    controller.when[.loads] = { controller in
      guard let view = controller.view else { return }
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    // In `viewDidLayoutSubviews()`, or in `viewWillLayoutSubviews()`.
    controller.when[late ? .didLayOut : .willLayOut] = {
      stack.axis = $0.view.bounds.width > $0.view.bounds.height ? .horizontal : .vertical
    }
    let stage = PhoneStage(controller)
    #expect(one.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    #expect(other.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    stage.turn()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    #expect(other.frame == CGRect(x: 333.5, y: 0, width: 333.5, height: 375))
    stage.turn()
    #expect(other.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
  }
}
