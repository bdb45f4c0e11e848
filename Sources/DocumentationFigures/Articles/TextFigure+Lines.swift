import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText

extension TextFigure {
  /// The width of the lines, in points.
  private static let width: CGFloat = 280

  /// Draws the text at a width that needs two lines.
  func drawLines(with ink: FigureInk, at origin: CGPoint) {
    ink.step(
      4, "Lines",
      [
        "Filled to a width of \(Int(Self.width)) points. Spaces at an end hang over it,",
        "and each line puts its own runs in order.",
      ], at: origin)
    let layout = TextLayout(Self.text(size: 72, color: palette.ink), width: Self.width)
    let corner = CGPoint(x: origin.x, y: origin.y + 72)
    let box = CGRect(origin: corner, size: CGSize(width: Self.width, height: layout.size.height))
    ink.tile(box, fill: palette.body, edge: palette.bodyEdge)
    for line in layout.lines {
      let baseline = corner.y + line.baseline
      ink.line(
        [CGPoint(x: box.minX, y: baseline), CGPoint(x: box.minX + line.width, y: baseline)],
        palette.measure)
      ink.write(
        "\(line.width.tenths) wide, baseline at \(line.baseline.tenths)",
        at: CGPoint(x: box.maxX + 16, y: baseline), size: 12, color: palette.secondInk)
    }
    layout.draw(in: ink.canvas, at: corner)
  }

  /// Draws the mask of one glyph at two subpixel offsets.
  func drawMasks(with ink: FigureInk, at origin: CGPoint) {
    ink.step(
      5, "Masks",
      [
        "The g of Inter at 24 pixels per em, covered once for each quarter of a pixel",
        "that it may be moved by: here by 0 and by ½ to the right.",
      ], at: origin)
    let face = FontLibrary.shared.inter().primary
    guard let glyph = face.glyph(for: "g") else { return }
    for (number, phase) in [0, 2].enumerated() {
      guard let mask = face.mask(of: glyph, pixelsPerEm: 24, phaseX: phase, phaseY: 0) else {
        continue
      }
      let side: CGFloat = 15
      let grid = EnlargedPixels(
        origin: CGPoint(x: origin.x + CGFloat(number) * 272, y: origin.y + 72),
        columns: mask.width, rows: mask.height, side: side)
      grid.forEach { x, y, rect in
        let share = Double(mask.coverage[y * mask.width + x]) / 255
        ink.tile(rect, fill: palette.ink.withAlpha(share))
      }
      grid.drawLines(with: ink)
      ink.write(
        "\(mask.width) × \(mask.height) pixels, from \(mask.left) right, \(-mask.top) up",
        at: CGPoint(x: grid.origin.x, y: grid.bounds.maxY + 22), size: 12,
        color: palette.secondInk)
    }
  }
}

extension CGFloat {
  /// The number with one decimal place.
  fileprivate var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
