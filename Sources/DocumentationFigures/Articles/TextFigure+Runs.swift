import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension TextFigure {
  /// Draws the scalars in reading order, and the positions of possible line breaks.
  func drawScalars(with ink: FigureInk, top: CGFloat) {
    ink.step(
      1, "Scalars", ["In reading order. A triangle stands where Unicode lets a line end."],
      at: CGPoint(x: FigureInk.margin, y: top))
    for (index, scalar) in steps.scalars.enumerated() {
      let box = CGRect(x: x(ofScalar: index), y: top + 44, width: Self.tileWidth - 4, height: 68)
      ink.tile(box, fill: palette.body)
      drawSign(of: scalar, with: ink, in: box)
      ink.write(
        scalar.code, at: CGPoint(x: box.midX, y: box.maxY - 10), size: 11, face: .monospaced,
        color: palette.secondInk, anchor: .center)
      if steps.mayBreak[index], index + 1 < steps.scalars.count {
        drawTriangle(at: CGPoint(x: box.maxX + 2, y: box.maxY + 2), with: ink)
      }
    }
  }

  private func drawSign(of scalar: Unicode.Scalar, with ink: FigureInk, in box: CGRect) {
    if scalar == " " {
      let (left, right, y) = (box.midX - 8, box.midX + 8, box.minY + 32)
      let sign = [(left, y - 5), (left, y), (right, y), (right, y - 5)]
      ink.line(sign.map { CGPoint(x: $0.0, y: $0.1) }, width: 1.25, palette.secondInk)
    } else {
      ink.write(
        String(scalar), at: CGPoint(x: box.midX, y: box.minY + 34), size: 24, anchor: .center)
    }
  }

  private func drawTriangle(at tip: CGPoint, with ink: FigureInk) {
    var path = Path()
    path.addLines(between: [
      tip, CGPoint(x: tip.x + 5, y: tip.y + 8), CGPoint(x: tip.x - 5, y: tip.y + 8),
    ])
    path.closeSubpath()
    ink.canvas.fill(path, with: .color(palette.measure))
  }

  /// Draws the runs below their scalars, with the properties that all scalars of a run share.
  func drawRuns(with ink: FigureInk, top: CGFloat) {
    ink.step(
      2, "Runs",
      ["One look, font, script and direction each. Odd levels run from right to left."],
      at: CGPoint(x: FigureInk.margin, y: top))
    for (number, run) in steps.runs.enumerated() {
      let left = x(ofScalar: run.scalars.lowerBound)
      let width = CGFloat(run.scalars.count) * Self.tileWidth - 4
      let color = color(ofRun: number)
      ink.canvas.fill(
        CGRect(x: left, y: top + 44, width: width, height: 5), with: .color(color))
      ink.write(
        run.family, at: CGPoint(x: left, y: top + 68), size: 12, weight: .medium)
      ink.write(
        "\(run.script), \(run.level)", at: CGPoint(x: left, y: top + 85), size: 12,
        color: palette.secondInk)
    }
  }

  /// Draws the glyphs of a line with all runs, each in a box as wide as its advance.
  func drawGlyphs(with ink: FigureInk, top: CGFloat) {
    ink.step(
      3, "Glyphs",
      [
        "As a line shows them, from left to right. Below each, its number and the scalars it is for."
      ],
      at: CGPoint(x: FigureInk.margin, y: top))
    let width = steps.runs.reduce(0) { $0 + $1.width }
    let baseline = top + 196
    var pen = FigureInk.margin
    ink.rule(from: pen, to: pen + width, y: baseline)
    // Draw the runs in visual order: in reading order, the Arabic run would be in the wrong
    // position.
    for number in steps.visualOrder {
      draw(steps.runs[number], with: ink, at: CGPoint(x: pen, y: baseline), color(ofRun: number))
      pen += steps.runs[number].width
    }
    ink.write(
      "baseline", at: CGPoint(x: pen + 10, y: baseline + 4), size: 12, color: palette.secondInk)
  }

  private func draw(
    _ run: TextSteps.Run, with ink: FigureInk, at origin: CGPoint, _ color: Color
  ) {
    for (index, glyph) in run.glyphs.enumerated() {
      let box = CGRect(
        x: origin.x + glyph.x, y: origin.y - 148, width: glyph.advance, height: 200)
      ink.tile(
        box.insetBy(dx: 1, dy: 0), fill: color.withAlpha(0.1), edge: color.withAlpha(0.6))
      let words = [run.isSpace(index, of: steps.scalars) ? "" : "\(glyph.id)", run.names(index)]
      for (line, words) in words.enumerated() {
        ink.write(
          words, at: CGPoint(x: box.midX, y: box.maxY + 18 + 16 * CGFloat(line)), size: 11,
          weight: line == 0 ? .medium : .regular, color: line == 0 ? nil : palette.secondInk,
          anchor: .center)
      }
    }
    let glyphs = run.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x) }
    ink.canvas.draw(
      GlyphRun(source: run.face, size: run.size, glyphs: glyphs), at: origin,
      with: .color(palette.ink))
  }
}

extension TextSteps.Run {
  /// Returns whether a glyph represents a space.
  fileprivate func isSpace(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    scalars[glyphs[index].cluster] == " "
  }

  /// Returns the indices of the scalars that a glyph represents: `0–1`.
  fileprivate func names(_ index: Int) -> String {
    let first = glyphs[index].cluster
    let later = glyphs.map(\.cluster).filter { $0 > first }
    let end = later.min() ?? scalars.upperBound
    return end - first > 1 ? "\(first)–\(end - 1)" : "\(first)"
  }
}

extension Unicode.Scalar {
  /// The scalar's code point in Unicode's notation, without `U+`.
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
