import Testing
import UIKit

/// The calls by which a control follows a finger.
@MainActor struct ControlTrackingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private final class Follower: UIControl {
    var log: [String] = []
    var accepts = true
    var goesOn = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return super.beginTracking(touch, with: event) && accepts
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let (old, new) = (touch.previousLocation(in: self), touch.location(in: self))
      log.append("continue \(Int(old.x)) to \(Int(new.x)) \(isTouchInside)")
      return super.continueTracking(touch, with: event) && goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      log.append("end \(isTracking) \(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      log.append("cancel")
    }
  }

  private func follower() -> Follower {
    let control = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(control)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside),
      ("up outside", .touchUpOutside), ("cancelled", .touchCancel),
    ]
    for (name, event) in events {
      control.addAction(UIAction { [unowned control] _ in control.log.append(name) }, for: event)
    }
    return control
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 20) }

  @Test func `a control tracks a tap before it sends the events of it (CT15)`() {
    let control = follower()
    window.simulateTap(at: point(10))
    #expect(control.log == ["begin", "down", "end true true", "up"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func `a control tracks a drag, and notices when the finger leaves and returns (CT15)`() {
    let control = follower()
    window.simulateDrag(from: point(10), to: point(60), point(40), point(30))
    #expect(
      control.log == [
        "begin", "down", "continue 10 to 60 false", "outside", "exit", "continue 60 to 40 true",
        "inside", "enter", "continue 40 to 30 true", "inside", "end true true", "up",
      ])
  }

  @Test func `a finger that is lifted outside ends the tracking outside (CT15)`() {
    let control = follower()
    window.simulateDrag(from: point(10), to: point(70))
    #expect(control.log.suffix(2) == ["end true false", "up outside"])
  }

  @Test func `a control that does not track sends nothing (CT15)`() {
    let control = follower()
    control.accepts = false
    window.simulateDrag(from: point(10), to: point(20))
    #expect(control.log == ["begin"])
    #expect(!control.isHighlighted)
    (control.accepts, control.goesOn, control.log) = (true, false, [])
    window.simulateDrag(from: point(10), to: point(20), point(30))
    #expect(control.log == ["begin", "down", "continue 10 to 20 true"])
  }

  @Test func `a cancelled touch is cancelled before its event is sent (CT15)`() {
    let control = follower()
    control.touchesBegan([UITouch()], with: nil)
    control.touchesCancelled([UITouch()], with: nil)
    #expect(control.log == ["begin", "down", "cancel", "cancelled"])
  }

  @Test func `the knob of a slider follows the finger that touched it (CT16)`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    window.addSubview(slider)
    var values: [Float] = []
    let action = UIAction { [unowned slider] _ in values.append(slider.value) }
    slider.addAction(action, for: .valueChanged)
    let track = slider.trackRect(forBounds: slider.bounds)
    let ends = [0, 1].map {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0).minX
    }
    let way = ends[1] - ends[0]
    window.simulateDrag(from: point(track.minX + 10), to: point(track.minX + 10 + way / 2))
    #expect(values.count == 1 && abs(slider.value - 0.5) < 0.001)
    window.simulateDrag(from: point(track.minX + 10), to: point(180))
    #expect(values.count == 1)
    slider.isContinuous = false
    window.simulateDrag(from: point(track.midX), to: point(track.maxX), point(300))
    #expect(values.count == 2 && slider.value == 1)
  }
}
