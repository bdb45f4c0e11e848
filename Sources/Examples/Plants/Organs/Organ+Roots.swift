import Foundation
import UIKit

extension Organ {
  /// Returns a root that tapers to a point, with darker marks: carrot, parsnip.
  static func taproot(_ length: Double, width: Double) -> Organ {
    Organ {
      let (l, w) = (length, width / 2)
      let root = Outline.blob(
        (0, -w * 0.5), (w * 1.1, -w * 0.3), (w * 1.05, l * 0.3), (w * 0.4, l * 0.75), (0, l * 1.12),
        (-w * 0.4, l * 0.75), (-w * 1.05, l * 0.3), (-w * 1.1, -w * 0.3))
      let rings = [(0.16, -0.75, -0.2), (0.3, 0.1, 0.68), (0.45, -0.55, -0.1), (0.6, 0.05, 0.38)]
      return [PlantPart(path: root, ink: .root)]
        + rings.map { y, from, to in
          PlantPart(
            path: Outline.line((w * from, l * y), (w * to, l * y)), ink: .rootShade,
            lineWidth: l * 0.022)
        }
    }
  }

  /// Returns a round root with a thin tip: beetroot, radish.
  static func globe(_ width: Double, tail: Double, isTwoToned: Bool = false) -> Organ {
    Organ {
      let w = width / 2
      let globe = Outline.blob(
        (-w * 0.5, -w * 0.1), (w * 0.5, -w * 0.1), (w * 1.12, w * 0.35), (w * 1.05, w * 1.3),
        (w * 0.3, w * 1.8), (w * 0.06, w * 2.1), (0, w * 2 + tail), (-w * 0.06, w * 2.1),
        (-w * 0.3, w * 1.8), (-w * 1.05, w * 1.3), (-w * 1.12, w * 0.35))
      let foot = Outline.blob(
        (-w * 0.62, w * 1.5), (w * 0.62, w * 1.5), (w * 0.2, w * 1.9), (w * 0.05, w * 2.1),
        (0, w * 2 + tail), (-w * 0.05, w * 2.1), (-w * 0.2, w * 1.9))
      let gloss = Outline.ellipse(x: -w * 0.42, y: w * 0.55, width: w * 0.26, height: w * 0.5)
      return [
        PlantPart(path: globe, ink: .root),
        isTwoToned
          ? PlantPart(path: foot, ink: .flower) : PlantPart(path: gloss, ink: .rootShade),
      ]
    }
  }

  /// Returns a bulb of several layers with a neck at the top: onion, garlic, fennel.
  static func bulb(_ width: Double) -> Organ {
    Organ {
      let w = width / 2
      let bulb = Outline.blob(
        (-w * 0.16, -w * 0.6), (w * 0.16, -w * 0.6), (w * 0.35, 0), (w * 1.1, w * 0.35),
        (w * 1.05, w * 1.25), (w * 0.4, w * 1.62), (-w * 0.4, w * 1.62), (-w * 1.05, w * 1.25),
        (-w * 1.1, w * 0.35), (-w * 0.35, 0))
      let lines = [-1.0, 1].map { side in
        PlantPart(
          path: arc(side * w * 0.1, -w * 0.1, side * w * 0.62, w * 0.7, side * w * 0.14, w * 1.5),
          ink: .rootShade, lineWidth: w * 0.07)
      }
      let hairs = [-0.3, -0.1, 0.1, 0.3].map { x in
        PlantPart(
          path: Outline.line((w * x, w * 1.5), (w * x * 1.8, w * 1.85)), ink: .rootShade,
          lineWidth: w * 0.06, layer: .back)
      }
      return hairs + [PlantPart(path: bulb, ink: .root)] + lines
    }
  }

  /// Returns a white stem with many thin roots at its end: leek.
  static func shaft(_ length: Double, width: Double) -> Organ {
    Organ {
      let (l, w) = (length, width / 2)
      let shaft = Outline.blob(
        (-w, -l * 0.1), (w, -l * 0.1), (w, l * 0.6), (w * 1.2, l), (-w * 1.2, l), (-w, l * 0.6))
      let line = Outline.line((w * 0.3, l * 0.05), (w * 0.3, l * 0.7))
      let beard = [-0.8, -0.4, 0, 0.4, 0.8].map { x in
        PlantPart(
          path: Outline.line((w * x * 0.7, l * 0.9), (w * x * 1.6, l * 1.16)), ink: .rootShade,
          lineWidth: w * 0.12, layer: .back)
      }
      return beard + [
        PlantPart(path: shaft, ink: .root),
        PlantPart(path: line, ink: .rootShade, lineWidth: w * 0.14),
      ]
    }
  }

  /// Returns an oval tuber with small buds (eyes): potato.
  static func tuber(_ width: Double) -> Organ {
    Organ {
      let h = width * 0.68
      let body = Outline.blob(
        (-width * 0.5, -h * 0.3), (0, -h * 0.62), (width * 0.5, -h * 0.3), (width * 0.5, h * 0.4),
        (0, h * 0.56), (-width * 0.5, h * 0.4))
      let eyes = [(-0.22, -0.1), (0.1, 0.12), (0.24, -0.16)].map { x, y in
        PlantPart(
          path: Outline.ellipse(x: width * x, y: h * y, width: width * 0.1, height: h * 0.07),
          ink: .rootShade)
      }
      return [PlantPart(path: body, ink: .root)] + eyes
    }
  }

  /// Returns a quadratic curve from a start and a control point to an end.
  private static func arc(
    _ x0: Double, _ y0: Double, _ cx: Double, _ cy: Double, _ x1: Double, _ y1: Double
  ) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x0, y: y0))
    path.addQuadCurve(to: CGPoint(x: x1, y: y1), controlPoint: CGPoint(x: cx, y: cy))
    return path
  }
}
