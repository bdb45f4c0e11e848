// Mirrors UIViewAnimating (iOS 17). Missing: nothing.
// Mirrors UIViewImplicitlyAnimating (iOS 17). Missing: nothing.
// Mirrors UIViewAnimatingState (iOS 17). Missing: nothing.
// Mirrors UIViewAnimatingPosition (iOS 17). Missing: nothing.
public import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and waiting for `finishAnimation(at:)`.
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
  /// Whether the animation is under way and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its start.
  var isReversed: Bool { get set }
  /// The part that is made, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is; one that has not begun is at its start.
  func pauseAnimation()
  /// Stops the animation where it is; without finishing it is over.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made by closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
