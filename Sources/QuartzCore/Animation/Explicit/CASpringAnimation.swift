// Mirrors CASpringAnimation (iOS 17). Missing: perceptual duration, bounce, overdamping switch.
public import Foundation

/// An animation from one value to another with the motion of a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring; the default is 1.
  open var mass: CGFloat = 1
  /// The force of the spring per unit of distance; the default is 100.
  open var stiffness: CGFloat = 100
  /// The force against the motion per unit of velocity; the default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity towards the end value; 1 means the whole distance per second, and the
  /// default is 0.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring stays within 1/1000 of the distance from its end.
  ///
  /// Differs from UIKit: the limit that UIKit uses is not known.
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
