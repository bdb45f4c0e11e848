import Testing
import UIKitTestSupport

@testable import UIKit

/// Constraints that come and go between two passes.
@MainActor struct ConstraintActivationTests {
  private let stage = ConstraintStage()
  private let view: UIView

  init() {
    view = stage.add(height: 10)
    stage.pinCorner(of: view)
    stage.layOut()
  }

  @Test func `one that is taken back before the pass counts for nothing`() {
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    width.isActive = false
    stage.layOut()
    #expect(view.frame.width == 0)
  }

  @Test func `one that is activated twice before the pass counts once`() {
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    for _ in 0..<2 {
      width.isActive = true
      width.isActive = false
    }
    width.isActive = true
    stage.layOut()
    #expect(view.frame.width == 30)
    width.isActive = false
    stage.layOut()
    #expect(view.frame.width == 0)
  }

  @Test func `one that waits goes with its view to another tree`() {
    let other = ConstraintStage()
    other.pinCorner(of: other.add(width: 1, height: 1))
    other.layOut()
    let inner = UIView()
    stage.add(inner, to: view)
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    other.add(inner)
    other.pinCorner(of: inner)
    stage.layOut()
    other.layOut()
    #expect(inner.frame.width == 30)
    width.constant = 40
    other.layOut()
    #expect(inner.frame.width == 40)
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
  func `constraints leave the lists of their views in any order`(order: [Int]) {
    let constraints = [50, 51, 52, 53].map {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: $0)
    }
    let (held, mentions) = (view.constraints, view.autoLayout.mentioning)
    stage.activate(constraints)
    for index in order { constraints[index].isActive = false }
    #expect(view.constraints == held)
    #expect(view.autoLayout.mentioning == mentions)
  }

  @Test func `one whose holder is gone is mentioned once when it is active again`() {
    let inner = UIView()
    stage.add(inner, to: view)
    let before = inner.autoLayout.mentioning.count
    let width = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    do {
      let outer = UIView()
      outer.addSubview(view)
      outer.addConstraint(width)
    }
    #expect(!width.isActive)
    width.isActive = true
    #expect(inner.autoLayout.mentioning.count == before + 1)
  }
}
