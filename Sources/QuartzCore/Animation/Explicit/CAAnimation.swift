// Mirrors CAAnimation (iOS 17). Missing: archives, frame rates, actions by keys.
public import Foundation

/// An animation that is added to a layer; see its subclasses.
///
/// The layer takes the animation as it is when it is added; later changes of the object have no
/// effect.
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
  /// The pace; nil is even.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified of start and end; held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it is over; default true.
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

  // For subclasses in this module

  /// Returns a new animation of the class, for a copy.
  func unmadeCopy() -> CAAnimation { CAAnimation() }

  /// Takes all values over from another animation of the class.
  func takeValues(from other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
  }

  /// The pace of the animation.
  func curve(lasting duration: Double) -> TimingCurve {
    .cubic(timingFunction?.curve ?? .linear)
  }

  /// Returns the animation of each property that it animates, given the layer's state on the
  /// screen.
  func parts(of state: LayerState) -> [AnimationPart] { [] }

  /// Returns the span with the pace, in the time of the group or of the clock.
  final func pacedSpan(beginningAt now: Double, lasting standard: Double) -> TimeSpan {
    var span = span(beginningAt: now, lasting: standard)
    span.curve = curve(lasting: span.duration)
    return span
  }
}

/// The effect of an animation on one property, and its time within the animation.
struct AnimationPart {
  let path: AnimatedPath
  let track: AnimationTrack
  let isAdditive: Bool
  /// The spans of groups inside the animation, from the outermost one.
  var spans: [TimeSpan] = []
}

/// The object that an animation notifies of its start and its end.
public protocol CAAnimationDelegate: AnyObject {
  /// Is called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Is called when an animation is over; `flag` is false if it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Calls of an animation's delegate, which may leave methods out, written as on iOS:
/// `delegate?.animationDidStop?(animation, finished: true)`.
public struct OptionalAnimationCalls {
  let target: any CAAnimationDelegate

  /// Calls `animationDidStop(_:finished:)`.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    target.animationDidStop(anim, finished: flag)
  }
}

extension CAAnimationDelegate {
  /// Calls the method of this name.
  @_disfavoredOverload
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }

  /// Calls the method of this name.
  @_disfavoredOverload
  public var animationDidStop: OptionalAnimationCalls? { OptionalAnimationCalls(target: self) }
}
