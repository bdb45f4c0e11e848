import Testing
import UIKit
import UIKitTestSupport

/// The frames and centres that the solver's solution gives to views.
@MainActor struct ConstraintCopyTests {
  private let stage = ConstraintStage()

  @Test func `a view that gets another place lets its superview be laid out, fact AL4`() {
    let (outer, other) = (ScriptedView(), ScriptedView())
    for view in [outer, other] { stage.add(view) }
    let inner = UIView()
    stage.add(inner, to: outer)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    stage.activate([left, inner.widthAnchor.constraint(equalToConstant: 10)])
    stage.layOut()
    let counts = [outer.layouts, other.layouts]
    left.constant = 7
    stage.layOut()
    #expect(outer.layouts == counts[0] + 1)
    #expect(other.layouts == counts[1])
  }

  @Test func `the superview's layout copies the frames, fact AL5`() {
    let outer = ScriptedView()
    stage.add(outer)
    let inner = UIView()
    stage.add(inner, to: outer)
    stage.activate([inner.widthAnchor.constraint(equalToConstant: 10)])
    outer.laysOutSubviews = false
    stage.layOut()
    #expect(inner.bounds.width == 0)
    outer.laysOutSubviews = true
    outer.setNeedsLayout()
    stage.layOut()
    #expect(inner.bounds.width == 10)
  }

  @Test func `bounds and centre are copied, so a transform stays, fact AL5`() {
    let view = stage.add(width: 100, height: 40)
    stage.pinCorner(of: view, x: 10, y: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.layOut()
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.frame == CGRect(x: -40, y: 0, width: 200, height: 80))
  }

  @Test func `an update asked for during the layout waits for the next pass, fact AL8`() {
    let view = ScriptedView()
    stage.add(view)
    view.willLayOut = { $0.setNeedsUpdateConstraints() }
    stage.layOut()
    #expect(view.updates == 1)
    #expect(view.needsUpdateConstraints())
    view.willLayOut = { _ in }
    stage.layOut()
    #expect(view.updates == 2)
  }

  @Test func `one by one and all at once come to the same frames, fact AL13`() {
    let frames = [true, false].map { isBatch -> CGRect in
      let stage = ConstraintStage()
      let view = stage.add()
      let constraints = [
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, constant: -50),
        view.heightAnchor.constraint(equalTo: stage.root.heightAnchor, constant: -25),
      ]
      if isBatch {
        stage.activate(constraints)
      } else {
        for constraint in constraints {
          constraint.isActive = true
          stage.layOut()
        }
      }
      stage.layOut()
      return view.frame
    }
    #expect(frames.allSatisfy { $0 == CGRect(x: 20, y: 10, width: 350, height: 575) })
  }

  @Test func `constraints that go and come again change nothing, fact AL14`() {
    let outer = ScriptedView()
    stage.add(outer)
    let inner = UIView()
    stage.add(inner, to: outer)
    let constraints = [
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ]
    stage.activate(constraints)
    stage.layOut()
    let (frame, layouts) = (inner.frame, outer.layouts)
    NSLayoutConstraint.deactivate(constraints)
    stage.activate(constraints)
    stage.layOut()
    #expect(inner.frame == frame)
    #expect(outer.layouts == layouts)
  }

  @Test func `an ambiguous layout is the same each time, and nothing is said, facts AL18 and AL87`()
  {
    let log = ConsoleLog()
    let frames = (0..<3).map { _ -> [CGRect] in
      let stage = ConstraintStage()
      let views = (0..<3).map { _ in UIView() }
      for (view, before) in zip(views, [stage.root] + views) {
        stage.add(view)
        let isFirst = before === stage.root
        view.leftAnchor.constraint(equalTo: isFirst ? before.leftAnchor : before.rightAnchor)
          .isActive = true
      }
      views[2].rightAnchor.constraint(equalTo: stage.root.rightAnchor).isActive = true
      log.recording { stage.layOut() }
      #expect(views[1].hasAmbiguousLayout)
      return views.map(\.frame)
    }
    #expect(frames[0] == frames[1] && frames[1] == frames[2])
    #expect(log.lines == [])
  }

  @Test func `constant, priority and activity change a layout, and items do not, fact AL21`() {
    let view = stage.add()
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(equalToConstant: 100)
    )
    (wide.priority, narrow.priority) = (.defaultHigh, .defaultLow)
    stage.activate([wide, narrow])
    stage.layOut()
    #expect(view.frame.width == 200)
    wide.priority = UILayoutPriority(1)
    stage.layOut()
    #expect(view.frame.width == 100)
    narrow.constant = 120
    stage.layOut()
    #expect(view.frame.width == 120)
    narrow.isActive = false
    narrow.identifier = "narrow"
    stage.layOut()
    #expect(view.frame.width == 200)
    #expect("\(narrow)".contains("'narrow'"))
  }

  @Test func `views translate their masks unless they are arranged, fact AL44`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
    #expect(UICollectionViewCell().contentView.translatesAutoresizingMaskIntoConstraints)
    let arranged = UIView()
    _ = UIStackView(arrangedSubviews: [arranged])
    #expect(!arranged.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a label that has no intrinsic size is as large as constraints say, fact AL56`() {
    let label = UnmeasuredLabel()
    label.text = "Some words"
    stage.add(label)
    stage.pinCorner(of: label)
    stage.activate([label.heightAnchor.constraint(equalToConstant: 30)])
    stage.layOut()
    #expect(label.frame.size == CGSize(width: 0, height: 30))
  }

  @Test(arguments: [(2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func `a label is as large as whole pixels, fact AL54`(scale: CGFloat, height: CGFloat) {
    var device = UIEnvironment.current
    device.scale = scale
    UIEnvironment.with(device) {
      let stage = ConstraintStage()
      let label = UILabel()
      label.text = "Some words"
      stage.add(label)
      stage.pinCorner(of: label)
      stage.layOut()
      #expect(abs(label.frame.height - height) < 1e-9)
      let pixels = label.frame.width * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }
}

private final class UnmeasuredLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
