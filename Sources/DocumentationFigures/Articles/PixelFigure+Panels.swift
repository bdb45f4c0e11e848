import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension PixelFigure {
  /// Draws the path with its control points.
  func drawPath(_ ink: FigureInk, in grid: EnlargedPixels) {
    grid.drawLines(with: ink)
    let shown = Self.shape.applying(
      CGAffineTransform(
        a: grid.side, b: 0, c: 0, d: grid.side, tx: grid.origin.x, ty: grid.origin.y))
    ink.canvas.fill(shown, with: .color(palette.assent.withAlpha(0.1)))
    ink.canvas.stroke(shown, StrokeStyle(width: 1.75), with: .color(palette.assent))
    var current = CGPoint.zero
    for element in Self.shape.elements {
      if case .curve(let end, let control, let second) = element {
        for (from, to) in [(current, control), (end, second)] {
          ink.line([grid.point(from), grid.point(to)], width: 0.75, palette.secondInk)
          ink.dot(grid.point(to), radius: 1.75, palette.secondInk)
        }
      }
      guard let end = element.end else { continue }
      ink.dot(grid.point(end), radius: 2.75, palette.assent)
      current = end
    }
  }

  /// Draws the edges, with one colour for those that run down and another for those that run up.
  func drawEdges(_ ink: FigureInk, in grid: EnlargedPixels) {
    grid.drawLines(with: ink)
    for line in steps.lines {
      let (start, end) = (grid.point(line.start), grid.point(line.end))
      let color = line.end.y > line.start.y ? palette.assent : palette.measure
      ink.line([start, end], width: 1.75, color)
      if abs(end.y - start.y) > 24 {
        let middle = (start.y + end.y) / 2
        let step: CGFloat = end.y > start.y ? 4 : -4
        ink.arrow(
          from: CGPoint(x: start.x, y: middle - step), to: CGPoint(x: start.x, y: middle + step),
          width: 1.75, color)
      }
    }
    // Draw the dots after all lines: each end is also the start of the next line, which would be
    // drawn over the dot.
    for line in steps.lines {
      ink.dot(grid.point(line.start), radius: 1.5, palette.ink)
      ink.dot(grid.point(line.end), radius: 1.5, palette.ink)
    }
  }

  /// Draws each pixel's signed area.
  func drawCells(_ ink: FigureInk, in grid: EnlargedPixels) {
    grid.forEach { x, y, rect in
      let area = steps.cells[y][x]
      guard area != 0 else { return }
      let hue = area > 0 ? palette.assent : palette.measure
      ink.tile(
        rect, area.signedHundredths, size: 10, fill: hue.withAlpha(0.08 + 0.3 * abs(area)))
    }
    grid.drawLines(with: ink)
    markRow(with: ink, in: grid)
  }

  func drawCoverage(_ ink: FigureInk, in grid: EnlargedPixels) {
    grid.forEach { x, y, rect in
      let value = steps.coverage[y][x]
      guard value > 0 else { return }
      let share = Double(value) / 255
      ink.tile(
        rect, "\(value)", size: 11, fill: palette.ink.withAlpha(share),
        color: share > 0.5 ? palette.page : palette.ink)
    }
    grid.drawLines(with: ink)
    markRow(with: ink, in: grid)
  }

  /// Draws the pixels as they are in the bitmap.
  func drawPixels(_ ink: FigureInk, in grid: EnlargedPixels) {
    grid.forEach { x, y, rect in ink.tile(rect, fill: bitmap[x, y].color) }
    grid.drawLines(with: ink)
    markRow(with: ink, in: grid)
  }

  private func markRow(with ink: FigureInk, in grid: EnlargedPixels) {
    let row = grid.rect(0, Self.row)
    let mark = CGRect(x: row.minX, y: row.minY, width: grid.bounds.width, height: row.height)
    ink.canvas.stroke(Path(mark), StrokeStyle(width: 1.5), with: .color(palette.warning))
  }
}

extension Pixel {
  /// The colour of an opaque pixel.
  var color: Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The three colour components in hexadecimal, as in the file: `FF 95 00`.
  var bytes: String {
    [red, green, blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined(separator: " ")
  }
}

extension Double {
  /// The number with two decimal places: `0.75`.
  var hundredths: String {
    let rounded = Int((abs(self) * 100).rounded())
    let rest = rounded % 100
    return (self < 0 && rounded > 0 ? "−" : "") + "\(rounded / 100)." + (rest < 10 ? "0" : "")
      + "\(rest)"
  }

  /// The number, which must not be negative, with three decimal places: `0.447`.
  var thousandths: String {
    let (whole, rest) = Int((self * 1000).rounded()).quotientAndRemainder(dividingBy: 1000)
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The number with its sign: `+0.75`.
  var signedHundredths: String { self > 0 ? "+\(hundredths)" : hundredths }
}
