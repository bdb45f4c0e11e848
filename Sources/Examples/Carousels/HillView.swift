import Foundation
import UIKit

/// A picture of hills at one time of day, with the number and the name of its page.
///
/// The aspect ratio of the picture is 3 : 2. In a view that is wider in proportion, the picture is
/// cropped at the top and bottom, so everything important is in its middle half.
struct HillView {
  let name: String
  /// The colours of the sky, from the top to the horizon.
  let sky: [UIColor]
  /// The colours of the hills, from the farthest to the nearest.
  let hills: [UIColor]
  /// The light of the sun or the moon.
  ///
  /// The centre is given in fractions of the picture's size, the radius in points.
  let light: (center: CGPoint, radius: CGFloat, color: UIColor)
  var isStarry = false

  /// The size in points.
  static let size = CGSize(width: 1200, height: 800)

  /// Draws the picture, with a number and the page's name in front of the hills.
  func image(numbered number: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
      drawSky(in: context.cgContext)
      for (index, color) in hills.enumerated() {
        color.setFill()
        Self.ridge(index).fill()
      }
      drawWords(number)
    }
  }

  private func drawSky(in context: CGContext) {
    let colors = sky.map(\.cgColor)
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: Self.size.height * 0.68),
        options: .drawsAfterEndLocation)
    }
    if isStarry { drawStars() }
    let center = CGPoint(
      x: light.center.x * Self.size.width, y: light.center.y * Self.size.height)
    let glow = [light.color.withAlphaComponent(0.55), light.color.withAlphaComponent(0)]
    if let gradient = CGGradient(colorsSpace: nil, colors: glow.map(\.cgColor), locations: nil) {
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center,
        endRadius: light.radius * 4, options: [])
    }
    light.color.setFill()
    UIBezierPath(
      ovalIn: CGRect(x: center.x, y: center.y, width: 0, height: 0)
        .insetBy(dx: -light.radius, dy: -light.radius)
    ).fill()
  }

  /// Draws stars at positions that look irregular.
  private func drawStars() {
    UIColor.white.withAlphaComponent(0.8).setFill()
    for index in 0..<90 {
      let x = CGFloat(index * 397 % 1200)
      let y = CGFloat(index * 211 % 430) + 8
      let radius = 0.9 + CGFloat(index * 7 % 5) * 0.45
      UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 2 * radius, height: 2 * radius)).fill()
    }
  }

  private func drawWords(_ number: Int) {
    let white = UIColor.white.withAlphaComponent(0.92)
    "\(number)".draw(
      at: CGPoint(x: 84, y: 368),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 190, weight: .bold), .foregroundColor: white,
      ])
    name.draw(
      at: CGPoint(x: 226, y: 486),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 56, weight: .medium), .foregroundColor: white,
      ])
  }

  /// The heights of the ridges' points as fractions of the picture's height, from the farthest to
  /// the nearest.
  private static let knots: [[CGFloat]] = [
    [0.52, 0.40, 0.50, 0.36, 0.48, 0.42, 0.52],
    [0.56, 0.60, 0.49, 0.57, 0.52, 0.60, 0.50],
    [0.70, 0.62, 0.66, 0.72, 0.61, 0.66, 0.71],
    [0.78, 0.82, 0.75, 0.80, 0.86, 0.77, 0.80],
  ]

  /// Returns a smooth line through the points of a ridge, closed along the lower edge.
  private static func ridge(_ index: Int) -> UIBezierPath {
    let heights = knots[index % knots.count]
    let step = size.width / CGFloat(heights.count - 1)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: heights[0] * size.height))
    for (knot, (before, after)) in zip(heights, heights.dropFirst()).enumerated() {
      let x = CGFloat(knot) * step
      // The curve is horizontal at each point, so that hills have round tops and valleys.
      path.addCurve(
        to: CGPoint(x: x + step, y: after * size.height),
        controlPoint1: CGPoint(x: x + step * 0.45, y: before * size.height),
        controlPoint2: CGPoint(x: x + step * 0.55, y: after * size.height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}
