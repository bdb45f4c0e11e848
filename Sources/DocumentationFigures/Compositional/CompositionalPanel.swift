import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

/// One of the four levels of a compositional layout: an enlarged part of `CompositionalSpecimen`,
/// with a text.
struct CompositionalPanel {
  /// The number of the level, its name and its role.
  let heading: (number: Int, name: String, role: String)
  /// The name of the class, its measures and a sentence.
  let text: (name: String, measures: [(name: String, value: String)], sentence: String)
  /// The part of the layout that the panel enlarges, in points of the layout.
  let part: CGRect
  /// The smaller part that the panel at the left enlarges; nil in the first panel.
  let inner: CGRect?
  /// The upper left corner of the enlarged part.
  let origin: CGPoint
  /// The width of the enlarged part.
  static let width: CGFloat = 240

  /// The factor of the enlargement.
  var zoom: CGFloat { Self.width / part.width }

  /// The frame of the enlarged part.
  var frame: CGRect { rect(part) }

  /// Converts a rectangle of the layout to the figure.
  func rect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + (rect.minX - part.minX) * zoom, y: origin.y + (rect.minY - part.minY) * zoom,
      width: rect.width * zoom, height: rect.height * zoom)
  }

  /// Draws the heading above the part.
  func drawHeading(with ink: FigureInk) {
    let y = origin.y - 40
    ink.write(
      "\(heading.number)", at: CGPoint(x: origin.x, y: y), size: 18, weight: .semibold,
      color: ink.palette.secondInk)
    ink.write(
      heading.name, at: CGPoint(x: origin.x + 18, y: y), size: 18, weight: .semibold)
    ink.write(
      heading.role, at: CGPoint(x: origin.x, y: y + 24), size: 13, color: ink.palette.secondInk)
  }

  /// Draws the text below the part.
  func drawText(with ink: FigureInk) {
    var y = frame.maxY + 32
    ink.write(
      text.name, at: CGPoint(x: origin.x, y: y), size: 11.5, weight: .semibold, face: .monospaced)
    for measure in text.measures {
      y += 22
      ink.write(
        measure.name, at: CGPoint(x: origin.x, y: y), size: 12, color: ink.palette.secondInk)
      ink.write(
        measure.value, at: CGPoint(x: origin.x + 56, y: y), size: 12, weight: .semibold,
        color: ink.palette.measure)
    }
    StyledText(text.sentence, size: 13, color: ink.palette.secondInk, width: Self.width)
      .draw(in: ink.canvas, at: CGPoint(x: origin.x, y: y + 14), width: Self.width)
  }

  /// Draws the translucent beam from the panel at the left to the part that it enlarges.
  func drawBeam(from left: CompositionalPanel, with ink: FigureInk) {
    guard let inner else { return }
    let (from, to) = (left.frame, rect(inner))
    let corners = [
      CGPoint(x: from.maxX, y: from.minY), CGPoint(x: to.minX, y: to.minY),
      CGPoint(x: to.minX, y: to.maxY), CGPoint(x: from.maxX, y: from.maxY),
    ]
    var beam = Path()
    beam.addLines(between: corners)
    beam.closeSubpath()
    ink.canvas.fill(beam, with: .color(ink.palette.assent.withAlpha(0.08)))
    ink.line([corners[0], corners[1]], width: 0.75, ink.palette.assent.withAlpha(0.5))
    ink.line([corners[3], corners[2]], width: 0.75, ink.palette.assent.withAlpha(0.5))
  }
}
