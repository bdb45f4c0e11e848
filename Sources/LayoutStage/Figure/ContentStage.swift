import Foundation
import LayoutCore
import RasterCore

/// The arrangement of a scroll view's whole content around the screen, which shows a part of the
/// content.
///
///     ┌──────────┐
///     │ ░░░░░░░░ │   content beyond the screen: 30 %
///     │┏━━━━━━━━┓│
///     │┃ screen ┃│   as the screen shows it
///     │┗━━━━━━━━┛│
///     │ ░░░░░░░░ │
///     └──────────┘
struct ContentStage {
  /// The size of the smallest rectangle that contains the content and the viewport.
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

  /// Draws the content at reduced opacity, and over it the part of the screen inside the viewport.
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
    // The screen is drawn last, so that it covers the same content drawn at reduced opacity.
    canvas.clip(to: viewport)
    canvas.translate(x: screenOrigin.x, y: screenOrigin.y)
    canvas.draw(figure.screen)
    canvas.restore()
  }
}
