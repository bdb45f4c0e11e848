// Mirrors CAAnimation (iOS 17). Missing: `NSCoding`, frame rates, `defaultValue(forKey:)`.
public import Foundation

/// The base class of animations that can be added to a layer.
///
/// The layer reads the animation's values when it is added; later changes of the object, except of
/// its delegate, have no effect.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying, CAAction {
  /// Makes an animation with the default timing.
  public override init() { super.init() }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve; nil means linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified when the animation starts and ends; held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it ends; the default is `true`.
  open var isRemovedOnCompletion = true

  /// Returns an animation with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = unmadeCopy()
    copy.takeValues(from: self)
    return copy
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // The following methods are overridden by the subclasses in this module.

  /// Returns a new animation of the same class with default values, for `copy(with:)`.
  func unmadeCopy() -> CAAnimation { CAAnimation() }

  /// Copies all values of another animation of the same class.
  func takeValues(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
  }

  /// Returns the timing curve of the animation for a duration in seconds.
  func curve(lasting duration: Double) -> TimingCurve {
    .cubic(timingFunction?.curve ?? .linear)
  }

  /// Returns one part for each animated property, given the layer's presented state.
  func parts(of state: LayerState) -> [AnimationPart] { [] }

  /// Returns the animation's span with its timing curve, in the time of the enclosing group or,
  /// without a group, of the clock.
  final func pacedSpan(beginningAt now: Double, lasting standard: Double) -> TimeSpan {
    var span = span(beginningAt: now, lasting: standard)
    span.curve = curve(lasting: span.duration)
    return span
  }
}

/// The effect of an animation on one property, and its timing within the animation.
struct AnimationPart {
  let path: AnimatedPath
  let track: AnimationTrack
  let isAdditive: Bool
  /// The spans of nested groups inside the animation, the outermost first.
  var spans: [TimeSpan] = []
}

/// The object that an animation notifies when it starts and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing; called if the delegate does not implement the method.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing; called if the delegate does not implement the method.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A callable for a method of an animation's delegate, so that the method can be called like an
/// optional method on iOS: `delegate?.animationDidStop?(animation, finished: true)`.
public struct OptionalAnimationCalls {
  let target: any CAAnimationDelegate

  /// Calls `animationDidStop(_:finished:)`.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    target.animationDidStop(anim, finished: flag)
  }
}

extension CAAnimationDelegate {
  /// A callable that forwards to the delegate's method of the same name.
  @_disfavoredOverload
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }

  /// A callable that forwards to the delegate's method of the same name.
  @_disfavoredOverload
  public var animationDidStop: OptionalAnimationCalls? { OptionalAnimationCalls(target: self) }
}
