import Testing
import UIKit
import UIKitTestSupport

/// The frames that constraints give views.
@MainActor struct ConstrainedFrameTests {
  private let stage = ConstraintStage()

  @Test func `a view pinned to its superview's sides follows its size`() {
    let view = stage.add()
    stage.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -40),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 530))
    stage.root.bounds.size = CGSize(width: 300, height: 200)
    stage.layOut()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
  }

  @Test func `a constant moves the view in the next pass and not before, fact AL6`() {
    let view = stage.add(width: 100, height: 50)
    let left = view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 5)
    stage.activate([left, view.topAnchor.constraint(equalTo: stage.root.topAnchor)])
    stage.layOut()
    left.constant = 25
    #expect(view.frame.minX == 5)
    stage.layOut()
    #expect(view.frame == CGRect(x: 25, y: 0, width: 100, height: 50))
  }

  @Test func `a higher priority never gives way to a sum of lower ones, fact AL15`() {
    let view = stage.add()
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = UILayoutPriority(700)
    let narrow = (0..<5).map { _ in
      let constraint = view.widthAnchor.constraint(equalToConstant: 50)
      constraint.priority = UILayoutPriority(699)
      return constraint
    }
    stage.activate([wide] + narrow)
    stage.layOut()
    #expect(view.frame.width == 200)
  }

  // This test also holds fact H12.
  @Test func `items of the item form relate as anchors do, fact AL20`() {
    let (view, other) = (stage.add(width: 60, height: 40), stage.add())
    stage.activate([
      NSLayoutConstraint(
        item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height,
        multiplier: 2, constant: 3),
      NSLayoutConstraint(
        item: other, attribute: .centerX, relatedBy: .equal, toItem: stage.root,
        attribute: .centerX, multiplier: 0.5, constant: 0),
    ])
    stage.layOut()
    #expect(other.frame.width == 83)
    #expect(other.frame.midX == 100)
  }

  @Test func `leading is right where text runs to the left, fact AL25`() {
    stage.root.semanticContentAttribute = .forceRightToLeft
    let (view, other) = (stage.add(width: 100, height: 50), stage.add(width: 20, height: 50))
    stage.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 8),
      NSLayoutConstraint(
        item: other, attribute: .leading, relatedBy: .equal, toItem: stage.root,
        attribute: .trailing, multiplier: 0.25, constant: 0),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(x: 292, y: 0, width: 100, height: 50))
    // At a quarter of the width, counted from the right.
    #expect(other.frame.maxX == 300)
    stage.root.semanticContentAttribute = .forceLeftToRight
    stage.layOut()
    #expect(view.frame.minX == 8)
    #expect(other.frame.minX == 100)
  }

  @Test func `constraints act on alignment rectangles, fact AL27`() {
    let view = ScriptedView()
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.add(view)
    stage.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(x: 18, y: 19, width: 106, height: 104))
  }
}
