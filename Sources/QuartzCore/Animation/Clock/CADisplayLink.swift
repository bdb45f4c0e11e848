// Mirrors CADisplayLink (iOS 17). Missing: displays, ranges of frame rates.
public import Foundation

/// A timer that calls a method before each frame of the display, by default sixty times a second.
///
/// Differs from UIKit: there is no real-time clock, so no calls are made unless a `Simulator` of
/// `LayoutStage` controls the time; in that case they are made as the simulator advances the time.
/// The run loop and the mode have no effect.
open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var clock: AnimationClock?
  /// The number of the next scheduled call on the clock; nil if there is none.
  private var next: Int?
  private var frames = 60

  /// Makes a link that calls a target's method, and passes itself if the method takes an argument;
  /// the target is kept alive until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// The time of the last displayed frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, which is being prepared.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames of the display: 1/60 of a second.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the calls are suspended; the default is `false`.
  open var isPaused = false
  /// The number of calls per second, at most 60; 0, the default, means one per frame.
  open var preferredFramesPerSecond: Int {
    get { frames == 60 ? 0 : frames }
    set { frames = newValue > 0 ? min(newValue, 60) : 60 }
  }

  /// Starts the calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard clock == nil, target != nil, let present = AnimationClock.current else { return }
    clock = present
    timestamp = present.time
    schedule(on: present)
  }

  /// Stops the calls; `add(to:forMode:)` starts them again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the calls, and releases the target.
  open func invalidate() {
    stop()
    // The reference is removed, because the target often has a strong reference to its link, so
    // that neither would be deallocated.
    target = nil
  }

  private func stop() {
    if let next { clock?.cancel(next) }
    (clock, next) = (nil, nil)
  }

  private func schedule(on clock: AnimationClock) {
    // The time is computed as a multiple of the frame time, so that rounding errors do not
    // accumulate.
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
