// Mirrors CATransaction (iOS 17). Missing: values by keys, locks.
// Mirrors CAAction (iOS 17). Missing: nothing.
import Basics
public import Foundation

/// A group of changes to layers, of the thread that makes them.
///
/// On a clock that somebody moves, changes of layers without a view are animated in a transaction.
///
/// Differs from Core Animation: there is no transaction where none was begun, so that changes
/// outside of any show at once.
open class CATransaction: NSObject {
  private static let open = ThreadValue<[OpenTransaction]>()

  private static var innermost: OpenTransaction? { open.value?.last }

  /// The recording of changes of layers without a view; nil if they are not animated.
  package static var recording: BlockRecording? { innermost?.recording }

  /// Records that the innermost transaction started an animation.
  package static func noteAnimation(until end: Double) { innermost?.noteAnimation(until: end) }

  /// Begins a transaction inside the current one, whose settings it takes over.
  open class func begin() {
    open.value = (open.value ?? []) + [OpenTransaction(in: innermost)]
  }

  /// Ends the innermost transaction; its completion block is called when the animations that it
  /// started are over, at once where it started none.
  open class func commit() {
    // Removed before it ends: the block may begin and commit transactions of its own.
    let ended = open.value?.popLast()
    if open.value?.isEmpty == true { open.value = nil }
    ended?.commit()
  }

  /// Inert: shows all changes now; they always show at once.
  open class func flush() {}

  /// Returns the block that is called when the innermost transaction's animations are over.
  open class func completionBlock() -> (() -> Void)? { innermost?.completion }

  /// Sets the block that is called when the innermost transaction's animations are over; outside of
  /// any it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let innermost else {
      block?()
      return
    }
    innermost.completion = block
  }

  /// Returns whether changes are not animated.
  open class func disableActions() -> Bool { innermost?.disablesActions ?? false }

  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { innermost?.disablesActions = flag }

  /// Returns the duration of animations; default 0.25 seconds.
  open class func animationDuration() -> CFTimeInterval {
    innermost?.duration ?? OpenTransaction.defaultDuration
  }

  /// Sets the duration of animations.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    innermost?.duration = duration
  }

  /// Returns the curve of animations; nil is the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost?.function }

  /// Sets the curve of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    innermost?.function = function
  }
}

/// A transaction that has begun.
private final class OpenTransaction {
  static let defaultDuration = 0.25

  var completion: (() -> Void)?
  var disablesActions: Bool
  var duration: Double { didSet { recording?.spans[0].duration = duration } }
  var function: CAMediaTimingFunction? { didSet { recording?.spans[0].curve = curve } }
  let recording: BlockRecording?
  private let clock: AnimationClock?
  private var end = 0.0

  init(in outer: OpenTransaction?) {
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration ?? Self.defaultDuration
    function = outer?.function
    clock = AnimationClock.current
    recording = clock.map { clock in
      var span = TimeSpan(duration: Self.defaultDuration)
      span.begin = clock.time
      span.holdsStart = true
      return BlockRecording(source: clock.source, spans: [span], addsUp: false)
    }
    recording?.spans[0].duration = duration
    recording?.spans[0].curve = curve
  }

  private var curve: TimingCurve { .cubic(function?.curve ?? .system) }

  func noteAnimation(until time: Double) { end = max(end, time) }

  func commit() {
    guard let clock else {
      completion?()
      return
    }
    let last = max(end, recording?.end ?? 0)
    // An animation of an inner transaction is one of the outer's, too.
    CATransaction.noteAnimation(until: last)
    guard let completion else { return }
    if last <= clock.time { return completion() }
    if last.isFinite { clock.schedule(at: last, completion) }
  }
}

/// The action of a layer on a change of one of its properties, normally an animation.
public protocol CAAction {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, which keeps the property from being animated.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
