import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

/// A grid of enlarged pixels, with their positions and the lines between them.
struct EnlargedPixels {
  let origin: CGPoint
  let columns: Int
  let rows: Int
  /// The side of a pixel, in points.
  let side: CGFloat

  var bounds: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: CGFloat(columns) * side, height: CGFloat(rows) * side)
  }

  /// Returns the rectangle in which a pixel is drawn.
  func rect(_ x: Int, _ y: Int) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(x) * side, y: origin.y + CGFloat(y) * side, width: side, height: side)
  }

  /// Returns the position at which a point of the picture, in pixels, is drawn.
  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * side, y: origin.y + point.y * side)
  }

  /// Calls a drawing closure for every pixel.
  func forEach(_ draw: (_ x: Int, _ y: Int, _ rect: CGRect) -> Void) {
    for y in 0..<rows {
      for x in 0..<columns { draw(x, y, rect(x, y)) }
    }
  }

  /// Draws the lines between the pixels.
  func drawLines(with ink: FigureInk) {
    for x in 0...columns {
      let left = origin.x + CGFloat(x) * side
      ink.line(
        [CGPoint(x: left, y: bounds.minY), CGPoint(x: left, y: bounds.maxY)], width: 0.5,
        ink.palette.hairline)
    }
    for y in 0...rows {
      ink.rule(from: bounds.minX, to: bounds.maxX, y: bounds.minY + CGFloat(y) * side + 0.25)
    }
  }
}
