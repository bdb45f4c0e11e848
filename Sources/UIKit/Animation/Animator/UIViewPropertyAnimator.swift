// Mirrors UIViewPropertyAnimator (iOS 17). Missing: hit testing, user interaction, copies.
public import Foundation

/// An animation of changes to views that can be paused, moved by hand, reversed and stopped.
///
/// The animator has a time of its own, from 0 to its duration, which all its animations read. A
/// paused animator's is; a running one's goes to the end, or reversed to the start, at the pace
/// of the timing parameters.
///
/// Differs from UIKit: no clock runs. An animator that is started is at its end at once, unless a
/// `Simulator` of `LayoutStage` holds the time; a paused one shows the part that is complete in any
/// case.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Makes an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    self.duration = parameters.pace(in: duration).duration
  }

  /// Makes an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two handles.
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

  /// The pace of the animation.
  public let timingParameters: any UITimingCurveProvider
  /// The seconds from start to end; of a spring of given parts those that it needs.
  public let duration: TimeInterval
  /// The delay with which the animation was started.
  open private(set) var delay: TimeInterval = 0
  /// Inert: whether the animation can be paused and stopped; default true.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the change, not of the time; default true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without a completion; default false.
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

  /// Makes the changes, which are animated along the animator's own time.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    time.set(to: 0)
    changes = AnimatorChanges()
    let recording = BlockRecording(
      source: time, spans: [TimeSpan(duration: duration)], keepsAnimations: true)
    recording.willRecord = { [weak self] layer, property, old in
      self?.changes.note(layer, property, from: old)
    }
    self.recording = recording
    makeChanges()
  }

  private func makeChanges() {
    let now = time.now
    let additions = pending
    pending = []
    for (delayFactor, changes) in additions {
      // What is added on the way animates over the time that is left.
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

  /// The remaining time of the animation.
  private var remainingDuration: Double { isReversed ? time.now : duration - time.now }

  private func run() { run(lasting: remainingDuration, at: curve) }

  /// Lets the animator's time go to its goal; without a clock it is there at once.
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
    // What never ends stays under way until it is stopped.
    guard span.end.isFinite else { return }
    let number = clock.schedule(at: span.end) { self.arrive() }
    ending = (clock, number)
    CATransaction.noteAnimation(until: span.end)
  }

  /// Holds the animator's time.
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
    // The layers have the values of the end already.
    if isReversed { changes.set(to: .start) }
    complete(at: isReversed ? .start : .end)
  }

  /// Takes the animations out of the layers.
  private func takeOut() {
    guard let recording else { return }
    self.recording = nil
    // First, so that blocks inside count as finished.
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
