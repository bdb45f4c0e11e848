// Mirrors UIViewAnimating (iOS 17). Missing: nothing.
// Mirrors UIViewImplicitlyAnimating (iOS 17). Missing: nothing.
// Mirrors UIViewAnimatingState (iOS 17). Missing: nothing.
// Mirrors UIViewAnimatingPosition (iOS 17). Missing: nothing.
public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or has ended.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation has been stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation that can be started, paused, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running, that is, active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position; an animation that has not begun is paused at its
  /// start.
  func pauseAnimation()
  /// Stops the animation at its current position; the animator is then inactive if
  /// `withoutFinishing` is true, and otherwise waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make to animatable properties.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes whose animation begins after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends, with its final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with a different timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
