// Mirrors UIViewPropertyAnimator (iOS 17). Missing: control of touches during the animation,
// `NSCopying`.
public import Foundation

/// An animation of changes to views that can be paused, scrubbed, reversed and stopped.
///
/// The animator has its own time, from 0 to its duration, which all its animations read. This time
/// is constant while the animator is paused. While the animator runs, the time changes towards the
/// duration, or towards 0 if reversed, as the timing parameters specify.
///
/// Differs from UIKit: there is no real-time clock. An animator that is started reaches its end
/// immediately, unless a `Simulator` of `LayoutStage` controls the time. A paused animator shows
/// its completed fraction in either case.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Makes an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.pace(in: duration).duration
  }

  /// Makes an animator with one of UIKit's timing curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve, given by its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after a delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF))
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve ?? .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The timing of the animation.
  public let timingParameters: any UITimingCurveProvider
  /// The duration in seconds; for a spring given by its parameters, the time until it is at rest.
  public let duration: TimeInterval
  /// The delay in seconds with which the animation was started; the default is 0.
  open private(set) var delay: TimeInterval = 0
  /// Inert: whether the animation can be paused and stopped; the default is `true`.
  open var isInterruptible = true
  /// Inert: whether views respond to touches during the animation; the default is `true`.
  open var isUserInteractionEnabled = true
  /// Inert: whether the app itself performs hit testing at the presented positions of views; the
  /// default is `false`.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` is a fraction of the change instead of the time; the default is
  /// `true`.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end without calling its completion closures; the
  /// default is `false`.
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false { didSet { if isRunning, isReversed != oldValue { run() } } }

  private let time = TimeSource()
  private var pending: [(delayFactor: Double, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = AnimatorChanges()
  private var recording: BlockRecording?
  /// The clock's event at the end of the animation.
  private var ending: (clock: AnimationClock, number: Int)?

  open var fractionComplete: CGFloat {
    get { duration > 0 ? time.now / duration : 1 }
    set {
      pauseAnimation()
      let part = scrubsLinearly ? newValue : curve.progress(at: newValue)
      time.set(to: part * duration)
    }
  }

  private var curve: TimingCurve { timingParameters.pace(in: duration).curve }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    pending.append((delayFactor, animation))
    if state == .active { makeChanges() }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { _startAnimation(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    _startAnimation(after: delay)
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    halt()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let length = durationFactor > 0 ? durationFactor * duration : remainingDuration
    run(lasting: length, at: (parameters ?? timingParameters).pace(in: length).curve)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    takeOut()
    changes.set(to: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    changes.set(to: finalPosition)
    complete(at: finalPosition)
  }
}

extension UIViewPropertyAnimator {
  private func _startAnimation(after delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    run(after: delay, lasting: remainingDuration, at: curve)
  }

  /// Makes the changes, which are animated with the animator's own time.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    time.set(to: 0)
    changes = AnimatorChanges()
    let recording = BlockRecording(
      source: time, spans: [TimeSpan(duration: duration)], keepsAnimations: true)
    let willRecord = AnimationClock.current?.willRecord
    recording.willRecord = { [weak self] layer, property, old in
      self?.changes.note(layer, property, from: old)
      willRecord?(layer, property, old)
    }
    self.recording = recording
    makeChanges()
  }

  private func makeChanges() {
    let now = time.now
    let additions = pending
    pending = []
    for (delayFactor, changes) in additions {
      // Changes added during the animation are animated over the remaining time.
      var span = TimeSpan(begin: now + delayFactor * (duration - now), duration: 0)
      span.duration = duration - span.begin
      span.holdsStart = true
      span.isUnlimited = delayFactor == 0
      recording?.spans = [span]
      guard AnimationBlock.isEnabled, let recording else {
        AnimationBlock.run(changes)
        continue
      }
      recording.perform { AnimationBlock.run(changes) }
    }
  }

  private var remainingDuration: Double { isReversed ? time.now : duration - time.now }

  private func run() { run(lasting: remainingDuration, at: curve) }

  /// Runs the animator's time towards its end value, which it reaches immediately if there is no
  /// clock.
  private func run(after delay: Double = 0, lasting length: Double, at curve: TimingCurve) {
    halt()
    isRunning = true
    let goal = isReversed ? 0 : duration
    guard let clock = AnimationClock.current else {
      time.set(to: goal)
      return arrive()
    }
    let span = TimeSpan(begin: clock.time + delay, duration: max(length, 0), curve: curve)
    time.go(to: goal, during: span, of: clock.source)
    // An animation that never ends runs until it is stopped.
    guard span.end.isFinite else { return }
    let number = clock.schedule(at: span.end) { self.arrive() }
    ending = (clock, number)
    CATransaction.noteAnimation(until: span.end)
  }

  /// Stops the animator's time at its current value.
  private func halt() {
    if let ending { ending.clock.cancel(ending.number) }
    ending = nil
    isRunning = false
    time.set(to: time.now)
  }

  private func arrive() {
    halt()
    guard !pausesOnCompletion else { return }
    takeOut()
    // The layers already have the values at the end of the animation, so their values are set only
    // after a reversed animation.
    if isReversed { changes.set(to: .start) }
    complete(at: isReversed ? .start : .end)
  }

  /// Removes the animations from the layers.
  private func takeOut() {
    guard let recording else { return }
    self.recording = nil
    // The run is finished before the animations are removed, so that nested blocks count as
    // finished.
    recording.run.finish()
    changes.takeOut(recording.run)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
