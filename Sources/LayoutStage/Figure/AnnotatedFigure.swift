package import Foundation
import LayoutCore
package import RasterCore
import UIKit

/// A figure drawn at a zoom with its annotations around it, used in pictures and sheets.
///
/// The origin is the upper-left corner of `body`.
package struct AnnotatedFigure {
  /// The display list of the figure and its annotations.
  package let drawing: Drawing
  /// The frame of the screen or, if all content is shown, of the content.
  package let body: CGRect
  /// The bounds of everything drawn, including annotations.
  package let bounds: CGRect
  /// The annotations that explain the layout; nil if the figure has none.
  let annotations: Annotations?
  /// The layout shown, with its position in the drawing; nil if neither a collection view's layout
  /// nor the screen's views were recorded.
  package let layout: LayoutInPicture?

  /// Draws a figure at a zoom, with its device frame if `deviceFrame` is true.
  package init(_ figure: RenderedFigure, zoom: CGFloat, deviceFrame: Bool) {
    let content = figure.content == nil ? nil : figure.layout.map(ContentStage.init)
    let body = CGRect(origin: .zero, size: content?.size ?? figure.configuration.screenSize).scaled(
      by: zoom)
    let frame =
      content == nil && deviceFrame
      ? DeviceFrame(figure.configuration, screen: body, zoom: zoom) : nil
    let outside = frame?.outside ?? body
    annotations = (figure.layout ?? figure.plainScreen).map { layout in
      let page = AnnotationPage(
        figure, layout, content: content, outside: outside, zoom: zoom)
      return Annotations(
        of: layout, overlays: figure.drawnOverlays, on: page, metrics: .system(zoom: zoom))
    }
    let shapes = annotations?.shapes ?? []
    self.body = body
    bounds = shapes.reduce(outside) { $0.union($1.box) }
    layout = LayoutInPicture(figure, content: content, zoom: zoom)?
      .telling(drawn: frame == nil ? [] : ["device frame"])
    drawing = Drawing { canvas in
      frame?.draw(in: canvas)
      canvas.save()
      canvas.clip(to: frame?.screenPath ?? Path(body))
      canvas.draw(zoom: zoom) {
        if let content { content.draw(figure, in: canvas) } else { canvas.draw(figure.screen) }
      }
      // Bands, filled areas such as safe area insets, are clipped to the screen. Lines and labels
      // may extend beyond the screen, so they are drawn after the clip is removed.
      canvas.draw(shapes.filter(\.isBand), in: .of(figure.appearance))
      canvas.restore()
      // The edge is drawn without the clip, which would hide the outer half of its line.
      frame?.drawEdge(in: canvas)
      canvas.draw(shapes.filter { !$0.isBand }, in: .of(figure.appearance))
    }
  }
}

extension AnnotatedFigure {
  /// The overlay styles of the annotations.
  package var overlayStyles: [OverlayStyle] { annotations?.overlayStyles ?? [] }

  /// The lines of text below the legend's entries.
  var notes: [String] { annotations?.notes ?? [] }
}

extension Canvas {
  fileprivate func draw(zoom: CGFloat, _ record: () -> Void) {
    save()
    scale(x: zoom, y: zoom)
    record()
    restore()
  }
}

extension LayoutInPicture {
  /// Makes the record of a figure's layout, with its position relative to the upper-left corner of
  /// the figure's body; nil if the figure has no layout.
  fileprivate init?(_ figure: RenderedFigure, content: ContentStage?, zoom: CGFloat) {
    guard let layout = figure.layout ?? figure.plainLayout else { return nil }
    let corner = content?.viewport.origin ?? layout.screenFrame.origin
    self.init(
      layout, variant: figure.variant, on: figure.configuration,
      origin: CGPoint(x: corner.x * zoom, y: corner.y * zoom), zoom: zoom)
    let beyond = content == nil ? [] : ["content beyond the screen"]
    self = telling(drawn: figure.drawnOverlays.chosenNames + beyond)
  }
}

extension RenderedFigure {
  /// The overlays to draw.
  ///
  /// Without a collection view, only the overlays of constraints and the safe area are drawn.
  fileprivate var drawnOverlays: Overlays {
    if layout != nil { return overlays }
    return overlays.intersection(
      plainSafeArea == .zero ? .constraints : [.constraints, .safeArea])
  }

  /// The layout of a screen without a collection view, on which the overlays are drawn; nil if no
  /// overlay is drawn.
  fileprivate var plainScreen: LayoutRecord? {
    guard !drawnOverlays.isEmpty else { return nil }
    let screen = CGRect(origin: .zero, size: configuration.screenSize)
    var layout =
      plainLayout
      ?? LayoutRecord(
        scrollAxis: nil, contentSize: screen.size, viewport: screen, screenFrame: screen)
    // A layout record contains the safe area only as text in its settings, so the insets are set in
    // this copy.
    layout.safeAreaInsets = AxisInsets(
      start: plainSafeArea.top, end: plainSafeArea.bottom, near: plainSafeArea.left,
      far: plainSafeArea.right)
    return layout
  }
}

extension AnnotationPage {
  /// The distance that labels may extend beyond a body, horizontally and vertically, in points.
  private static let gutter = CGSize(width: 190, height: 56)

  /// Arranges the annotations of a figure on its screen or, if `content` is not nil, on all its
  /// content.
  fileprivate init(
    _ figure: RenderedFigure, _ layout: LayoutRecord, content: ContentStage?, outside: CGRect,
    zoom: CGFloat
  ) {
    let bounds = outside.insetBy(dx: -Self.gutter.width, dy: -Self.gutter.height)
    if let content {
      self.init(
        bounds: bounds, screen: outside,
        viewport: CGRect(origin: .zero, size: content.size).scaled(by: zoom),
        origin: content.contentOrigin.scaled(by: zoom), zoom: zoom)
    } else {
      let screen = CGRect(origin: .zero, size: figure.configuration.screenSize)
      let origin = CGPoint(
        x: layout.screenFrame.minX - layout.viewport.minX,
        y: layout.screenFrame.minY - layout.viewport.minY)
      self.init(
        bounds: bounds, screen: outside,
        viewport: layout.screenFrame.intersection(screen).scaled(by: zoom),
        origin: origin.scaled(by: zoom), zoom: zoom,
        bars: figure.configuration.opaqueBars.map { $0.scaled(by: zoom) },
        words: figure.configuration.wordsOfBars.map {
          $0.scaled(by: zoom).insetBy(dx: -3, dy: -3)
        })
    }
  }
}

extension CGPoint {
  fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
