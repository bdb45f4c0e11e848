package import Foundation
package import RasterCore

extension TextLayout {
  /// Draws the lines into a canvas.
  ///
  /// - Parameters:
  ///   - canvas: the canvas that records them.
  ///   - origin: the upper left corner, in points.
  ///   - width: the width within which lines are aligned. The default is the width of the widest
  ///     line.
  ///   - scale: the number of pixels per point. Every baseline is rounded to a pixel, as in a label
  ///     (fact SF12); without a scale, no baseline is rounded.
  package func draw(
    in canvas: Canvas, at origin: CGPoint, width: CGFloat? = nil, scale: CGFloat? = nil
  ) {
    let available = width.flatMap { $0.isFinite ? $0 : nil } ?? size.width
    if let note = missingNote { canvas.add(note: note) }
    for note in colorNotes { canvas.add(note: note) }
    for line in lines {
      var place = origin
      if let scale, scale > 0 {
        let baseline = origin.y + line.baseline
        place.y += (baseline * scale).rounded() / scale - baseline
      }
      if let part = line.part { place.x += part.lowerBound }
      let available = line.part.map { $0.upperBound - $0.lowerBound } ?? available
      line.draw(
        in: canvas, at: place, available: available, alignment: style.alignment, scale: scale)
    }
  }
}

extension TextLine {
  fileprivate func draw(
    in canvas: Canvas, at origin: CGPoint, available: CGFloat, alignment: TextAlignment,
    scale: CGFloat?
  ) {
    let stretch = stretch(in: available, alignment: alignment)
    var pen = CGPoint(
      x: origin.x + (stretch > 0 ? 0 : indent(in: available, alignment: alignment)),
      y: origin.y + baseline)
    canvas.save()
    if isClipped { canvas.clip(to: clip(at: origin, available: available)) }
    // Backgrounds and underlines are drawn first, letters over them, and strikethroughs last.
    let lines = strikethroughs(at: pen, stretch: stretch, scale: scale)
    let underlines = underlines(at: pen, stretch: stretch, scale: scale)
    for mark in backgrounds(at: pen, stretch: stretch) + underlines {
      canvas.fill(mark.rect, with: .color(mark.color))
    }
    for piece in pieces {
      piece.draw(in: canvas, at: pen, stretch: stretch)
      pen.x += piece.width(stretch: stretch)
    }
    for mark in lines { canvas.fill(mark.rect, with: .color(mark.color)) }
    canvas.restore()
  }

  /// Returns the rectangle to which the line is clipped.
  ///
  /// Glyphs may extend above and below the line.
  private func clip(at origin: CGPoint, available: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: origin.y + top, width: available, height: height)
      .insetBy(dx: 0, dy: -height)
  }
}

extension TextPiece {
  /// Returns the width if each space is wider by `stretch` points.
  func width(stretch: CGFloat) -> CGFloat {
    width + CGFloat(gaps.count) * stretch
  }

  fileprivate func draw(in canvas: Canvas, at pen: CGPoint, stretch: CGFloat) {
    if let attachment = attributes.attachment {
      return attachment.draw(
        in: canvas, at: CGPoint(x: pen.x, y: pen.y - attributes.baselineOffset))
    }
    guard !run.glyphs.isEmpty, run.size > 0 else { return }
    let run = glyphs(stretch: stretch)
    guard face.hasColors else { return canvas.draw(run, at: pen, with: .color(attributes.color)) }
    ColorGlyphs(run: run, face: face, color: attributes.color).draw(in: canvas, at: pen)
  }

  /// Returns the glyphs if each space is wider by `stretch` points.
  func glyphs(stretch: CGFloat) -> GlyphRun { stretch > 0 ? stretched(by: stretch) : run }

  /// Returns the glyphs, moved by the added width of the spaces before them.
  private func stretched(by stretch: CGFloat) -> GlyphRun {
    var stretched = run
    var passed = 0
    for index in stretched.glyphs.indices {
      while passed < gaps.count, gaps[passed] <= index { passed += 1 }
      stretched.glyphs[index].x += CGFloat(passed) * stretch
    }
    return stretched
  }
}
