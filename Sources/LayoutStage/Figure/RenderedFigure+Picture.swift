public import Foundation
import RasterCore

extension RenderedFigure {
  /// Returns a picture of this figure only.
  ///
  /// Without a device frame and overlays, the picture is exactly the screen or, if all content is
  /// shown, the content. Otherwise it has a margin and, if `legend` is true and overlays are drawn,
  /// a legend of hues and patterns below the figure. The zoom is the number of picture points per
  /// point of the screen; labels and lines keep their size.
  public func picture(
    zoom: CGFloat = 1, deviceFrame: Bool = false, legend: Bool = true
  ) -> Picture {
    var picture = drawn(zoom: zoom, deviceFrame: deviceFrame, legend: legend)
    picture.refusal = refusal
    return picture
  }

  private func drawn(zoom: CGFloat, deviceFrame: Bool, legend: Bool) -> Picture {
    let annotatedFigure = AnnotatedFigure(self, zoom: zoom, deviceFrame: deviceFrame)
    guard annotatedFigure.bounds != annotatedFigure.body || !annotatedFigure.overlayStyles.isEmpty
    else {
      return Picture(
        drawing: annotatedFigure.drawing, size: annotatedFigure.body.size,
        screen: annotatedFigure.body,
        layouts: annotatedFigure.layout.map { [$0] } ?? [])
    }
    let palette = FigurePalette.of(configuration.appearance)
    let width = annotatedFigure.bounds.width.rounded(.up)
    let key = Legend(
      legend ? annotatedFigure.overlayStyles : [], notes: legend ? annotatedFigure.notes : [],
      width: width,
      palette: palette)
    let margin: CGFloat = 20
    // The origin is moved by whole points, so that pixels of the screen coincide with pixels of the
    // picture.
    let origin = CGPoint(
      x: margin - annotatedFigure.bounds.minX.rounded(.down),
      y: margin - annotatedFigure.bounds.minY.rounded(.down)
    )
    let below = annotatedFigure.bounds.height.rounded(.up) + margin
    let keyHeight = key.size.height > 0 ? key.size.height + 16 : 0
    let size = CGSize(
      width: max(width, key.size.width) + 2 * margin, height: below + keyHeight + margin)
    let drawing = Drawing { canvas in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.page))
      canvas.save()
      canvas.translate(x: origin.x, y: origin.y)
      canvas.draw(annotatedFigure.drawing)
      canvas.restore()
      key.draw(in: canvas, at: CGPoint(x: margin, y: below + 16))
    }
    return Picture(
      drawing: drawing, size: size,
      screen: annotatedFigure.body.offsetBy(dx: origin.x, dy: origin.y),
      layouts: annotatedFigure.layout.map {
        [$0.offset(by: origin).telling(drawn: keyHeight > 0 ? ["legend"] : [])]
      } ?? [])
  }
}
