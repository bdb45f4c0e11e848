import Foundation
import LayoutCore
import RasterCore

/// The arrangement of all content around the screen that shows a part of it.
///
///     ┌──────────┐
///     │ ░░░░░░░░ │   content beyond the screen: 30 %
///     │┏━━━━━━━━┓│
///     │┃ screen ┃│   as the screen shows it
///     │┗━━━━━━━━┛│
///     │ ░░░░░░░░ │
///     └──────────┘
struct ContentStage {
  /// The size of the smallest rectangle around content and viewport.
  let size: CGSize
  /// The position of the content's upper-left corner.
  let contentOrigin: CGPoint
  /// The frame of the viewport.
  let viewport: CGRect
  /// The position of the screen's upper-left corner.
  private let screenOrigin: CGPoint

  /// The opacity of content beyond the screen.
  static let offscreenAlpha: CGFloat = 0.3
  /// Arranges the content of a layout around its viewport.
  init(_ layout: LayoutRecord) {
    let whole = layout.content.union(layout.viewport)
    size = whole.size
    contentOrigin = CGPoint(x: -whole.minX, y: -whole.minY)
    viewport = layout.viewport.offsetBy(dx: -whole.minX, dy: -whole.minY)
    screenOrigin = CGPoint(
      x: viewport.minX - layout.screenFrame.minX, y: viewport.minY - layout.screenFrame.minY)
  }

  /// Draws the content at reduced opacity, and over it the visible part of the screen.
  func draw(_ figure: RenderedFigure, in canvas: Canvas) {
    let palette = FigurePalette.of(figure.appearance)
    canvas.fill(CGRect(origin: .zero, size: size), with: .color(palette.plate))
    canvas.save()
    // The content is drawn as one group, so that overlapping views do not show through each other
    // at reduced opacity.
    canvas.beginGroup(alpha: Self.offscreenAlpha)
    canvas.translate(x: contentOrigin.x, y: contentOrigin.y)
    if let content = figure.content { canvas.draw(content) }
    canvas.endGroup()
    canvas.restore()
    canvas.save()
    // The screen is drawn last, so that it covers the faint copy of the same content.
    canvas.clip(to: viewport)
    canvas.translate(x: screenOrigin.x, y: screenOrigin.y)
    canvas.draw(figure.screen)
    canvas.restore()
  }
}
