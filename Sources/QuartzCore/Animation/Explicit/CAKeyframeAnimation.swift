// Mirrors CAKeyframeAnimation (iOS 17). Missing: paths, tension, paced and cubic calculation.
// Mirrors CAAnimationCalculationMode (iOS 17). Missing: paced, cubic, cubicPaced.
public import Foundation

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in the order in which they are reached; nil, the default, means no animation.
  open var values: [Any]?
  /// The time at which each value is reached, from 0 to 1; if it is nil or has fewer times than
  /// values, the values are evenly spaced in time.
  open var keyTimes: [NSNumber]?
  /// The timing curves from each value to the next; a missing curve is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values; the default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func unmadeCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes) = (other.values, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
  }

  override func track(over shown: AnimatedValue) -> AnimationTrack? {
    let values = (values ?? []).compactMap { AnimatedValue(any: $0) }
    guard !values.isEmpty else { return nil }
    return AnimationTrack(
      values: values, times: keyTimes?.map(\.doubleValue),
      curves: (timingFunctions ?? []).map { .cubic($0.curve) },
      isDiscrete: calculationMode == .discrete)
  }
}

/// The interpolation between an animation's values: linear or none.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value stays until the next is reached.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
