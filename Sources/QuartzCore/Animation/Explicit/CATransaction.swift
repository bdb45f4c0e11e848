// Mirrors CATransaction (iOS 17). Missing: `value(forKey:)`, locks.
// Mirrors CAAction (iOS 17). Missing: nothing.
import Basics
public import Foundation

/// A group of changes that one thread makes to layers.
///
/// Inside a transaction, changes of layers that do not belong to a view are animated if there is an
/// animation clock.
///
/// Differs from Core Animation: there are no implicit transactions, so changes outside a
/// transaction are not animated.
open class CATransaction: NSObject {
  private static let open = ThreadValue<[OpenTransaction]>()

  private static var innermost: OpenTransaction? { open.value?.last }

  /// The recording that animates changes of layers without a view; nil if such changes are not
  /// animated.
  package static var recording: BlockRecording? { innermost?.recording }

  /// Records that the innermost transaction started an animation.
  package static func noteAnimation(until end: Double) { innermost?.noteAnimation(until: end) }

  /// Begins a transaction nested in the current one, whose settings it inherits.
  open class func begin() {
    open.value = (open.value ?? []) + [OpenTransaction(in: innermost)]
  }

  /// Ends the innermost transaction; the transaction's completion block is called when the
  /// animations that the transaction started have ended, or immediately if there are none.
  open class func commit() {
    // The transaction is removed before the block is called, which may begin and commit
    // transactions itself.
    let ended = open.value?.popLast()
    if open.value?.isEmpty == true { open.value = nil }
    ended?.commit()
  }

  /// Inert: on iOS applies all pending changes immediately.
  open class func flush() {}

  /// Returns the block that is called when the innermost transaction's animations have ended; nil
  /// if none is set.
  open class func completionBlock() -> (() -> Void)? { innermost?.completion }

  /// Sets the block that is called when the innermost transaction's animations have ended; outside
  /// a transaction it is called immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let innermost else {
      block?()
      return
    }
    innermost.completion = block
  }

  /// Returns whether changes in the transaction are made without animation.
  open class func disableActions() -> Bool { innermost?.disablesActions ?? false }

  /// Sets whether subsequent changes in the transaction are made without animation.
  open class func setDisableActions(_ flag: Bool) { innermost?.disablesActions = flag }

  /// Returns the duration of the transaction's animations; the default is 0.25 seconds.
  open class func animationDuration() -> CFTimeInterval {
    innermost?.duration ?? OpenTransaction.defaultDuration
  }

  /// Sets the duration in seconds of the transaction's animations.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    innermost?.duration = duration
  }

  /// Returns the timing curve of the transaction's animations; nil means the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost?.function }

  /// Sets the timing curve of the transaction's animations; nil means the default curve.
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
    // An animation of a nested transaction also belongs to the outer one, whose completion waits
    // for its end.
    CATransaction.noteAnimation(until: last)
    guard let completion else { return }
    if last <= clock.time { return completion() }
    if last.isFinite { clock.schedule(at: last, completion) }
  }
}

/// An action that is run when a property of a layer changes, usually an animation.
public protocol CAAction {
  /// Runs the action for a property of a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, so that the change of the property is not animated.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
