import Testing
import UIKit

/// The positions of views that only inequalities hold (AL18).
@MainActor @Suite struct InequalityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UIView()

  init() {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func `a place that is only bounded is at its bound`() {
    view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23).isActive = true
    view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -45).isActive =
      true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 23, y: 622, width: 0, height: 0))
  }

  @Test func `a size that is only bounded from above is none`() {
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 94).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 0, height: 30))
  }

  @Test func `a bound gives way to every priority`() {
    view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23).isActive = true
    let wish = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)
    wish.priority = UILayoutPriority(1)
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
  }

  @Test func `what only a bound holds is ambiguous, and follows its constant`() {
    let bound = view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 23)
    NSLayoutConstraint.activate([
      bound, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let place = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    place.isActive = true
    #expect(!view.hasAmbiguousLayout)
    place.isActive = false
    #expect(view.hasAmbiguousLayout)
    bound.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    bound.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test func `leading is where the view begins that holds the constraint`() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 75),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200)
  }

  @Test func `a constraint without a second item has no second attribute`() {
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 10)
    #expect(width.secondAttribute == .notAnAttribute)
  }
}
