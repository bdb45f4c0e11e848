// Mirrors CAEmitterLayer (iOS 17). Missing: particles.
public import Foundation
import RasterCore

/// A layer that emits particles; none are drawn.
///
/// Differs from UIKit: a picture that shows an emitting layer has the note `not here: particles of
/// a CAEmitterLayer` instead. Only the rates and the lifetimes of particles are recorded with the
/// layout; the other properties have no effect.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles that the layer emits.
  open var emitterCells: [CAEmitterCell]?
  /// The factor by which the number of particles per second is multiplied.
  open var birthRate: Float = 1
  /// The factor by which the lifetime of particles is multiplied.
  open var lifetime: Float = 1
  /// The centre of the shape from which particles are emitted, in points.
  open var emitterPosition = CGPoint.zero
  /// The centre of the shape along z, in points.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the shape, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape from which particles are emitted; the default is a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted; the default is the whole volume.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and blending of particles; the default is unordered.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are positioned in 3D, instead of flattened into the plane of the layer.
  open var preservesDepth = false
  /// The factor by which the velocity of particles is multiplied.
  open var velocity: Float = 1
  /// The factor by which the scale of particles is multiplied.
  open var scale: Float = 1
  /// The factor by which the spin of particles is multiplied.
  open var spin: Float = 1
  /// The seed of the random numbers for the particles.
  open var seed: UInt32 = 0

  /// Whether the layer would emit particles on iOS.
  package var emits: Bool {
    birthRate > 0 && emitterCells?.contains { $0.isEnabled && $0.birthRate > 0 } == true
  }

  package override func recordContents(into canvas: Canvas) {
    super.recordContents(into: canvas)
    guard emits else { return }
    // A note needs a drawing with at least one command, so a transparent one is added.
    var noted = Drawing { $0.fill(Path(), with: .color(.clear)) }
    noted.note = "not here: particles of a CAEmitterLayer"
    canvas.draw(noted)
  }
}

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A single point.
  public static let point = Self(rawValue: "point")
  /// A line across the emitter's width.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A rectangular box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Makes a mode from its name, such as `outline`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The volume inside the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The drawing order and the blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn in no particular order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles are drawn first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles are drawn last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest particles are drawn first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// The colours of overlapping particles are added.
  public static let additive = Self(rawValue: "additive")
}
