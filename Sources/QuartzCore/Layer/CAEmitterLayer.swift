// Mirrors CAEmitterLayer (iOS 17). Missing: particles.
public import Foundation
import RasterCore

/// A layer that emits particles; none are drawn.
///
/// Differs from UIKit: a picture that shows an emitting layer has the note `not here: particles of
/// a CAEmitterLayer` instead. The properties are recorded with the layout.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the number of particles per second.
  open var birthRate: Float = 1
  /// The factor of the life of particles.
  open var lifetime: Float = 1
  /// The centre of the shape from which particles come, in points.
  open var emitterPosition = CGPoint.zero
  /// The centre of the shape along z.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the shape.
  open var emitterDepth: CGFloat = 0
  /// The shape from which particles come; the default is a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles come; the default is its volume.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and blending of particles; the default is unordered.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are flattened into the plane of the layer.
  open var preservesDepth = false
  /// The factor of the velocity of particles.
  open var velocity: Float = 1
  /// The factor of the scale of particles.
  open var scale: Float = 1
  /// The factor of the spin of particles.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0

  /// Whether the layer would show particles.
  package var emits: Bool {
    birthRate > 0 && emitterCells?.contains { $0.isEnabled && $0.birthRate > 0 } == true
  }

  package override func recordContents(into canvas: Canvas) {
    super.recordContents(into: canvas)
    guard emits else { return }
    // Only a drawing with a command keeps its note.
    var noted = Drawing { $0.fill(Path(), with: .color(.clear)) }
    noted.note = "not here: particles of a CAEmitterLayer"
    canvas.draw(noted)
  }
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One point.
  public static let point = Self(rawValue: "point")
  /// A line from one side to the other.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Makes a part from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners.
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// The inside.
  public static let volume = Self(rawValue: "volume")
}

/// The order and blending of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Colours are added.
  public static let additive = Self(rawValue: "additive")
}
