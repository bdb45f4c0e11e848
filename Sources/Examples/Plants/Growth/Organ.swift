import Foundation
import RasterCore
import UIKit

/// A leaf, flower, fruit or root: shapes at the origin that point straight up.
struct Organ: Sendable {
  private let make: @Sendable () -> [PlantPart]
  /// Whether the organ is drawn without the turtle's heading, like a fruit that hangs straight down
  /// whatever the direction of its stalk.
  var hangs = false

  /// Makes an organ from a closure that returns its shapes.
  init(_ make: @escaping @Sendable () -> [PlantPart]) { self.make = make }

  /// The shapes of the organ.
  ///
  /// New shapes are made for each call, because a part's path is mutable and belongs to one plant.
  var parts: [PlantPart] { make() }

  /// Returns the organ moved to the right and down.
  func moved(x: Double = 0, y: Double = 0) -> Organ {
    transformed(by: CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the organ rotated clockwise by an angle in degrees.
  func turned(_ angle: Double) -> Organ {
    transformed(by: CGAffineTransform(rotationAngle: angle * .pi / 180))
  }

  private func transformed(by transform: CGAffineTransform) -> Organ {
    Organ { parts.map { $0.transformed(by: transform, scale: 1) } }
  }

  /// Returns the organ with different inks for its leaf, its darker half and its veins.
  func inked(leaf: Ink, shade: Ink? = nil, vein: Ink = .vein) -> Organ {
    Organ {
      parts.map { part in
        var part = part
        switch part.ink {
        case .leaf: part.ink = leaf
        case .shade: part.ink = shade ?? leaf
        case .vein: part.ink = vein
        default: break
        }
        return part
      }
    }
  }

  /// Returns the organ as a fruit that hangs straight down, whatever the direction of its stalk.
  static func upright(_ organ: Organ) -> Organ {
    var organ = organ
    organ.hangs = true
    return organ
  }
}
