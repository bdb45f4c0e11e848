public import CoreGraphics
// Mirrors CAEmitterCell (iOS 17). Missing: filters, key-value coding, particles.
public import Foundation

/// Inert: one kind of particles of a `CAEmitterLayer`, of which none are drawn.
open class CAEmitterCell: NSObject {
  /// Makes a kind without particles.
  public override init() { super.init() }

  /// The name, by which properties are animated.
  open var name: String?
  /// Whether particles of this kind are emitted.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The life of a particle in seconds.
  open var lifetime: Float = 0
  /// The range of the life in seconds.
  open var lifetimeRange: Float = 0
  /// The angle of the direction from the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of the angle of the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z.
  open var zAcceleration: CGFloat = 0
  /// The scale of the picture.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation per second, in radians.
  open var spin: CGFloat = 0
  /// The range of the rotation.
  open var spinRange: CGFloat = 0
  /// The colour by which the picture is multiplied.
  open var color: CGColor?
  /// The range of the colour's red.
  open var redRange: Float = 0
  /// The range of the colour's green.
  open var greenRange: Float = 0
  /// The range of the colour's blue.
  open var blueRange: Float = 0
  /// The range of the colour's alpha.
  open var alphaRange: Float = 0
  /// The change of the colour's red per second.
  open var redSpeed: Float = 0
  /// The change of the colour's green per second.
  open var greenSpeed: Float = 0
  /// The change of the colour's blue per second.
  open var blueSpeed: Float = 0
  /// The change of the colour's alpha per second.
  open var alphaSpeed: Float = 0
  /// The picture of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the picture that is shown, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the picture's pixels per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// Values that are used if a property is not set.
  open var style: [AnyHashable: Any]?
}
