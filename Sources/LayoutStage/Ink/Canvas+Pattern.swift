import Foundation
import RasterCore

extension Canvas {
  /// Fills a rectangle with the pattern of an overlay style.
  func fill(_ rect: CGRect, as overlayStyle: OverlayStyle, in palette: FigurePalette) {
    let hue = palette.hue(overlayStyle)
    switch overlayStyle.pattern {
    case .hatch: hatch(rect, hue, dash: [])
    case .dashedHatch: hatch(rect, hue, dash: [4, 4])
    case .tint: fill(rect, with: .color(hue.withAlpha(palette.tint)))
    case .dashedTint: tintDashed(rect, hue)
    case .outline: outline(rect, hue, of: overlayStyle)
    case .dashedOutline:
      stroke(
        Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), radius: 2),
        StrokeStyle(width: 1, dash: [4, 3]), with: .color(hue))
    case .line, .stop, .thickLine, .dashedLine, .chainLine:
      // The marks at the ends extend a little beyond the line, so the line is shorter than the
      // rectangle.
      let line = Segment(
        start: CGPoint(x: rect.minX + 2, y: rect.midY),
        end: CGPoint(x: rect.maxX - 2, y: rect.midY))
      if overlayStyle.pattern == .chainLine {
        drawAlignment([line], hue, overlayStyle.pattern)
      } else {
        drawConstraint(line, hue, overlayStyle.pattern)
      }
    }
  }

  private func hatch(_ rect: CGRect, _ hue: Color, dash: [CGFloat]) {
    fill(rect, with: .color(hue.withAlpha(0.1)))
    var path = Path()
    for line in Hatch(filling: rect, spacing: 7).lines {
      path.addLines(between: [line.start, line.end])
    }
    save()
    // Square line caps also fill the corners of the rectangle, but extend beyond it, so they are
    // clipped.
    clip(to: rect)
    stroke(
      path, StrokeStyle(width: 1, cap: dash.isEmpty ? .square : .butt, dash: dash),
      with: .color(hue.withAlpha(0.6)))
    restore()
  }

  private func tintDashed(_ rect: CGRect, _ hue: Color) {
    fill(rect, with: .color(hue.withAlpha(0.16)))
    let edge = Path(rect.insetBy(dx: 0.5, dy: 0.5))
    stroke(edge, StrokeStyle(width: 1, dash: [2, 3]), with: .color(hue.withAlpha(0.9)))
  }

  private func outline(_ rect: CGRect, _ hue: Color, of overlayStyle: OverlayStyle) {
    let width: CGFloat = overlayStyle == .viewport ? 1.5 : 1
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    stroke(
      Path(roundedRect: inner, radius: 2), StrokeStyle(width: width), with: .color(hue))
  }
}
