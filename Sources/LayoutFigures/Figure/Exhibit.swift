import Foundation
import LayoutCore
import RasterCore

/// A figure drawn at a zoom, with its annotations around it: what pictures and sheets are made of.
///
/// The origin is the upper left corner of the body: the screen, or all content where that is shown.
struct Exhibit {
  /// The recording.
  let drawing: Drawing
  /// The screen or the content.
  let body: CGRect
  /// Everything that is drawn, the body and what lies around it.
  let bounds: CGRect
  /// What the annotations stand for.
  let meanings: [Meaning]

  /// How far labels may reach beyond a body, sideways and up or down.
  private static let gutter = CGSize(width: 190, height: 56)

  /// Draws a figure.
  init(_ figure: RenderedFigure, zoom: CGFloat, deviceFrame: Bool) {
    let stage = figure.content == nil ? nil : figure.layout.map(ContentStage.init)
    let size = stage?.size ?? figure.screenSize
    let body = CGRect(x: 0, y: 0, width: size.width * zoom, height: size.height * zoom)
    self.body = body
    let frame = DeviceFrame(
      screen: body, radius: figure.device.cornerRadius * zoom, zoom: zoom,
      palette: .of(figure.appearance))
    let isFramed = deviceFrame && stage == nil
    let outside = isFramed ? frame.outside : body
    let annotations = figure.layout.map { layout in
      Annotations(
        of: layout, overlays: figure.overlays,
        on: Self.page(for: figure, layout, stage: stage, outside: outside, zoom: zoom),
        metrics: .system)
    }
    let marks = annotations?.marks ?? []
    meanings = annotations?.meanings ?? []
    bounds = marks.reduce(outside) { $0.union($1.box) }
    drawing = Drawing { canvas in
      if isFramed { frame.draw(in: canvas) }
      canvas.save()
      if isFramed { canvas.clip(to: frame.screenPath) } else { canvas.clip(to: body) }
      canvas.scale(x: zoom, y: zoom)
      if let stage { stage.draw(figure, in: canvas) } else { canvas.draw(figure.screen) }
      canvas.scale(x: 1 / zoom, y: 1 / zoom)
      canvas.draw(marks.filter(\.isBand), in: .of(figure.appearance))
      canvas.restore()
      if isFramed { frame.drawEdge(in: canvas) }
      canvas.draw(marks.filter { !$0.isBand }, in: .of(figure.appearance))
    }
  }

  private static func page(
    for figure: RenderedFigure, _ layout: LayoutSnapshot, stage: ContentStage?, outside: CGRect,
    zoom: CGFloat
  ) -> AnnotationPage {
    let origin =
      stage?.contentOrigin
      ?? CGPoint(
        x: layout.screenFrame.minX - layout.viewport.minX,
        y: layout.screenFrame.minY - layout.viewport.minY)
    let screen = CGRect(origin: .zero, size: figure.screenSize)
    let shown =
      stage.map { CGRect(origin: .zero, size: $0.size) } ?? layout.screenFrame.intersection(screen)
    let words = stage == nil ? figure.chrome.words(on: figure.device, figure.orientation) : []
    return AnnotationPage(
      bounds: outside.insetBy(dx: -gutter.width, dy: -gutter.height), screen: outside,
      visible: shown.scaled(by: zoom),
      origin: CGPoint(x: origin.x * zoom, y: origin.y * zoom), zoom: zoom,
      words: words.map { $0.scaled(by: zoom) })
  }
}

extension CGRect {
  /// The rectangle with all its coordinates multiplied.
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension Mark {
  /// Whether the mark fills a part of the screen, and is cut off with it.
  fileprivate var isBand: Bool { if case .band = self { true } else { false } }

  /// The room the mark takes.
  fileprivate var box: CGRect {
    switch self {
    case .band(let rect, _), .outline(let rect, _): rect
    case .measure(let line), .extensionLine(let line): line.box.insetBy(dx: -4, dy: -4)
    case .leader(let points):
      points.reduce(CGRect(origin: points[0], size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    case .label(let label): label.frame
    }
  }
}
