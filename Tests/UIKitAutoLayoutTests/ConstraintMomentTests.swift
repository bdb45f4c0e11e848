import Testing
import UIKit
import UIKitTestSupport

/// Constraints that change while views are updated, laid out, animated or moved.
@MainActor struct ConstraintMomentTests {
  private let stage = ConstraintStage()

  @Test func `a view may follow the guides of its sibling and of the sibling's subviews`() {
    let sibling = stage.add(width: 100, height: 80)
    stage.pinCorner(of: sibling, x: 20, y: 30)
    let inner = UIView()
    stage.add(inner, to: sibling)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    let view = stage.add(height: 5)
    stage.activate([
      inner.leftAnchor.constraint(equalTo: sibling.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: sibling.topAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 40),
      guide.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      guide.heightAnchor.constraint(equalToConstant: 2),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: sibling.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: sibling.layoutMarginsGuide.rightAnchor),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(x: 28, y: 61, width: 84, height: 5))
    sibling.layoutMargins.left = 20
    stage.layOut()
    #expect(view.frame == CGRect(x: 40, y: 61, width: 72, height: 5))
  }

  /// Lets a view make its width in `updateConstraints`, and returns a function that changes it.
  private func switchWidth(of view: ScriptedView) -> () -> Void {
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    var isWide = false
    view.willUpdate = { _ in
      NSLayoutConstraint.deactivate([isWide ? narrow : wide])
      NSLayoutConstraint.activate([isWide ? wide : narrow, height])
    }
    return {
      isWide = true
      view.setNeedsUpdateConstraints()
    }
  }

  @Test func `what is activated while constraints are updated counts in that pass, fact AL13`() {
    let view = ScriptedView()
    let makeWide = switchWidth(of: view)
    stage.add(view)
    stage.pinCorner(of: view)
    stage.layOut()
    #expect(view.frame.size == CGSize(width: 30, height: 10))
    makeWide()
    #expect(view.frame.width == 30)
    stage.layOut()
    #expect(view.frame.size == CGSize(width: 90, height: 10))
    #expect(view.updates == 2)
  }

  @Test func `constraints are updated without a layout where that is asked for`() {
    let view = ScriptedView()
    let makeWide = switchWidth(of: view)
    stage.add(view)
    stage.layOut()
    makeWide()
    stage.root.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
    #expect(view.frame.width == 30)
    stage.layOut()
    #expect(view.updates == 2)
    #expect(view.frame.width == 90)
  }

  @Test(arguments: [true, false])
  func `a constant that changes while subviews are laid out counts in the same pass, fact AL4`(
    isBefore: Bool
  ) {
    let (view, half) = (ScriptedView(), UIView())
    let halfWidth = half.widthAnchor.constraint(equalToConstant: 0)
    stage.add(half, to: view)
    stage.pinCorner(of: half)
    stage.activate([halfWidth, half.heightAnchor.constraint(equalToConstant: 5)])
    let halve = { (view: ScriptedView) in halfWidth.constant = view.bounds.width / 2 }
    if isBefore { view.willLayOut = halve } else { view.didLayOut = halve }
    stage.add(view)
    stage.pinCorner(of: view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    stage.activate([width])
    stage.layOut()
    #expect(half.frame == CGRect(x: 0, y: 0, width: 40, height: 5))
    width.constant = 120
    stage.layOut()
    #expect(half.frame.width == 60)
  }

  @Test func `a constraint that goes while subviews are laid out counts no longer`() {
    // A note beside the middle if there is space, and at the side otherwise.
    let (view, note) = (ScriptedView(), UIView())
    let middle = note.leftAnchor.constraint(equalTo: view.centerXAnchor)
    let side = note.leftAnchor.constraint(equalTo: view.leftAnchor)
    view.willLayOut = { [stage] view in
      if note.superview == nil { stage.add(note, to: view) }
      let isNarrow = view.bounds.width < 100
      (isNarrow ? middle : side).isActive = false
      (isNarrow ? side : middle).isActive = true
    }
    stage.add(view)
    stage.pinCorner(of: view)
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    stage.activate([width])
    stage.layOut()
    #expect(note.frame.minX == 100)
    width.constant = 50
    stage.layOut()
    #expect(note.frame.minX == 0)
  }

  @Test func `asking for an update during a layout waits for the next pass, fact AL8`() {
    let view = ScriptedView()
    view.didLayOut = { if $0.updates == 1 { $0.setNeedsUpdateConstraints() } }
    stage.add(view)
    stage.layOut()
    #expect(view.updates == 1)
    stage.layOut()
    #expect(view.updates == 2)
    stage.layOut()
    #expect(view.updates == 2)
  }

  @Test func `a view that leaves lets what referred to it go where the rest wants it`() {
    let (one, other) = (stage.add(width: 30, height: 10), stage.add(width: 10, height: 10))
    stage.pinCorner(of: one)
    let wish = other.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 7)
    wish.priority = .defaultLow
    stage.activate([
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.topAnchor.constraint(equalTo: stage.root.topAnchor), wish,
    ])
    stage.layOut()
    #expect(other.frame.minX == 30)
    one.removeFromSuperview()
    stage.layOut()
    #expect(other.frame.minX == 7)
    // A view that is added again keeps its own width and height constraints; the others stay
    // inactive.
    stage.root.addSubview(one)
    stage.layOut()
    #expect(other.frame.minX == 7)
    #expect(one.frame.size == CGSize(width: 30, height: 10))
  }

  @Test func `bringing a view to the front or adding it again leaves its constraints`() {
    let (one, other) = (stage.add(width: 30, height: 10), stage.add(width: 10, height: 10))
    stage.pinCorner(of: one, x: 3)
    stage.pinCorner(of: other)
    stage.layOut()
    stage.root.bringSubviewToFront(one)
    stage.root.insertSubview(one, at: 0)
    stage.root.addSubview(one)
    #expect(stage.root.subviews == [other, one])
    #expect(stage.root.constraints.count == 4)
    stage.root.setNeedsLayout()
    stage.layOut()
    #expect(one.frame == CGRect(x: 3, y: 0, width: 30, height: 10))
  }

  @Test func `a tree moves to another window with what is inside it, fact AL34`() {
    let windows = [300, 500].map { UIWindow(frame: CGRect(x: 0, y: 0, width: $0, height: 400)) }
    let (card, inner) = (UIView(), UIView())
    stage.add(inner, to: card)
    stage.activate([
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
    ])
    for window in windows + windows {
      stage.add(card, to: window)
      stage.activate([
        card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        card.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
      ])
      window.layoutIfNeeded()
      #expect(inner.frame.width == window.bounds.width / 2 - 20)
    }
    #expect(windows.map(\.constraints.count) == [0, 2])
    #expect(card.constraints.count == 2)
  }

  @Test func `a controller updates its view's constraints again when they are marked`() {
    // The bar is one point higher after each update.
    let (controller, bar) = (ScriptedController(), UIView())
    let height = bar.heightAnchor.constraint(equalToConstant: 0)
    controller.when[.loads] = { [stage] controller in
      guard let view = controller.view else { return }
      stage.add(bar, to: view)
      stage.activate([
        height, bar.topAnchor.constraint(equalTo: view.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    controller.when[.updatesConstraints] = { _ in height.constant += 1 }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 1))
    window.layoutIfNeeded()
    #expect(bar.frame.height == 1)
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(bar.frame.height == 2)
  }

  @Test func `a layout inside an animation has the new frames at its end`() {
    let view = stage.add(width: 10, height: 10)
    stage.pinCorner(of: view)
    stage.layOut()
    let width = view.constraints.first { $0.firstAttribute == .width }
    width?.constant = 50
    #expect(view.frame.width == 10)
    var isFinished = false
    UIView.animate(withDuration: 0.3) {
      stage.root.layoutIfNeeded()
    } completion: {
      isFinished = $0
    }
    #expect(view.frame.width == 50)
    #expect(isFinished)
  }

  @Test func `activating and adding what is active already changes nothing`() {
    let view = stage.add()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    stage.activate([width, width])
    view.addConstraint(width)
    #expect(view.constraints == [width])
    NSLayoutConstraint.deactivate([width, width])
    #expect(view.constraints.isEmpty)
    view.addConstraints([width])
    #expect(width.isActive)
    view.removeConstraints(view.constraints)
    #expect(!width.isActive)
  }

  @Test func `an identifier finds a constraint and can change while it is active`() {
    let view = stage.add(width: 10)
    view.constraints.first?.identifier = "width of the view"
    let found = view.constraints.first { $0.identifier == "width of the view" }
    #expect(found?.description.contains("'width of the view' ") == true)
    found?.constant = 20
    stage.layOut()
    #expect(view.frame.width == 20)
  }

  @Test func `a transform stays as it is when constraints move a view, fact AL5`() {
    let view = stage.add(width: 20, height: 10)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.pinCorner(of: view, x: 50, y: 50)
    stage.layOut()
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 60, y: 55))
    #expect(view.frame == CGRect(x: 40, y: 45, width: 40, height: 20))
  }
}
