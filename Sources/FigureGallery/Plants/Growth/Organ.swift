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

  /// The organ in the shade of others: all of it in one ink, behind the stems.
  var shaded: Organ {
    Organ {
      parts.filter { $0.ink == .leaf }.map { part in
        PlantPart(path: part.path, ink: .shade, lineWidth: part.lineWidth, layer: .back)
      }
    }
  }

  /// The organ over everything else.
  var onTop: Organ {
    Organ {
      parts.map { part in
        PlantPart(path: part.path, ink: part.ink, lineWidth: part.lineWidth, layer: .top)
      }
    }
  }

  /// Several organs in one.
  static func group(_ organs: Organ...) -> Organ {
    Organ { organs.flatMap(\.parts) }
  }

  /// The organ moved by some way, right and down.
  func moved(x: Double = 0, y: Double = 0) -> Organ {
    transformed(by: CGAffineTransform(translationX: x, y: y), scale: 1)
  }

  /// The organ turned to the right by degrees.
  func turned(_ angle: Double) -> Organ {
    transformed(by: CGAffineTransform(rotationAngle: angle * .pi / 180), scale: 1)
  }

  /// The organ made larger or smaller.
  func scaled(_ factor: Double) -> Organ {
    transformed(by: CGAffineTransform(scaleX: factor, y: factor), scale: factor)
  }

  private func transformed(by transform: CGAffineTransform, scale: Double) -> Organ {
    Organ { parts.map { $0.transformed(by: transform, scale: scale) } }
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
