public import Foundation
import UIKit

/// Interactive transitions between controllers, which a gesture drives and whose progress can be
/// set to any fraction.
///
///     simulator.dismissPartly(to: 0.4)
///     let picture = simulator.picture()       // the presented view has moved 40 % of its way
///     simulator.endTransition(isCancelled: true)
extension Simulator {
  /// The completed fraction of the current interactive transition, from 0 to 1; nil if there is
  /// none.
  public var transitionProgress: CGFloat? { window.transitionProgress }

  /// Simulates the gesture of the current interactive transition up to a fraction of the
  /// transition, from 0 to 1.
  public func moveTransition(to fraction: CGFloat) {
    perform { window.simulateTransition(to: fraction) }
  }

  /// Simulates the gesture that dismisses the frontmost presented controller, up to a fraction of
  /// the transition from 0 to 1.
  ///
  /// Returns whether an interactive dismissal has begun.
  @discardableResult
  public func dismissPartly(to fraction: CGFloat) -> Bool {
    perform { window.simulateDismissal(to: fraction) }
  }

  /// Simulates the gesture that pops the top controller of the frontmost navigation controller, up
  /// to a fraction of the transition from 0 to 1.
  ///
  /// Returns whether an interactive pop has begun.
  @discardableResult
  public func popPartly(to fraction: CGFloat) -> Bool {
    perform { window.simulatePop(to: fraction) }
  }

  /// Simulates the end of the gesture of the current interactive transition, which is then
  /// completed or cancelled.
  public func endTransition(isCancelled: Bool = false) {
    perform { window.simulateTransitionEnd(isCancelled: isCancelled) }
  }
}
