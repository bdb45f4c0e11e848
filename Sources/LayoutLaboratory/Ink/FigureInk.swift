package import Foundation
package import LayoutStage
package import RasterCore
package import RasterText

/// A value that draws the text and lines of a figure.
package struct FigureInk {
  package let canvas: Canvas
  package let palette: FigurePalette

  /// Makes a value that draws on a canvas with the colours of a palette.
  package init(canvas: Canvas, palette: FigurePalette) {
    self.canvas = canvas
    self.palette = palette
  }

  /// The grid spacing, in points: the y coordinates of a figure's parts are rounded up to multiples
  /// of it.
  package static let step: CGFloat = 8
  /// The margin around the figure's content, in points.
  package static let margin: CGFloat = 56

  /// Draws one line of text with its baseline at a point.
  package func write(
    _ text: String, at point: CGPoint, size: CGFloat, weight: FontWeight = .regular,
    face: StyledText.Face = .system, color: Color? = nil, anchor: StyledText.Anchor = .left
  ) {
    StyledText(text, size: size, weight: weight, face: face, color: color ?? palette.ink)
      .draw(in: canvas, onBaseline: point, anchor: anchor)
  }

  /// Draws a thin horizontal line.
  package func rule(from x: CGFloat, to end: CGFloat, y: CGFloat) {
    canvas.fill(
      CGRect(x: x, y: y - 0.5, width: end - x, height: 0.5), with: .color(palette.hairline))
  }

  /// Draws a polyline through points.
  package func line(_ points: [CGPoint], width: CGFloat = 1, dash: [CGFloat] = [], _ color: Color) {
    var path = Path()
    path.addLines(between: points)
    canvas.stroke(path, StrokeStyle(width: width, dash: dash), with: .color(color))
  }

  /// Draws a filled circle.
  package func dot(_ center: CGPoint, radius: CGFloat, _ color: Color) {
    let box = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(Path(ellipseIn: box), with: .color(color))
  }

  /// Draws a drawing with its origin at a point.
  package func draw(_ drawing: Drawing, at origin: CGPoint) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    canvas.draw(drawing)
    canvas.restore()
  }
}

/// The title of a figure and its subtitle.
package struct FigureHeading {
  private let title: String
  private let subtitle: String

  package init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  /// The height of a heading, including the space below it, in points.
  package static let height: CGFloat = 88

  /// Draws the heading with its upper-left corner at a point.
  package func draw(with ink: FigureInk, at origin: CGPoint) {
    ink.write(
      title, at: CGPoint(x: origin.x, y: origin.y + 24), size: 28, weight: .semibold)
    ink.write(
      subtitle, at: CGPoint(x: origin.x, y: origin.y + 48), size: 15, color: ink.palette.secondInk)
  }
}
