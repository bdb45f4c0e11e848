public import Foundation
import UIKit

/// Interactive transitions between controllers, which a gesture drives and which can stop at a
/// fraction.
///
/// simulator.dismissPartly(to: 0.4) let picture = simulator.picture()       // the presented view
/// is 40 % of its way out simulator.endTransition(isCancelled: true)
extension Simulator {
  /// The completed fraction of the current interactive transition, from 0 to 1; nil if there is
  /// none.
  public var transitionProgress: CGFloat? { window.transitionProgress }

  /// Simulates the gesture of the current interactive transition up to a completed fraction, from 0
  /// to 1.
  public func moveTransition(to fraction: CGFloat) {
    perform { window.simulateTransition(to: fraction) }
  }

  /// Dismisses the frontmost presented controller up to a completed fraction, and returns whether
  /// an interactive dismissal has begun.
  @discardableResult
  public func dismissPartly(to fraction: CGFloat) -> Bool {
    perform { window.simulateDismissal(to: fraction) }
  }

  /// Goes back in the frontmost navigation controller up to a completed fraction, and returns
  /// whether an interactive pop has begun.
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
