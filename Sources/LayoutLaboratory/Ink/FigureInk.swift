package import Foundation
package import LayoutStage
package import RasterCore
package import RasterText

/// The text of a figure by baselines, which are on a grid of eight points.
package struct FigureInk {
  package let canvas: Canvas
  package let palette: FigurePalette

  /// Writes on a canvas in the colours of an appearance.
  package init(canvas: Canvas, palette: FigurePalette) {
    self.canvas = canvas
    self.palette = palette
  }

  /// The distance of the grid's lines.
  package static let step: CGFloat = 8
  /// The free space around everything.
  package static let margin: CGFloat = 56

  /// Writes words.
  package func write(
    _ text: String, at point: CGPoint, size: CGFloat, weight: FontWeight = .regular,
    face: StyledText.Face = .system, color: Color? = nil, anchor: StyledText.Anchor = .left
  ) {
    StyledText(text, size: size, weight: weight, face: face, color: color ?? palette.ink)
      .draw(in: canvas, onBaseline: point, anchor: anchor)
  }

  /// Draws a thin line from left to right.
  package func rule(from x: CGFloat, to end: CGFloat, y: CGFloat) {
    canvas.fill(
      CGRect(x: x, y: y - 0.5, width: end - x, height: 0.5), with: .color(palette.hairline))
  }

  /// Draws straight lines one after the other.
  package func line(_ points: [CGPoint], width: CGFloat = 1, dash: [CGFloat] = [], _ color: Color) {
    var path = Path()
    path.addLines(between: points)
    canvas.stroke(path, StrokeStyle(width: width, dash: dash), with: .color(color))
  }

  /// Draws a disc.
  package func dot(_ center: CGPoint, radius: CGFloat, _ color: Color) {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(Path(ellipseIn: box), with: .color(color))
  }

  /// Draws with the origin somewhere else.
  package func draw(_ drawing: Drawing, at origin: CGPoint) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    canvas.draw(drawing)
    canvas.restore()
  }
}

/// The title of a figure and the sentence under it.
package struct FigureHeading {
  private let title: String
  private let subtitle: String

  /// Makes a heading of its words.
  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The height, with empty space at its end.
  package static let height: CGFloat = 88

  /// Draws both with the upper left corner at a point.
  package func draw(with ink: FigureInk, at origin: CGPoint) {
    ink.write(
      title, at: CGPoint(x: origin.x, y: origin.y + 24), size: 28, weight: .semibold)
    ink.write(
      subtitle, at: CGPoint(x: origin.x, y: origin.y + 48), size: 15, color: ink.palette.secondInk)
  }
}
