import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension Picture {
  /// Makes a page with a heading.
  ///
  /// - Parameters:
  ///   - size: the page's size, in points.
  ///   - palette: the page's colours.
  ///   - title: the heading.
  ///   - subtitle: the sentence below the heading.
  ///   - draw: a closure that draws the contents below the heading.
  init(
    of size: CGSize, palette: FigurePalette, title: String, subtitle: String,
    _ draw: (FigureInk) -> Void
  ) {
    let page = CGRect(origin: .zero, size: size)
    let drawing = Drawing { canvas in
      canvas.fill(page, with: .color(palette.page))
      let ink = FigureInk(canvas: canvas, palette: palette)
      FigureHeading(title: title, subtitle: subtitle)
        .draw(with: ink, at: CGPoint(x: FigureInk.margin, y: FigureInk.margin))
      draw(ink)
    }
    self.init(drawing: drawing, size: size, screen: page)
  }
}

extension FigureInk {
  /// Writes the number and the title of a step, and an explanation below them.
  ///
  /// - Parameters:
  ///   - number: the step's number.
  ///   - title: the step's title.
  ///   - words: the lines of the explanation.
  ///   - origin: the start of the first baseline.
  func step(_ number: Int, _ title: String, _ words: [String], at origin: CGPoint) {
    let digits = StyledText("\(number)", size: 17, weight: .semibold, color: palette.secondInk)
    digits.draw(in: canvas, onBaseline: origin)
    write(
      title, at: CGPoint(x: origin.x + digits.size.width + 8, y: origin.y), size: 17,
      weight: .semibold)
    for (line, words) in words.enumerated() {
      write(
        words, at: CGPoint(x: origin.x, y: origin.y + 22 + 17 * CGFloat(line)), size: 12,
        color: palette.secondInk)
    }
  }

  /// Draws a line with an arrowhead at its end.
  func arrow(from start: CGPoint, to end: CGPoint, width: CGFloat = 1.25, _ color: Color) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (ux, uy) = (dx / length * 6, dy / length * 6)
    line([start, end], width: width, color)
    let head = [
      CGPoint(x: end.x - ux - uy * 0.6, y: end.y - uy + ux * 0.6), end,
      CGPoint(x: end.x - ux + uy * 0.6, y: end.y - uy - ux * 0.6),
    ]
    line(head, width: width, color)
  }

  /// Draws a rectangle with a centred label.
  func tile(
    _ rect: CGRect, _ label: String = "", size: CGFloat = 11, fill: Color? = nil,
    edge: Color? = nil, color: Color? = nil, face: StyledText.Face = .system
  ) {
    if let fill { canvas.fill(rect, with: .color(fill)) }
    if let edge {
      canvas.stroke(
        Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1), with: .color(edge))
    }
    if !label.isEmpty {
      StyledText(label, size: size, weight: .medium, face: face, color: color ?? palette.ink)
        .draw(in: canvas, centeredIn: rect)
    }
  }
}
