import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite(.serialized) struct ObservingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let diary = ChangeDiary()

  @Test func `a closure is told of each change with what it asked for`() {
    let observation = view.observe(\.contentOffset, options: [.new, .old]) { view, change in
      diary.note("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
    }
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(diary.lines == ["0.0 10.0 10.0", "10.0 30.0 30.0"])
    observation.invalidate()
  }

  @Test func `a closure that asked for nothing is called without values`() {
    let observation = view.observe(\.contentSize) { _, change in
      diary.note("\(change.oldValue == nil) \(change.newValue == nil) \(change.isPrior)")
    }
    view.contentSize = CGSize(width: 100, height: 400)
    #expect(diary.lines == ["true true false"])
    observation.invalidate()
  }

  @Test func `the first value is told at once`() {
    view.contentSize.height = 50
    let observation = view.observe(\.contentSize, options: [.initial, .new, .old]) { _, change in
      diary.note("\(change.newValue?.height ?? 0) \(change.oldValue == nil)")
    }
    #expect(diary.lines == ["50.0 true"])
    observation.invalidate()
  }

  @Test func `a change is told before and after`() {
    let observation = view.observe(\.bounds, options: [.prior, .new, .old]) { view, change in
      diary.note(
        "\(change.isPrior) \(view.bounds.width) \(change.newValue == nil) \(change.oldValue == nil)"
      )
    }
    view.frame.size.width = 200
    #expect(diary.lines == ["true 100.0 true false", "false 200.0 false false"])
    observation.invalidate()
  }

  @Test func `nothing is told when a part that does not matter changes, or nothing does`() {
    let offset = view.observe(\.contentOffset) { _, _ in diary.note("offset") }
    let size = view.observe(\.bounds.size.width) { _, _ in diary.note("width") }
    view.bounds.size.height = 300
    view.contentOffset = view.contentOffset
    view.center.x = 7
    #expect(diary.lines.isEmpty)
    view.contentSize = CGSize(width: 900, height: 900)
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 50)
    #expect(diary.lines == ["offset", "width"])
    offset.invalidate()
    size.invalidate()
  }

  @Test func `a frame that moves and grows is told once`() {
    let observation = view.observe(\.frame, options: .new) { _, change in
      diary.note("\(change.newValue ?? .zero)")
    }
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(diary.lines == ["(10.0, 20.0, 30.0, 40.0)"])
    view.center.x += 1
    #expect(diary.lines.count == 2)
    observation.invalidate()
  }

  @Test func `how views and layers show can be observed`() {
    let observations = [
      view.observe(\.alpha) { _, _ in diary.note("alpha") },
      view.observe(\.isHidden) { _, _ in diary.note("hidden") },
      view.observe(\.transform) { _, _ in diary.note("transform") },
      view.observe(\.center) { _, _ in diary.note("center") },
      view.layer.observe(\.position) { _, _ in diary.note("position") },
      view.layer.observe(\.bounds) { _, _ in diary.note("layer bounds") },
      view.layer.observe(\.opacity) { _, _ in diary.note("opacity") },
    ]
    view.alpha = 0.5
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.position.x = 3
    view.layer.bounds.size.width = 3
    #expect(
      diary.lines == [
        "alpha", "opacity", "hidden", "transform", "center", "position", "layer bounds",
      ])
    for observation in observations { observation.invalidate() }
  }

  @Test func `insets are told once, whoever changes them`() {
    view.contentInsetAdjustmentBehavior = .always
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observation = view.observe(\.adjustedContentInset, options: .new) { _, change in
      diary.note("\(change.newValue?.top ?? -1)")
    }
    view.contentInset.top = 4
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(diary.lines == ["4.0", "24.0"])
    observation.invalidate()
  }

  @Test func `an observation ends when it is let go, and when it is told to`() {
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset) { _, _ in
      diary.note("moved")
    }
    view.contentOffset.y = 1
    observation?.invalidate()
    view.contentOffset.y = 2
    observation = view.observe(\.contentOffset) { _, _ in diary.note("moved again") }
    observation = nil
    view.contentOffset.y = 3
    #expect(diary.lines == ["moved"])
    #expect(observation == nil)
  }

  @Test func `an observer may move the content, and end itself`() {
    var observation: NSKeyValueObservation?
    observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      diary.note("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      if view.contentOffset.y < 0 { view.contentOffset.y = 0 } else { observation?.invalidate() }
    }
    view.contentOffset.y = -9
    view.contentOffset.y = 5
    #expect(diary.lines == ["0.0 -9.0", "-9.0 0.0"])
  }

  @Test func `an observation keeps nothing alive`() {
    final class Seen { weak var view: UIScrollView? }
    let seen = Seen()
    var other: UIScrollView? = UIScrollView()
    seen.view = other
    let observation = other?.observe(\.contentSize) { _, _ in }
    other = nil
    #expect(seen.view == nil)
    observation?.invalidate()
  }

  @Test func `what cannot be observed is said`() {
    let log = ConsoleLog()
    let observations = log.recording {
      [
        view.observe(\.tag) { _, _ in diary.note("tag") },
        view.observe(\.isDragging) { _, _ in diary.note("dragging") },
        view.panGestureRecognizer.observe(\.state) { _, _ in diary.note("state") },
      ]
    }
    view.tag = 7
    #expect(diary.lines.isEmpty)
    #expect(log.lines.count == 3)
    #expect(log.lines.allSatisfy { $0.contains("cannot be observed here") }, "\(log.lines)")
    #expect(log.lines.first?.contains("\\UIScrollView.<computed (Int)>") == true, "\(log.lines)")
    for observation in observations { observation.invalidate() }
  }
}

/// The notes of observers.
private final class ChangeDiary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
