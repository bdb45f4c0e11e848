import Testing
import UIKit

@MainActor struct UIViewTreeTests {
  let parent = UIView()
  let views = (0..<4).map { index in
    let view = UIView()
    view.tag = index + 1
    return view
  }

  init() { for view in views { parent.addSubview(view) } }

  private var tags: [Int] { parent.subviews.map(\.tag) }

  @Test func `subviews lie in the order they were added`() { #expect(tags == [1, 2, 3, 4]) }

  @Test func `adding a subview again brings it to the front`() {
    parent.addSubview(views[0])
    #expect(tags == [2, 3, 4, 1])
  }

  @Test func `a subview can be brought to the front and sent to the back`() {
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[2])
    #expect(tags == [3, 1, 4, 2])
  }

  @Test func `a view goes right behind or right in front of a sibling`() {
    parent.insertSubview(views[3], belowSubview: views[1])
    parent.insertSubview(views[0], aboveSubview: views[2])
    #expect(tags == [4, 2, 3, 1])
  }

  @Test func `a new view takes the place it is given`() {
    let view = UIView()
    view.tag = 9
    parent.insertSubview(view, at: 1)
    #expect(tags == [1, 9, 2, 3, 4])
  }

  @Test func `two subviews can change places`() {
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(tags == [3, 2, 1, 4])
  }

  @Test func `the layers lie in the order of the views`() {
    parent.sendSubviewToBack(views[3])
    #expect(
      parent.layer.sublayers?.map(ObjectIdentifier.init)
        == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  @Test func `a layer between views stays there`() {
    let layer = CALayer()
    parent.layer.insertSublayer(layer, above: views[1].layer)
    parent.insertSubview(UIView(), at: 4)
    #expect(parent.layer.sublayers?.firstIndex { $0 === layer } == 2)
  }

  @Test func `a view leaves its old superview for a new one`() {
    let other = UIView()
    other.addSubview(views[1])
    #expect(tags == [1, 3, 4])
    #expect(views[1].superview === other)
  }

  @Test func `a tag is found anywhere inside`() {
    let deep = UIView()
    deep.tag = 77
    views[2].addSubview(deep)
    #expect(parent.viewWithTag(77) === deep)
    #expect(parent.viewWithTag(78) == nil)
  }

  @Test func `descendants know their ancestors and themselves`() {
    #expect(views[0].isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[0]))
  }
}
