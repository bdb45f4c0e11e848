import Foundation
import RasterCore
import UIKit

/// A leaf, flower, fruit or root: shapes around the origin that point straight up.
struct Organ: Sendable {
  private let make: @Sendable () -> [PlantPart]
  /// Whether it ignores the way the turtle looks and keeps its own up and down.
  var hangs = false

  /// Makes an organ from the shapes it is drawn with.
  init(_ make: @escaping @Sendable () -> [PlantPart]) { self.make = make }

  /// The shapes, made anew each time because a part belongs to one plant.
  var parts: [PlantPart] { make() }

  /// The organ moved by some way, right and down.
  func moved(x: Double = 0, y: Double = 0) -> Organ {
    transformed(by: CGAffineTransform(translationX: x, y: y))
  }

  /// The organ turned to the right by degrees.
  func turned(_ angle: Double) -> Organ {
    transformed(by: CGAffineTransform(rotationAngle: angle * .pi / 180))
  }

  private func transformed(by transform: CGAffineTransform) -> Organ {
    Organ { parts.map { $0.transformed(by: transform, scale: 1) } }
  }

  /// The organ with its leaf, its darker half and its veins in other inks.
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

  /// A fruit that hangs straight down, however its stalk grows.
  static func upright(_ organ: Organ) -> Organ {
    var organ = organ
    organ.hangs = true
    return organ
  }
}
