import Foundation
import RasterCore
import UIKit

extension Organ {
  /// Returns a round fruit that hangs below its stalk, with a green star of small leaves at the
  /// top: tomato.
  static func tomato(_ width: Double) -> Organ {
    Organ {
      let ball = Outline.ellipse(y: width * 0.45, width: width, height: width * 0.92)
      let shade = Outline.blob(
        (width * 0.5, width * 0.2), (width * 0.46, width * 0.8), (-width * 0.1, width * 1.02),
        (width * 0.2, width * 0.7))
      let shine = Outline.ellipse(
        x: -width * 0.2, y: width * 0.28, width: width * 0.16, height: width * 0.2)
      return [
        PlantPart(path: ball, ink: .fruit, layer: .top),
        PlantPart(path: shade, ink: .fruitShade, layer: .top),
        PlantPart(path: shine, ink: .flower, layer: .top),
      ] + calyx(width * 0.36)
    }
  }

  /// Returns the little green leaves at the joint of a fruit and its stalk.
  private static func calyx(_ size: Double) -> [PlantPart] {
    [-100.0, -55, 0, 55, 100].map { angle in
      let path = Outline.leaf(length: size, width: size * 0.4)
      path.apply(CGAffineTransform(rotationAngle: (180 + angle) * .pi / 180))
      return PlantPart(path: path, ink: .stem, layer: .top)
    }
  }

  /// Returns a blunt, bell-shaped fruit that hangs: sweet pepper.
  static func pepper(_ width: Double) -> Organ {
    Organ {
      let (w, h) = (width / 2, width * 1.3)
      let bell = Outline.blob(
        (0, 0), (w * 0.9, -h * 0.05), (w * 1.15, h * 0.3), (w * 0.9, h * 0.75), (w * 0.6, h * 1.02),
        (w * 0.2, h * 0.92), (-w * 0.2, h * 0.92), (-w * 0.6, h * 1.02), (-w * 0.9, h * 0.75),
        (-w * 1.15, h * 0.3), (-w * 0.9, -h * 0.05))
      let fold = Outline.blob(
        (w * 0.2, h * 0.1), (w * 0.42, h * 0.45), (w * 0.25, h * 0.9), (w * 0.12, h * 0.45))
      return [
        PlantPart(path: bell, ink: .fruit, layer: .top),
        PlantPart(path: fold, ink: .fruitShade, layer: .top),
      ] + calyx(width * 0.3)
    }
  }

  /// Returns a drop-shaped fruit that hangs: aubergine.
  static func drop(_ width: Double, length: Double) -> Organ {
    Organ {
      let (w, l) = (width / 2, length)
      let drop = Outline.blob(
        (0, -l * 0.05), (w * 0.6, 0), (w * 0.8, l * 0.35), (w * 1.15, l * 0.8), (w * 0.6, l * 1.06),
        (-w * 0.6, l * 1.06), (-w * 1.15, l * 0.8), (-w * 0.8, l * 0.35), (-w * 0.6, 0))
      let shine = Outline.blob(
        (-w * 0.45, l * 0.3), (-w * 0.6, l * 0.75), (-w * 0.3, l * 0.8), (-w * 0.3, l * 0.4))
      return [
        PlantPart(path: drop, ink: .fruit, layer: .top),
        PlantPart(path: shine, ink: .fruitShade, layer: .top),
      ] + calyx(width * 0.5)
    }
  }

  /// Returns a long fruit with light stripes, in the direction of the turtle: cucumber, courgette.
  static func marrow(_ width: Double, length: Double) -> Organ {
    Organ {
      let (w, l) = (width / 2, length)
      let body = Outline.blob(
        (-w, 0), (w, 0), (w * 1.1, -l * 0.5), (w, -l * 1.04), (-w, -l * 1.04), (-w * 1.1, -l * 0.5))
      let stripes = [-0.45, 0, 0.45].map { x in
        PlantPart(
          path: Outline.line((w * x, -l * 0.14), (w * x, -l * 0.86)), ink: .fruitShade,
          lineWidth: width * 0.08, layer: .top)
      }
      return [PlantPart(path: body, ink: .fruit, layer: .top)] + stripes
    }
  }

  /// Returns a ribbed fruit, wider than high, that rests on the ground: pumpkin.
  static func pumpkin(_ width: Double) -> Organ {
    Organ {
      let h = width * 0.74
      let ribs: [(Double, Double, Ink)] = [
        (-0.3, 0.42, .fruitShade), (0.3, 0.42, .fruitShade), (-0.17, 0.44, .fruit),
        (0.17, 0.44, .fruit), (0, 0.36, .fruitShade),
      ]
      let globe = ribs.map { x, ribWidth, ink in
        PlantPart(
          path: Outline.ellipse(
            x: width * x, y: -h * 0.5, width: width * ribWidth,
            height: h * (1 - abs(x) * 0.35)), ink: ink, layer: .top)
      }
      let stalk = Outline.blob(
        (-width * 0.06, -h * 0.9), (width * 0.06, -h * 0.9), (width * 0.05, -h * 1.1),
        (width * 0.14, -h * 1.22), (0, -h * 1.24), (-width * 0.06, -h * 1.1))
      return globe + [PlantPart(path: stalk, ink: .stem, layer: .top)]
    }
  }

  /// Returns a pod with visible round seeds: pea, bean.
  static func pod(_ length: Double, width: Double, seeds: Int) -> Organ {
    Organ {
      let pod = Outline.leaf(length: length, width: width, belly: 0.45)
      let beads = (0..<seeds).map { index -> PlantPart in
        let t = 0.2 + 0.55 * Double(index) / Double(max(1, seeds - 1))
        return PlantPart(
          path: Outline.ellipse(y: -length * t, width: width * 0.42, height: width * 0.42),
          ink: .fruitShade, layer: .top)
      }
      return [PlantPart(path: pod, ink: .fruit, layer: .top)] + beads
    }
  }

  /// Returns an ear of maize half in its husk.
  static func cob(_ length: Double, width: Double) -> Organ {
    Organ {
      let grain = Outline.leaf(length: length, width: width * 1.15, belly: 0.55)
      let rows = (1...5).map { row -> PlantPart in
        let y = -length * (0.38 + Double(row) * 0.09)
        return PlantPart(
          path: Outline.line((-width * 0.28, y), (width * 0.28, y)), ink: .fruitShade,
          lineWidth: length * 0.012, layer: .top)
      }
      let husk = [-1.0, 1.0].map { side -> PlantPart in
        let path = Outline.leaf(length: length * 0.72, width: width * 0.7, belly: 0.4)
        path.apply(CGAffineTransform(rotationAngle: side * 13 * .pi / 180))
        return PlantPart(path: path, ink: side < 0 ? .leaf : .shade, layer: .top)
      }
      return [PlantPart(path: grain, ink: .fruit, layer: .top)] + rows + husk
    }
  }

  /// Returns a head of green buds: broccoli.
  static func floret(_ width: Double) -> Organ {
    Organ {
      let spots = [(-0.32, -0.1), (0.32, -0.1), (-0.16, -0.36), (0.18, -0.38), (0, -0.12)]
      return spots.enumerated().map { index, spot in
        PlantPart(
          path: Outline.ellipse(
            x: width * spot.0, y: width * spot.1, width: width * 0.5, height: width * 0.46),
          ink: index == 4 ? .fruitShade : .fruit, layer: .top)
      }
    }
  }

  /// Returns the bamboo cane that a bean climbs.
  static func cane(_ length: Double) -> Organ {
    Organ {
      let cane = Outline.line((0, 4), (0, -length))
      let knots = [0.25, 0.5, 0.75].map { t in
        PlantPart(
          path: Outline.line((-2, -length * t), (2, -length * t)), ink: .root, lineWidth: 1.4,
          layer: .back)
      }
      return [PlantPart(path: cane, ink: .root, lineWidth: 2.6, layer: .back)] + knots
    }
  }
}
