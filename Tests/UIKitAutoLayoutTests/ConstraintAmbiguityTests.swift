import Testing
import UIKit
import UIKitTestSupport

/// The ambiguous lengths, and the constraints that decide the others.
@MainActor struct ConstraintAmbiguityTests {
  private let stage = ConstraintStage()

  @Test func `a view with a place and a size is not ambiguous, fact AL87`() {
    let view = stage.add(width: 10)
    stage.pinCorner(of: view)
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!stage.root.hasAmbiguousLayout)
  }

  @Test func `a near side comes from its constraint alone, a far one from a size too, fact AL92`() {
    let view = stage.add(width: 10, height: 10)
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let right = view.rightAnchor.constraint(equalTo: stage.root.rightAnchor)
    stage.activate([top, right])
    let (width, height) = (view.constraints[0], view.constraints[1])
    #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [top, height])
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(Set(horizontal).isSuperset(of: [right, width]))
    #expect(horizontal.count == 3)
    #expect(
      horizontal.contains { "\($0)".contains("NSAutoresizingMaskLayoutConstraint") })
  }

  @Test func `two equal wishes make a view ambiguous, and it can show either, fact AL93`() {
    let view = stage.add(height: 10)
    stage.pinCorner(of: view)
    for width in [50.0, 90] {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = .defaultHigh
      wish.isActive = true
    }
    stage.layOut()
    #expect(view.hasAmbiguousLayout)
    let first = view.frame.width
    view.exerciseAmbiguityInLayout()
    let second = view.frame.width
    view.exerciseAmbiguityInLayout()
    #expect(Set([first, second]) == [50, 90])
    #expect(view.frame.width == first)
  }

  @Test func `nothing moves where nothing is ambiguous, fact AL93`() {
    let view = stage.add(width: 20, height: 10)
    stage.pinCorner(of: view)
    stage.layOut()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
