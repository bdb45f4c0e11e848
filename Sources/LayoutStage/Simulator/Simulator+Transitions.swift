public import Foundation
import UIKit

/// Presentations, dismissals, pushes and pops that a finger has moved partly.
///
///     simulator.dismissPartly(to: 0.4)
///     let picture = simulator.picture()       // the presented view is 40 % of its way out
///     simulator.endTransition(isCancelled: true)
extension Simulator {
  /// The completed fraction of the transition that waits for its interaction, from
  /// 0 to 1; nil if there is none.
  public var transitionProgress: CGFloat? { window.transitionProgress }

  /// Moves the waiting transition to a completed fraction.
  public func moveTransition(to fraction: CGFloat) {
    perform { window.simulateTransition(to: fraction) }
  }

  /// Dismisses the frontmost presented controller up to a completed fraction, and returns whether the
  /// dismissal waits there.
  @discardableResult
  public func dismissPartly(to fraction: CGFloat) -> Bool {
    perform { window.simulateDismissal(to: fraction) }
  }

  /// Goes back in the frontmost navigation controller up to a completed fraction, and returns whether
  /// the pop waits there.
  @discardableResult
  public func popPartly(to fraction: CGFloat) -> Bool {
    perform { window.simulatePop(to: fraction) }
  }

  /// Lets the waiting transition go, which is completed or goes back to its start.
  public func endTransition(isCancelled: Bool = false) {
    perform { window.simulateTransitionEnd(isCancelled: isCancelled) }
  }
}
