import Foundation
import UIKit

/// Functions that make the paths of organs from a few numbers.
enum Outline {
  /// Returns a leaf from the origin to its tip.
  ///
  /// `belly` is roughly the fraction of its length at which it is widest.
  static func leaf(length: Double, width: Double, belly: Double = 0.4) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    side(of: path, length: length, half: width / 2, belly: belly)
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: -width / 2 * 0.55, y: -length * (belly + 0.45)),
      controlPoint2: CGPoint(x: -width / 2 * 1.75, y: -length * belly * 0.45))
    path.close()
    return path
  }

  /// Returns the right half of the leaf that `leaf(length:width:belly:)` returns.
  static func halfLeaf(length: Double, width: Double, belly: Double = 0.4) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    side(of: path, length: length, half: width / 2, belly: belly)
    path.close()
    return path
  }

  private static func side(of path: UIBezierPath, length: Double, half: Double, belly: Double) {
    path.addCurve(
      to: CGPoint(x: 0, y: -length),
      controlPoint1: CGPoint(x: half * 1.75, y: -length * belly * 0.45),
      controlPoint2: CGPoint(x: half * 0.55, y: -length * (belly + 0.45)))
  }

  /// Returns a blade that leans to the right by `bend` at its tip.
  static func blade(length: Double, width: Double, bend: Double) -> UIBezierPath {
    let (tip, half) = (CGPoint(x: bend, y: -length), width / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: 0))
    path.addQuadCurve(to: tip, controlPoint: CGPoint(x: -half, y: -length * 0.7))
    path.addQuadCurve(
      to: CGPoint(x: half, y: 0), controlPoint: CGPoint(x: half * 1.6, y: -length * 0.6))
    path.close()
    return path
  }

  static func ellipse(x: Double = 0, y: Double = 0, width: Double, height: Double) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
  }

  /// Returns a line through points.
  static func line(_ points: (Double, Double)...) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// Returns a closed smooth curve: a quadratic spline whose control points are the given points.
  static func blob(_ points: (Double, Double)...) -> UIBezierPath { blob(points) }

  /// Returns a closed smooth curve whose control points are the given points.
  static func blob(_ points: [(Double, Double)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let middle = CGPoint(x: (point.0 + next.0) / 2, y: (point.1 + next.1) / 2)
      if index == 0 {
        // Begin halfway between the last point and the first, so that the curve closes smoothly.
        let last = points[points.count - 1]
        path.move(to: CGPoint(x: (last.0 + point.0) / 2, y: (last.1 + point.1) / 2))
      }
      path.addQuadCurve(to: middle, controlPoint: CGPoint(x: point.0, y: point.1))
    }
    path.close()
    return path
  }
}
