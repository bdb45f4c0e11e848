import Testing
import UIKit

/// References to a view or a layer that do not keep it.
@MainActor struct ItemReferenceTests {
  @Test func `a view whose superview is gone has none`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test func `a layer whose superlayer is gone has none`() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      #expect(child.superlayer === parent)
    }
    #expect(child.superlayer == nil)
  }

  @Test func `a layer outlives its view, and lays out nothing then`() {
    let layer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).layer
    layer.bounds.size.width = 20
    layer.setNeedsLayout()
    layer.layoutSublayers()
    #expect(layer.bounds.width == 20)
  }

  @Test func `a constraint outlives its items, which are nil then`() {
    let guide = UILayoutGuide()
    let constraint: NSLayoutConstraint
    do {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.addLayoutGuide(guide)
      constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === inner)
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
    constraint.constant = 8
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `a subtree outlives the root that laid it out, and is laid out by another`() {
    let card = UIView()
    let label = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 30),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    for _ in 0..<2 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(card)
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(card.frame.minX == 10)
      #expect(card.frame.width == 35)
    }
  }
}
