// Mirrors CASpringAnimation (iOS 17). Missing: perceptual duration, bounce, overdamping switch.
public import Foundation

/// An animation from one value to another as by a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; default 1.
  open var mass: CGFloat = 1
  /// The force of the spring for each unit of distance; default 100.
  open var stiffness: CGFloat = 100
  /// The force against the motion for each unit of velocity; default 10.
  open var damping: CGFloat = 10
  /// The velocity at first, in whole distances per second towards the end; default 0.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring stays within a 1000th of its way from the end.
  ///
  /// Differs from UIKit: its own limit is not known.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
  }

  override func unmadeCopy() -> CAAnimation { CASpringAnimation() }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
  }

  override func curve(lasting duration: Double) -> TimingCurve {
    .spring(spring, duration: duration)
  }
}
