import Testing
import UIKitTestSupport

@testable import UIKit

/// Margins, safe areas, guides and scroll views.
@MainActor struct ConstraintGuideTests {
  private let stage = ConstraintStage()

  private func fill(_ guide: UILayoutGuide) -> UIView {
    let view = UIView()
    stage.add(view, to: guide.owningView)
    stage.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  @Test func `a view's margins are 8 and can be set, fact AL68`() {
    let view = fill(stage.root.layoutMarginsGuide)
    stage.layOut()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 384, height: 584))
    stage.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.layOut()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 394, height: 596))
  }

  @Test func `attributes of margins are those of the guide of the margins, fact AL68`() {
    let view = stage.add(width: 10, height: 10)
    stage.activate([
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: stage.root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: stage.root,
        attribute: .topMargin, multiplier: 1, constant: 0),
    ])
    stage.layOut()
    #expect(view.frame.origin == CGPoint(x: 382, y: 8))
  }

  @Test func `the safe area's guide follows the screen's, facts AL70 and AL72`() {
    var device = UIEnvironment.current
    device.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    UIEnvironment.with(device) {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.rootViewController = controller
      let view = fill(controller.view.safeAreaLayoutGuide)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 20, width: 400, height: 580))
      controller.additionalSafeAreaInsets.bottom = 30
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 20, width: 400, height: 550))
    }
  }

  @Test func `a guide follows the safe area that is left of it where its view goes, fact AL70`() {
    var device = UIEnvironment.current
    device.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    UIEnvironment.with(device) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let (outer, inner) = (UIView(), UIView())
      stage.add(outer, to: window)
      stage.add(inner, to: outer)
      let top = outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 20)
      stage.activate([
        top, outer.heightAnchor.constraint(equalToConstant: 100),
        outer.widthAnchor.constraint(equalToConstant: 100),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 100),
        inner.widthAnchor.constraint(equalToConstant: 100),
      ])
      let view = fill(inner.safeAreaLayoutGuide)
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      top.constant = 5
      window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 15, width: 100, height: 85))
    }
  }

  @Test func `the former guides of bars end where the safe area begins, fact H16`() {
    var device = UIEnvironment.current
    device.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    UIEnvironment.with(device) {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.rootViewController = controller
      let view = UIView()
      stage.add(view, to: controller.view)
      stage.activate([
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 0),
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.minY == 20)
      #expect(view.frame.maxY == 570)
      #expect(controller.topLayoutGuide.length == 20)
    }
  }

  @Test func `the margins that lie over a view apply to it where it preserves them, fact AL71`() {
    stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    let outer = stage.add(width: 100, height: 100)
    stage.pinCorner(of: outer)
    outer.preservesSuperviewLayoutMargins = true
    let view = fill(outer.layoutMarginsGuide)
    stage.layOut()
    stage.layOut()
    #expect(view.frame.minX == 40)
  }

  @Test(arguments: [(400, 8, 384), (1000, 164, 672)] as [(CGFloat, CGFloat, CGFloat)])
  func `the readable guide is in the middle of the margins, at most 672 wide, fact AL74`(
    width: CGFloat, left: CGFloat, readable: CGFloat
  ) {
    stage.root.bounds.size.width = width
    let view = fill(stage.root.readableContentGuide)
    stage.layOut()
    #expect(view.frame == CGRect(x: left, y: 8, width: readable, height: 584))
    #expect(stage.root.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `a guide of one's own takes part like a view`() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let view = stage.add(height: 10)
    stage.activate([
      guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
      guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(view.frame == CGRect(x: 100, y: 20, width: 100, height: 10))
    #expect(!guide.hasAmbiguousLayout)
    stage.root.removeLayoutGuide(guide)
    #expect(stage.root.constraints.isEmpty)
  }

  @Test func `what nothing says of a guide is zero, fact AL18`() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5)
    stage.activate([width])
    stage.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 0))
    width.isActive = false
    stage.activate([guide.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 7)])
    stage.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 7, width: 0, height: 0))
  }

  @Test func `the distance between anchors is a dimension`() {
    let (one, other) = (stage.add(width: 50, height: 10), stage.add(height: 10))
    stage.pinCorner(of: one)
    stage.pinCorner(of: other, x: 80)
    let gap = one.rightAnchor.anchorWithOffset(to: other.leftAnchor)
    stage.activate([other.widthAnchor.constraint(equalTo: gap, multiplier: 2)])
    stage.layOut()
    #expect(other.frame.width == 60)
  }

  @Test func `a distance along the reading direction is counted that way`() {
    stage.root.semanticContentAttribute = .forceRightToLeft
    let (one, other) = (stage.add(width: 50, height: 10), stage.add(height: 10))
    stage.pinCorner(of: one, x: 200)
    stage.pinCorner(of: other, x: 80)
    let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    stage.activate([
      other.widthAnchor.constraint(greaterThanOrEqualTo: gap, multiplier: 0.5, constant: 10)
    ])
    stage.layOut()
    // The right side of `other` is at 80 + width, which is 120 − width left of the left side of
    // `one`.
    #expect(abs(other.frame.width - 140 / 3) < 0.5)
  }

  @Test func `the system's spacing is 8, fact AL35`() {
    let (one, other) = (stage.add(width: 50, height: 10), stage.add(width: 5, height: 10))
    stage.pinCorner(of: one)
    stage.activate([
      other.leadingAnchor.constraint(
        equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
    ])
    stage.layOut()
    #expect(other.frame.origin == CGPoint(x: 66, y: 18))
  }

  @Test func `a scroll view's sides are its content's for what is inside, fact AL75`() {
    let scroll = UIScrollView()
    stage.add(scroll)
    stage.pinCorner(of: scroll)
    let content = UIView()
    stage.add(content, to: scroll)
    stage.activate([
      scroll.widthAnchor.constraint(equalToConstant: 100),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 500),
    ])
    stage.layOut()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(scroll.contentSize == CGSize(width: 100, height: 520))
    #expect(content.frame == CGRect(x: 5, y: 10, width: 90, height: 500))
  }

  @Test func `a scroll view's margins are its content's for what is inside, fact AL75`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.root.addSubview(scroll)
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (one, other) = (ScriptedView(width: 70, height: 90), ScriptedView(width: 50, height: 40))
    for view in [one, other] { stage.add(view, to: scroll) }
    for format in ["|-[one]-[other]-|", "V:|-[one]-|", "V:|-[other]"] {
      stage.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["one": one, "other": other]))
    }
    stage.layOut()
    #expect(scroll.contentSize == CGSize(width: 134, height: 94))
    #expect(one.frame == CGRect(x: 2, y: 1, width: 70, height: 90))
    #expect(other.frame == CGRect(x: 80, y: 1, width: 50, height: 40))
    scroll.contentOffset.x = 30
    scroll.layoutMargins.left = 12
    stage.layOut()
    #expect(scroll.contentSize == CGSize(width: 144, height: 94))
    #expect(one.frame.minX == 12)
  }

  @Test func `the frame guide stays in sight while content scrolls, fact AL75`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let header = UIView()
    stage.add(header, to: scroll)
    let guide = scroll.frameLayoutGuide
    stage.activate([
      header.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: guide.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.layOut()
    #expect(header.frame == CGRect(x: 0, y: 5, width: 100, height: 20))
    scroll.contentOffset.y = 300
    stage.layOut()
    #expect(header.frame.minY == 305)
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func `a content size that nothing decides is 0, fact AL76`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.root.addSubview(scroll)
    let content = UIView()
    stage.add(content, to: scroll)
    stage.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 20),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    stage.layOut()
    #expect(scroll.contentSize == CGSize(width: 0, height: 20))
  }

  @Test func `a guide of which constraints say one side has that side (robb/Cartography)`() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let side = guide.trailingAnchor.constraint(
      equalTo: stage.root.trailingAnchor, constant: -10)
    stage.activate([side])
    stage.layOut()
    #expect(guide.layoutFrame.maxX == 390)
    side.isActive = false
    stage.activate([guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5)])
    stage.layOut()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 0))
  }

  @Test func `a guide's anchor tells of the guide, not of its view`() {
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    stage.activate([width, guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor)])
    stage.layOut()
    #expect(guide.widthAnchor.constraintsAffectingLayout.contains(width))
    #expect(guide.topAnchor.hasAmbiguousLayout)
    #expect(!stage.root.topAnchor.hasAmbiguousLayout)
  }

  @Test func `guides are removed with all constraints that mention them`() {
    let view = stage.add(width: 10, height: 10)
    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(stage.root.addLayoutGuide)
    let sides = guides.map { view.leftAnchor.constraint(greaterThanOrEqualTo: $0.leftAnchor) }
    stage.activate(sides)
    stage.layOut()
    stage.root.removeLayoutGuides(Array(guides.prefix(2)))
    #expect(sides.map(\.isActive) == [false, false, true])
    #expect(stage.root.layoutGuides == [guides[2]])
    #expect(guides.map { $0.owningView === stage.root } == [false, false, true])
  }

  @Test func `a view's own guides come in the order of their kinds`() {
    let scroll = UIScrollView()
    let kinds = LayoutGuides.Kind.allCases
    for kind in kinds.reversed() { _ = scroll.guide(of: kind) }
    #expect(scroll.state.guides.ownInOrder.map(\.kind) == kinds)
  }
}
