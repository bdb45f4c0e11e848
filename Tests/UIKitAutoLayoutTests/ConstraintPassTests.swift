import Testing
import UIKit
import UIKitTestSupport

/// When constraints are updated and views laid out.
@MainActor struct ConstraintPassTests {
  private let stage = ConstraintStage()
  /// The calls in their order.
  private let log = ControllerLog()

  private func loggingView(_ name: String) -> ScriptedView {
    let view = ScriptedView()
    view.willUpdate = { [log] _ in log.lines.append("update \(name)") }
    view.didLayOut = { [log] _ in log.lines.append("layout \(name)") }
    return view
  }

  @Test func `subviews update their constraints before superviews, fact AL7`() {
    let (outer, inner) = (loggingView("outer"), loggingView("inner"))
    stage.add(outer)
    stage.add(inner, to: outer)
    stage.layOut()
    #expect(log.lines == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test func `a second pass with nothing changed calls nothing, fact AL94`() {
    let view = loggingView("view")
    stage.add(view)
    stage.layOut()
    log.lines = []
    stage.layOut()
    #expect(log.lines.isEmpty)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    stage.layOut()
    #expect(log.lines == ["update view"])
  }

  @Test func `a view that requires constraints is asked for them when it comes in`() {
    let view = RequiringView()
    stage.root.addSubview(view)
    stage.layOut()
    #expect(view.updates == 1)
    #expect(view.subviews[0].frame == CGRect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func `a controller updates the constraints of its view`() {
    let controller = ScriptedController(noting: [.updatesConstraints])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.log.lines == ["updates constraints"])
  }

  @Test func `constraints follow the window's size through a controller's view, fact AL45`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    guard let view = controller.view else { return }
    let inner = UIView()
    stage.add(inner, to: view)
    stage.activate([
      inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 100, y: 556, width: 200, height: 44))
    window.frame.size = CGSize(width: 600, height: 400)
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 150, y: 356, width: 300, height: 44))
  }

  @Test func `a frame that is set stays until the superview is laid out, fact AL49`() {
    let view = stage.add(width: 10, height: 10)
    stage.pinCorner(of: view)
    stage.layOut()
    view.frame.origin.x = 50
    stage.layOut()
    #expect(view.frame.minX == 50)
    stage.root.setNeedsLayout()
    stage.layOut()
    #expect(view.frame.minX == 0)
  }

  // This test also holds fact H15.
  @Test func `a translated frame counts for others, facts AL45 and AL48`() {
    let framed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    stage.root.addSubview(framed)
    let view = stage.add(width: 10, height: 10)
    stage.activate([
      view.leftAnchor.constraint(equalTo: framed.rightAnchor),
      view.topAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    stage.layOut()
    #expect(view.frame.origin == CGPoint(x: 60, y: 80))
    framed.frame.origin.x = 100
    stage.layOut()
    #expect(view.frame.origin == CGPoint(x: 140, y: 80))
  }

  @Test(
    arguments: [
      .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin],
      .flexibleRightMargin,
    ] as [UIView.AutoresizingMask])
  func `a mask follows a superview that constraints resize, facts AL45 and AL47`(
    mask: UIView.AutoresizingMask
  ) {
    let outer = UIView()
    stage.add(outer)
    stage.pinCorner(of: outer)
    let width = outer.widthAnchor.constraint(equalToConstant: 400)
    stage.activate([width, outer.heightAnchor.constraint(equalToConstant: 10)])
    stage.layOut()
    let framed = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 10))
    framed.autoresizingMask = mask
    outer.addSubview(framed)
    let follower = UIView()
    stage.add(follower, to: outer)
    stage.activate([
      follower.leftAnchor.constraint(equalTo: framed.leftAnchor),
      follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
      follower.topAnchor.constraint(equalTo: outer.topAnchor),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.layOut()
    #expect(follower.frame == framed.frame)
    width.constant = 600
    stage.layOut()
    #expect(abs(follower.frame.minX - framed.frame.minX) <= 0.5)
    #expect(follower.frame.width == framed.frame.width)
    width.constant = 400
    stage.layOut()
    #expect(abs(framed.frame.minX - 100) < 1e-9)
  }

  @Test func `constraints that cross the border of a removed view end, fact AL34`() {
    let (view, inner) = (stage.add(width: 50, height: 50), UIView())
    stage.add(inner, to: view)
    let crossing = inner.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    stage.activate([crossing, inside])
    stage.layOut()
    view.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    #expect(stage.root.constraints.isEmpty)
    stage.root.addSubview(view)
    stage.pinCorner(of: view, x: 9)
    stage.layOut()
    #expect(view.frame == CGRect(x: 9, y: 0, width: 50, height: 50))
    #expect(inner.frame.minY == 5)
  }

  @Test func `a tree that was laid out alone goes on in a larger one`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    stage.add(inner, to: outer)
    let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor)
    stage.activate([width])
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    stage.root.addSubview(outer)
    outer.frame.size.width = 130
    stage.layOut()
    #expect(inner.frame.width == 130)
    width.constant = -30
    stage.layOut()
    #expect(inner.frame.width == 100)
  }

  @Test func `a tree whose root is gone is laid out anew`() {
    let (view, inner) = (UIView(), UIView())
    var constraint: NSLayoutConstraint?
    do {
      let stage = ConstraintStage()
      stage.add(view)
      stage.pinCorner(of: view)
      stage.add(inner, to: view)
      let width = inner.widthAnchor.constraint(equalToConstant: 30)
      stage.activate([width, view.widthAnchor.constraint(equalTo: inner.widthAnchor)])
      stage.layOut()
      constraint = width
    }
    #expect(view.superview == nil)
    constraint?.constant = 40
    view.layoutIfNeeded()
    #expect(inner.frame.width == 40)
  }

  @Test func `a guide that is on no view relates to nothing, fact AL32`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, guide) = (UIView(), UILayoutGuide())
        view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("because they have no common ancestor."))
  }

  @Test func `a view that comes in during the layout is laid out in the same pass`() {
    let view = ScriptedView()
    view.didLayOut = { [stage] view in
      guard view.subviews.isEmpty else { return }
      let inner = UIView()
      stage.add(inner, to: view)
      stage.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      ])
    }
    stage.add(view)
    stage.pinCorner(of: view)
    stage.activate([
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
    stage.layOut()
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 80, height: 0))
  }

  @Test func `constraints are held by the nearest common ancestor, fact AL32`() {
    let (one, other) = (stage.add(), stage.add())
    let inner = UIView()
    stage.add(inner, to: one)
    let constraints = [
      inner.widthAnchor.constraint(equalToConstant: 5),
      inner.leftAnchor.constraint(equalTo: one.leftAnchor),
      inner.leftAnchor.constraint(equalTo: other.leftAnchor),
    ]
    stage.activate(constraints)
    #expect(inner.constraints == [constraints[0]])
    #expect(one.constraints == [constraints[1]])
    #expect(stage.root.constraints == [constraints[2]])
    stage.root.removeConstraint(constraints[2])
    #expect(!constraints[2].isActive)
  }
}

private final class RequiringView: UIView {
  var updates = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    updates += 1
    if subviews.isEmpty {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 3),
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        inner.widthAnchor.constraint(equalToConstant: 5),
        inner.heightAnchor.constraint(equalToConstant: 6),
      ])
    }
    super.updateConstraints()
  }
}
