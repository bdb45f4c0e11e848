package import Foundation
import RasterCore

extension RenderedFigure {
  /// Returns a part of the screen as a figure of its own.
  ///
  /// - Parameters:
  ///   - rect: the frame of the part, in points of the screen.
  ///   - zoom: the number of points of the result per point of the screen.
  ///   - marks: rectangles that are outlined, in points of the screen.
  /// - Returns: a figure without layouts and bars.
  package func detail(
    _ rect: CGRect, zoom: CGFloat = 1, marking marks: [CGRect] = []
  ) -> RenderedFigure {
    let size = CGSize(width: rect.width * zoom, height: rect.height * zoom)
    let palette = FigurePalette.of(configuration.appearance)
    let edge = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
    let device = Device(size: size, scale: configuration.scale)
    var detail = RenderedFigure(named: name, variant: variant, unlaidOn: device)
    detail.refusal = refusal
    detail.configuration.appearance = configuration.appearance
    detail.screen = Drawing { canvas in
      canvas.save()
      canvas.scale(x: zoom, y: zoom)
      canvas.translate(x: -rect.minX, y: -rect.minY)
      canvas.draw(screen)
      for mark in marks {
        let outline = mark.insetBy(dx: -1, dy: -1)
        canvas.stroke(Path(outline), StrokeStyle(width: 2 / zoom), with: .color(palette.measure))
      }
      canvas.restore()
      canvas.stroke(Path(edge), StrokeStyle(width: 1), with: .color(palette.hairline))
    }
    return detail
  }
}
