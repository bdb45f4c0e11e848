import Foundation
import UIKit

/// The outline of a plant marker: a plate on a pointed stick.
///
///     ╭──────────╮
///     │   plate  │
///     ╰──╮    ╭──╯   shoulders
///        │    │      stick
///         ╲  ╱
///          ╲╱
struct MarkerStick {
  let bounds: CGRect

  private static let corner: CGFloat = 10

  /// The height of the part below the plate: a fifth of the total height, between 16 and 38 points,
  /// but at most half the total height.
  var stickHeight: CGFloat {
    min(38, max(16, (bounds.height / 5).rounded()), (bounds.height / 2).rounded())
  }

  /// The frame of the plate, which carries the text.
  var plate: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - stickHeight)
  }

  private var half: CGFloat { min(15, (bounds.width / 11).rounded()) }

  /// The radius of the curves between the plate and the stick.
  private var shoulder: CGFloat { min(8, stickHeight / 4) }

  var path: UIBezierPath {
    let pen = UIBezierPath()
    pen.move(to: CGPoint(x: plate.minX, y: plate.minY + Self.corner))
    pen.turn(at: plate.minX, plate.minY, dx: Self.corner, dy: 0)
    pen.addLine(to: CGPoint(x: plate.maxX - Self.corner, y: plate.minY))
    pen.turn(at: plate.maxX, plate.minY, dx: 0, dy: Self.corner)
    pen.addLine(to: CGPoint(x: plate.maxX, y: plate.maxY - Self.corner))
    pen.turn(at: plate.maxX, plate.maxY, dx: -Self.corner, dy: 0)
    addStick(to: pen)
    pen.addLine(to: CGPoint(x: plate.minX + Self.corner, y: plate.maxY))
    pen.turn(at: plate.minX, plate.maxY, dx: 0, dy: -Self.corner)
    pen.close()
    return pen
  }

  /// Continues the path around the stick, from its right shoulder over the blunt tip to the left
  /// one.
  private func addStick(to pen: UIBezierPath) {
    let (middle, top) = (plate.midX, plate.maxY)
    // A short stick starts to taper where its shoulders end, so that the outline does not go up
    // again.
    let point = max(bounds.maxY - half * 1.5, top + shoulder)
    pen.addLine(to: CGPoint(x: middle + half + shoulder, y: top))
    pen.turn(at: middle + half, top, dx: 0, dy: shoulder)
    pen.addLine(to: CGPoint(x: middle + half, y: point))
    pen.addLine(to: CGPoint(x: middle + 2.5, y: bounds.maxY - 1.5))
    pen.addQuadCurve(
      to: CGPoint(x: middle - 2.5, y: bounds.maxY - 1.5),
      controlPoint: CGPoint(x: middle, y: bounds.maxY + 1))
    pen.addLine(to: CGPoint(x: middle - half, y: point))
    pen.addLine(to: CGPoint(x: middle - half, y: top + shoulder))
    pen.turn(at: middle - half, top, dx: -shoulder, dy: 0)
  }
}

extension UIBezierPath {
  /// Adds a rounded corner at a point; the curve ends at a given offset from the point.
  fileprivate func turn(at x: CGFloat, _ y: CGFloat, dx: CGFloat, dy: CGFloat) {
    addQuadCurve(to: CGPoint(x: x + dx, y: y + dy), controlPoint: CGPoint(x: x, y: y))
  }
}
