import Testing
import UIKit
import UIKitTestSupport

@MainActor private final class Pad: UIView {
  var heard: [String] = []
  var asksNext = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began \(touches.first?.location(in: self) ?? .zero)")
    if asksNext { super.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended \(event?.allTouches?.count ?? 0)")
  }
}

@MainActor private final class Taps: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@MainActor struct TouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let outer = Pad(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  private let inner = Pad(frame: CGRect(x: 20, y: 20, width: 20, height: 20))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `a tap is told to the view that is hit, in its coordinates`() {
    window.simulateTap(at: CGPoint(x: 35, y: 40))
    #expect(inner.heard == ["began (5.0, 10.0)", "ended 1"])
    #expect(outer.heard.isEmpty)
  }

  @Test func `a view that does not take touches hands them to the next responder`() {
    inner.asksNext = true
    window.simulateTap(at: CGPoint(x: 30, y: 30))
    #expect(outer.heard == ["began (20.0, 20.0)"])
    let plain = UIView(frame: inner.bounds)
    inner.addSubview(plain)
    inner.heard = []
    window.simulateTap(at: CGPoint(x: 30, y: 30))
    #expect(inner.heard == ["began (0.0, 0.0)", "ended 1"])
  }

  @Test func `recognisers of the view and of those around it see the touch`() {
    var count = 0
    let taps = Taps(target: nil, action: nil)
    outer.addGestureRecognizer(taps)
    final class Counter: NSObject {
      let call: () -> Void
      init(_ call: @escaping () -> Void) { self.call = call }
      func tapped() { call() }
    }
    let counter = Counter { count += 1 }
    taps.addTarget(counter, action: Selector("tapped", Counter.tapped))
    window.simulateTap(at: CGPoint(x: 30, y: 30))
    #expect(count == 1)
    taps.isEnabled = false
    window.simulateTap(at: CGPoint(x: 30, y: 30))
    #expect(count == 1)
  }

  private func events(of control: UIControl) -> () -> [String] {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let all: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("up", .touchUpInside), ("outside", .touchUpOutside),
      ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in all {
      let action = UIAction { [unowned control] _ in
        log.lines.append(control.isHighlighted ? "\(name) highlighted" : name)
      }
      control.addAction(action, for: event)
    }
    return { log.lines }
  }

  @Test func `a tap on a control sends its events (CT9)`() {
    let control = UIControl(frame: inner.bounds)
    inner.addSubview(control)
    let heard = events(of: control)
    window.simulateTap(at: CGPoint(x: 35, y: 40))
    #expect(heard() == ["down highlighted", "up"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    #expect(inner.heard.isEmpty)
    // A touch that ended elsewhere, or that was taken away.
    control.touchesBegan([FarTouch()], with: nil)
    #expect(control.isTracking && control.isTouchInside)
    control.touchesEnded([FarTouch()], with: nil)
    control.touchesBegan([FarTouch()], with: nil)
    control.touchesCancelled([FarTouch()], with: nil)
    control.touchesEnded([FarTouch()], with: nil)
    #expect(
      heard().dropFirst(2) == ["down highlighted", "outside", "down highlighted", "cancel"])
  }

  @Test func `a button triggers its primary action, too (CT9)`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = outer.bounds
    outer.addSubview(button)
    let heard = events(of: button)
    window.simulateTap(at: CGPoint(x: 50, y: 50))
    #expect(heard() == ["down highlighted", "up", "primary"])
  }

  @Test func `a disabled control takes a tap and sends nothing (CT9)`() {
    let button = UIButton(frame: outer.bounds)
    outer.addSubview(button)
    button.isEnabled = false
    let heard = events(of: button)
    window.simulateTap(at: CGPoint(x: 50, y: 50))
    #expect(heard().isEmpty)
    #expect(outer.heard.isEmpty)
    button.isEnabled = true
    button.isHidden = true
    window.simulateTap(at: CGPoint(x: 35, y: 40))
    #expect(inner.heard.count == 2)
  }

  @Test func `every event of a window goes through sendEvent`() {
    final class Listening: UIWindow {
      var phases: [UITouch.Phase?] = []
      override func sendEvent(_ event: UIEvent) {
        phases.append(event.allTouches?.first?.phase)
        super.sendEvent(event)
      }
    }
    let window = Listening(frame: window.frame)
    window.simulateTap(at: .zero)
    #expect(window.phases == [.began, .ended])
  }

  @Test func `an event that nobody made of touches has none`() {
    let event = UIEvent()
    #expect(event.type == .touches)
    #expect(event.subtype == .none)
    #expect(event.allTouches == nil)
    #expect(event.touches(for: outer) == nil)
  }
}
