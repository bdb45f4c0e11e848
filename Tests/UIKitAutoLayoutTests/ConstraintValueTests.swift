import Testing
import UIKit
import UIKitTestSupport

/// The description of a constraint, and the number of calls to views, as suites of other
/// implementations of Cocoa expect them (gnustep/libs-gui and
/// BennyKJohnson/ConstraintBasedLayoutTests).
@MainActor struct ConstraintValueTests {
  private let stage = ConstraintStage()

  @Test func `a constraint says what it was made of, fact AL20`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let made = NSLayoutConstraint(
      item: outer, attribute: .width, relatedBy: .equal, toItem: inner, attribute: .width,
      multiplier: 2, constant: 5)
    #expect(made.firstItem === outer && made.secondItem === inner)
    #expect(made.firstAttribute == .width && made.secondAttribute == .width)
    #expect(made.relation == .equal)
    #expect(made.multiplier == 2 && made.constant == 5)
    #expect(made.priority == .required)
    #expect(!made.isActive && !made.shouldBeArchived)
    #expect(made.identifier == nil)
  }

  @Test func `what can be changed keeps what it is given, fact AL21`() {
    let made = UIView().widthAnchor.constraint(equalToConstant: 5)
    made.priority = .defaultHigh
    made.constant = 42
    made.identifier = "width"
    made.shouldBeArchived = true
    #expect(made.priority == .defaultHigh && made.constant == 42)
    #expect(made.identifier == "width" && made.shouldBeArchived)
  }

  @Test func `a view lists the active constraints that it holds, fact AL32`() {
    let view = stage.add(width: 200, height: 100)
    #expect(view.constraints.map(\.constant) == [200, 100])
    view.constraints[0].isActive = false
    #expect(view.constraints.map(\.constant) == [100])
  }

  @Test func `only views that asked update their constraints, fact AL7`() {
    let views = chain()
    stage.layOut()
    #expect(views.map(\.updates) == [1, 1, 1])
    #expect(!views[1].needsUpdateConstraints())
    views[1].setNeedsUpdateConstraints()
    stage.layOut()
    #expect(views.map(\.updates) == [1, 2, 1])
  }

  @Test func `a part of the tree may be updated alone, fact AL7`() {
    let views = chain()
    views[1].updateConstraintsIfNeeded()
    #expect(views.map(\.updates) == [0, 1, 1])
    #expect(views[0].needsUpdateConstraints())
    views[2].setNeedsUpdateConstraints()
    views[1].updateConstraintsIfNeeded()
    #expect(views.map(\.updates) == [0, 1, 2])
  }

  @Test func `only views that need it are laid out, fact AL94`() {
    let views = chain()
    stage.layOut()
    stage.layOut()
    #expect(views.map(\.layouts) == [1, 1, 1])
    views[1].setNeedsLayout()
    stage.layOut()
    #expect(views.map(\.layouts) == [1, 2, 1])
  }

  /// Three views, each inside the one before.
  private func chain() -> [ScriptedView] {
    let views = (0..<3).map { _ in ScriptedView() }
    for (view, outer) in zip(views, [stage.root] + views) { stage.add(view, to: outer) }
    return views
  }
}
