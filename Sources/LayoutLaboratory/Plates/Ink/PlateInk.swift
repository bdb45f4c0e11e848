import Foundation
import LayoutStage
import RasterCore
import RasterText

/// Writes on a plate by baselines, which stand on a grid of eight points.
struct PlateInk {
  let canvas: Canvas
  let palette: FigurePalette

  /// The distance of the grid's lines.
  static let step: CGFloat = 8
  /// The free space around everything.
  static let margin: CGFloat = 56

  /// Writes words.
  func write(
    _ text: String, at point: CGPoint, size: CGFloat, weight: FontWeight = .regular,
    face: Lettering.Face = .system, color: Color? = nil, anchor: Lettering.Anchor = .left
  ) {
    Lettering(text, size: size, weight: weight, face: face, color: color ?? palette.ink)
      .draw(in: canvas, onBaseline: point, anchor: anchor)
  }

  /// Draws a thin line from left to right.
  func rule(from x: CGFloat, to end: CGFloat, y: CGFloat) {
    canvas.fill(
      CGRect(x: x, y: y - 0.5, width: end - x, height: 0.5), with: .color(palette.hairline))
  }

  /// Draws with the origin somewhere else.
  func draw(_ drawing: Drawing, at origin: CGPoint) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    canvas.draw(drawing)
    canvas.restore()
  }
}

/// The title of a plate and the sentence under it.
struct PlateHeading {
  let title: String
  let subtitle: String

  /// The height, of which the last part is free.
  static let height: CGFloat = 88

  /// Draws both with the upper left corner at a point.
  func draw(with ink: PlateInk, at origin: CGPoint) {
    ink.write(
      title, at: CGPoint(x: origin.x, y: origin.y + 24), size: 28, weight: .semibold)
    ink.write(
      subtitle, at: CGPoint(x: origin.x, y: origin.y + 48), size: 15, color: ink.palette.secondInk)
  }
}
