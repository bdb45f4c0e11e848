// Mirrors CADisplayLink (iOS 17). Missing: displays, ranges of frame rates.
public import Foundation

/// A timer that calls a method before each frame of the display, sixty times a second.
///
/// Differs from UIKit: no clock runs, so it calls nothing, unless a `Simulator` of `LayoutStage`
/// holds the time: then the calls come as the time is moved on. Run loops and modes do not matter.
open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var clock: AnimationClock?
  /// The number of the next call on the clock.
  private var next: Int?
  private var frames = 60

  /// Makes a link that calls a target's method, with itself if the method takes an argument; the
  /// target is kept alive until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// The time of the frame that was shown last, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame that is made ready.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames of the display.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the calls are left out; default false.
  open var isPaused = false
  /// The number of calls per second; 0, the default, stands for one per frame.
  open var preferredFramesPerSecond: Int {
    get { frames == 60 ? 0 : frames }
    set { frames = newValue > 0 ? min(newValue, 60) : 60 }
  }

  /// Begins the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard clock == nil, target != nil, let present = AnimationClock.current else { return }
    clock = present
    timestamp = present.time
    schedule(on: present)
  }

  /// Ends the calls; they may begin again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends the calls, and releases the target.
  open func invalidate() {
    stop()
    // The target often holds its link, and would keep itself alive by it.
    target = nil
  }

  private func stop() {
    if let next { clock?.cancel(next) }
    (clock, next) = (nil, nil)
  }

  private func schedule(on clock: AnimationClock) {
    // Counted from the beginning, so that no error adds up: the next whole frame after now.
    let rate = Double(frames)
    let frame = (clock.time * rate + 0.001).rounded(.down) + 1
    next = clock.schedule(at: frame / rate, isAwaited: false) { [self] in tick(of: clock) }
  }

  private func tick(of clock: AnimationClock) {
    timestamp = clock.time
    schedule(on: clock)
    guard !isPaused, let target else { return }
    selector.send(to: target, self)
  }
}
