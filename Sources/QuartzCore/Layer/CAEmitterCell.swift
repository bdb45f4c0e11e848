public import CoreGraphics
// Mirrors CAEmitterCell (iOS 17). Missing: filters, key-value coding, particles.
public import Foundation

/// Inert: one kind of particles of a `CAEmitterLayer`, of which none are drawn.
open class CAEmitterCell: NSObject {
  /// Makes a kind of particles with a birth rate of 0.
  public override init() { super.init() }

  /// The name by which key paths refer to the cell in its layer.
  open var name: String?
  /// Whether particles of this kind are emitted.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The range in which the lifetime varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle between the direction of emission and the xy plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the direction of emission in the xy plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range in which the direction of emission varies, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// The range in which the velocity varies, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The scale of the particle's image.
  open var scale: CGFloat = 1
  /// The range in which the scale varies.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range in which the rotation varies, in radians per second.
  open var spinRange: CGFloat = 0
  /// The colour by which the particle's image is multiplied.
  open var color: CGColor?
  /// The range in which the red component varies.
  open var redRange: Float = 0
  /// The range in which the green component varies.
  open var greenRange: Float = 0
  /// The range in which the blue component varies.
  open var blueRange: Float = 0
  /// The range in which the alpha component varies.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the alpha component per second.
  open var alphaSpeed: Float = 0
  /// The image of a particle, a `CGImage`.
  open var contents: Any?
  /// The visible part of the image, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the image's pixels per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// A dictionary of values for properties that are not set.
  open var style: [AnyHashable: Any]?
}
