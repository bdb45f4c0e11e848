import Foundation
import RasterCore
import UIKit

extension Organ {
  /// Returns a plain leaf whose right half is darker, for example of basil.
  static func leaf(
    _ length: Double, _ width: Double, belly: Double = 0.4, hasVein: Bool = true
  ) -> Organ {
    Organ {
      let whole = Outline.leaf(length: length, width: width, belly: belly)
      let half = Outline.halfLeaf(length: length, width: width, belly: belly)
      let vein = Outline.line((0, 0), (0, -length * 0.8))
      return [PlantPart(path: whole, ink: .leaf), PlantPart(path: half, ink: .shade)]
        + (hasVein ? [PlantPart(path: vein, ink: .vein, lineWidth: length * 0.04)] : [])
    }
  }

  /// Returns a long blade that leans over, for example of leek.
  static func blade(_ length: Double, _ width: Double, bend: Double) -> Organ {
    Organ {
      let path = Outline.blade(length: length, width: width, bend: bend)
      return [PlantPart(path: path, ink: .leaf)]
    }
  }

  /// Returns a leaf with rounded lobes on both sides of a midrib, for example of lettuce.
  static func lobed(_ length: Double, _ width: Double, lobes: Int, depth: Double) -> Organ {
    Organ {
      let side = lobes * 2
      let rise = (1...side).map { step -> (Double, Double) in
        let t = Double(step) / Double(side + 1)
        let reach = width / 2 * (4 * t * (1 - t)).squareRoot() * (step % 2 == 1 ? 1 : 1 - depth)
        return (reach, -length * t)
      }
      let points = [(0, 0)] + rise + [(0, -length * 1.04)] + rise.reversed().map { (-$0.0, $0.1) }
      let half = [(0, 0)] + rise + [(0, -length * 1.04), (0, -length * 0.5)]
      return [
        PlantPart(path: Outline.blob(points), ink: .leaf),
        PlantPart(path: Outline.blob(half), ink: .shade),
        PlantPart(
          path: Outline.line((0, 0), (0, -length * 0.85)), ink: .vein, lineWidth: length * 0.045),
      ]
    }
  }

  /// Returns a leaf with rounded lobes around the end of the stalk, like a hand, for example of
  /// pumpkin.
  static func palm(_ radius: Double, lobes: Int = 5) -> Organ {
    Organ {
      let spread = 250.0
      let points = (0...(lobes * 2)).map { step -> (Double, Double) in
        let angle = (Double(step) / Double(lobes * 2) - 0.5) * spread * .pi / 180
        let reach = radius * (step % 2 == 1 ? 1.18 : 0.86)
        return (reach * Trigonometry.sine(angle), -reach * Trigonometry.cosine(angle))
      }
      let veins = (0..<lobes).map { index -> PlantPart in
        let tip = points[index * 2 + 1]
        return PlantPart(
          path: Outline.line((0, 0), (tip.0 * 0.7, tip.1 * 0.7)), ink: .vein,
          lineWidth: radius * 0.06)
      }
      return [PlantPart(path: Outline.blob([(0, radius * 0.15)] + points), ink: .leaf)] + veins
    }
  }

  /// Returns a broad wavy leaf with branching veins: cabbage.
  static func cabbageLeaf(_ length: Double, _ width: Double) -> Organ {
    Organ {
      let (l, w) = (length, width / 2)
      let edge = Outline.blob(
        (-w * 0.25, 0), (w * 0.25, 0), (w * 0.9, -l * 0.22), (w * 1.02, -l * 0.45),
        (w * 1.02, -l * 0.62), (w * 0.86, -l * 0.84), (w * 0.5, -l * 0.93), (w * 0.3, -l * 1.03),
        (-w * 0.3, -l * 1.03), (-w * 0.5, -l * 0.93), (-w * 0.86, -l * 0.84),
        (-w * 1.02, -l * 0.62), (-w * 1.02, -l * 0.45), (-w * 0.9, -l * 0.22))
      let ribs = [0.2, 0.42, 0.62].flatMap { t in
        [-1.0, 1.0].map { side in
          PlantPart(
            path: Outline.line((0, -l * t), (side * w * 0.55, -l * (t + 0.2))), ink: .vein,
            lineWidth: l * 0.02)
        }
      }
      let rib = PlantPart(
        path: Outline.line((0, 0), (0, -l * 0.86)), ink: .vein, lineWidth: l * 0.045)
      return [PlantPart(path: edge, ink: .leaf), rib] + ribs
    }
  }
}
