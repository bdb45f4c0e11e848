// Mirrors UITimingCurveProvider (iOS 17). Missing: `NSCopying` and `NSCoding`.
// Mirrors UITimingCurveType (iOS 17). Missing: nothing.
// Mirrors UICubicTimingParameters (iOS 17). Missing: `NSCopying` and `NSCoding`.
// Mirrors UISpringTimingParameters (iOS 17). Missing: `NSCopying` and `NSCoding`.
public import Foundation
public import RasterCore

/// The timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the timing, such as a cubic curve or a spring.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing: one of the system's curves, a cubic curve, a spring, or a combination.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The timing of an animation as a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  /// The curve's name; `easeInOut` for a curve made from control points.
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltin: Bool

  /// Makes UIKit's default curve, `easeInOut`.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = CubicCurve(curve)
    animationCurve = curve
    isBuiltin = true
  }

  /// Makes a curve from its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(point1.x, point1.y, point2.x, point2.y)
    animationCurve = .easeInOut
    isBuiltin = false
  }

  /// The first control point, in the unit square.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point, in the unit square.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The kind of timing: built-in or cubic.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The timing parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil, as this timing is a cubic curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation as the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, where 1 is the whole distance per second.
  ///
  /// Differs from UIKit: the velocity's x component is used for all properties.
  public let initialVelocity: CGVector
  /// The spring if it was given by its parameters; nil if it is fitted to a duration.
  private let spring: Spring?
  private let dampingRatio: Double

  /// Makes a spring that is at rest after the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    spring = nil
  }

  /// Makes the system's spring: mass 3, stiffness 1000 and damping 500, which starts from rest.
  public override convenience init() {
    self.init(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes a spring from the duration of one swing and its bounce.
  ///
  /// The animation lasts until the spring is at rest, whatever the animator's duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    let spring = Spring(period: duration, bounce: bounce, velocity: velocity.dx)
    self.spring = spring
    dampingRatio = spring.dampingRatio
    initialVelocity = velocity
  }

  /// Makes a spring that is at rest after the animator's duration, and starts from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes a spring from its physical parameters; the animation lasts until the spring is at rest.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
    self.spring = spring
    dampingRatio = spring.dampingRatio
    initialVelocity = velocity
  }

  /// The kind of timing: a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil, as this timing is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The timing parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring and the time in seconds until it is at rest; `duration` is that of the
  /// animator.
  fileprivate func spring(in duration: Double) -> (spring: Spring, duration: Double) {
    if let spring { return (spring, spring.settlingDuration) }
    let fitted = Spring(
      settlingIn: duration, dampingRatio: dampingRatio, velocity: initialVelocity.dx)
    return (fitted, duration)
  }
}

extension UITimingCurveProvider {
  /// Returns the timing curve and its duration in seconds: the animator's duration, except for a
  /// spring with a duration of its own, which runs until it is at rest.
  func pace(in duration: Double) -> (curve: TimingCurve, duration: Double) {
    if let parameters = springTimingParameters {
      let (spring, length) = parameters.spring(in: duration)
      return (.spring(spring, duration: length), length)
    }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}
