// Mirrors CAPropertyAnimation (iOS 17). Missing: cumulative animations, value functions.
// Mirrors CABasicAnimation (iOS 17). Missing: nothing.
import Basics
import Foundation

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Makes an animation of the property with a key path.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// Makes an animation without a key path, which is set later.
  public override init() { super.init() }

  /// The key path of the property, such as `position` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the property's value; the default is `false`.
  open var isAdditive = false

  override func unmadeCopy() -> CAAnimation { CAPropertyAnimation() }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive) = (other.keyPath, other.isAdditive)
  }

  override func parts(of state: LayerState) -> [AnimationPart] {
    guard let keyPath else { return [] }
    guard let path = AnimatedPath(keyPath) else {
      WarningLog.warn(
        "CAPropertyAnimation: no layer has an animatable property \"\(keyPath)\" here.")
      return []
    }
    guard let track = track(over: state[path]) else { return [] }
    return [AnimationPart(path: path, track: track, isAdditive: isAdditive)]
  }

  /// Returns the animation's values over time, given the property's presented value; nil if there
  /// are none.
  ///
  /// Subclasses override this method.
  func track(over shown: AnimatedValue) -> AnimationTrack? { nil }
}

/// An animation from one value to another.
///
/// Usually one or two of `fromValue`, `toValue` and `byValue` are set. A missing first or last
/// value is computed from the properties that are set, or is the currently presented value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; if nil, it is `toValue` minus `byValue` if both are set, and otherwise
  /// the presented value.
  open var fromValue: Any?
  /// The value at the end; if nil, it is the value at the start plus `byValue`, or the presented
  /// value if `byValue` is nil too.
  open var toValue: Any?
  /// The difference between the values at the end and at the start, nil by default; ignored if both
  /// `fromValue` and `toValue` are set.
  open var byValue: Any?

  override func unmadeCopy() -> CAAnimation { CABasicAnimation() }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func track(over shown: AnimatedValue) -> AnimationTrack? {
    let from = AnimatedValue(any: fromValue)
    let to = AnimatedValue(any: toValue)
    let by = AnimatedValue(any: byValue)
    switch (from, to, by) {
    case (let from?, let to?, _): return AnimationTrack(from: from, to: to)
    case (let from?, nil, let by?): return AnimationTrack(from: from, to: by.added(to: from))
    case (let from?, nil, nil): return AnimationTrack(from: from, to: shown)
    case (nil, let to?, let by?):
      return AnimationTrack(from: .vector(to.vector - by.vector), to: to)
    case (nil, let to?, nil): return AnimationTrack(from: shown, to: to)
    case (nil, nil, let by?): return AnimationTrack(from: shown, to: by.added(to: shown))
    default: return nil
    }
  }
}
