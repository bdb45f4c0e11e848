import UIKit

/// A finger at a point of a view, wherever the window is.
final class Finger: UITouch {
  private var point: CGPoint
  private var previous: CGPoint

  init(_ point: CGPoint) {
    (self.point, previous) = (point, point)
    super.init()
  }

  func move(to point: CGPoint) { (previous, self.point) = (self.point, point) }

  override func location(in view: UIView?) -> CGPoint { point }

  override func previousLocation(in view: UIView?) -> CGPoint { previous }
}

/// A control that notes how it follows a finger, and the events that it sends.
final class Follower: UIControl {
  var accepts = true
  private let log = CallLog()
  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside),
    ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside),
    ("up outside", .touchUpOutside), ("cancelled", .touchCancel),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (name, event) in Self.events {
      addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a finger down at the first x coordinate, moves it to the others, and lifts it.
  func follow(_ places: [CGFloat]) {
    let touch = Finger(CGPoint(x: places.first ?? 0, y: 20))
    touchesBegan([touch], with: nil)
    for x in places.dropFirst() {
      touch.move(to: CGPoint(x: x, y: 20))
      touchesMoved([touch], with: nil)
    }
    touchesEnded([touch], with: nil)
  }

  /// Returns the calls while a closure runs, in a window.
  func calls(_ action: (Follower) -> Void) -> [String] {
    let holder = WindowHolder(self)
    holder.settle()
    return log.calls { action(self) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.note("begin")
    return super.beginTracking(touch, with: event) && accepts
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.note("continue \(isTouchInside)")
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    log.note("end \(isTouchInside)")
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    log.note("cancel")
  }
}
