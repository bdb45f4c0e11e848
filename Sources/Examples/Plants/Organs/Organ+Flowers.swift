import Foundation
import RasterCore
import UIKit

extension Organ {
  /// Returns a round dot: a small flower of thyme or rosemary.
  static func dot(_ width: Double, ink: Ink = .flower) -> Organ {
    Organ {
      [PlantPart(path: Outline.ellipse(width: width, height: width), ink: ink, layer: .top)]
    }
  }

  /// Returns petals around a centre: the flower of a potato, cucumber, courgette or pumpkin.
  static func star(_ radius: Double, petals: Int = 5) -> Organ {
    Organ {
      let leaves = (0..<petals).map { index -> PlantPart in
        let path = Outline.leaf(length: radius, width: radius * 0.75, belly: 0.5)
        path.apply(CGAffineTransform(rotationAngle: Double(index) * 2 * .pi / Double(petals)))
        return PlantPart(path: path, ink: .flower, layer: .top)
      }
      let heart = Outline.ellipse(width: radius * 0.5, height: radius * 0.5)
      return leaves + [PlantPart(path: heart, ink: .heart, layer: .top)]
    }
  }

  /// Returns a ball of narrow petals: the flower of chives.
  static func pompon(_ radius: Double) -> Organ {
    Organ {
      let petals = (0..<11).map { index -> PlantPart in
        let path = Outline.leaf(length: radius, width: radius * 0.45, belly: 0.5)
        path.apply(CGAffineTransform(rotationAngle: (Double(index) - 5) * 26 * .pi / 180))
        return PlantPart(path: path, ink: .flower, layer: .top)
      }
      let heart = Outline.ellipse(y: -radius * 0.1, width: radius, height: radius * 0.9)
      return petals + [PlantPart(path: heart, ink: .heart, layer: .top)]
    }
  }

  /// Returns the two-lipped flower of peas and beans.
  static func butterfly(_ size: Double) -> Organ {
    Organ {
      let wings = Outline.blob(
        (0, 0), (size * 0.7, -size * 0.2), (size * 0.6, -size), (0, -size * 0.75),
        (-size * 0.6, -size), (-size * 0.7, -size * 0.2))
      let keel = Outline.ellipse(y: -size * 0.3, width: size * 0.5, height: size * 0.6)
      return [
        PlantPart(path: wings, ink: .flower, layer: .top),
        PlantPart(path: keel, ink: .heart, layer: .top),
      ]
    }
  }

  /// Returns rays that end in florets: dill, coriander, and the top of maize.
  static func umbel(_ radius: Double, rays: Int = 9) -> Organ {
    Organ {
      (0..<rays).flatMap { index -> [PlantPart] in
        let angle = (Double(index) / Double(rays - 1) - 0.5) * 130 * .pi / 180
        let tip = (radius * Trigonometry.sine(angle), -radius * Trigonometry.cosine(angle))
        let ray = Outline.line((0, 0), tip)
        let floret = Outline.ellipse(
          x: tip.0, y: tip.1, width: radius * 0.3, height: radius * 0.3)
        return [
          PlantPart(path: ray, ink: .stem, lineWidth: radius * 0.05, layer: .stem),
          PlantPart(path: floret, ink: .flower, layer: .top),
        ]
      }
    }
  }
}
