import Foundation
import LayoutCore

/// The frames of a figure's parts in its picture.
///
///     bounds ┌──────────────────────┐
///            │  ┌ screen ───────┐   │   labels may extend from the screen into the
///            │  │▒▒▒▒ bars ▒▒▒▒▒│   │   gutters around it
///            │  │ ┌ viewport ─┐ │   │
///            │  └─┴───────────┴─┘   │
///            └──────────────────────┘
struct AnnotationPage: Equatable {
  /// The rectangle of the whole picture.
  var bounds: CGRect
  /// The frame of the device, or of all content; the gutters are around it.
  var screen: CGRect
  /// The frame of the layout's viewport or, if all content is shown, of the content.
  var viewport: CGRect
  /// The position of the content's upper-left corner.
  var origin: CGPoint
  /// The number of points in the picture per point of the layout.
  var zoom: CGFloat
  /// The frames of the bars that hide the content behind them.
  var bars: [CGRect] = []
  /// The rectangles of text and glyphs in bars, and of the home indicator, which labels avoid.
  var words: [CGRect] = []

  /// Converts a rectangle from content to picture coordinates.
  func rect(_ rect: CGRect) -> CGRect {
    rect.scaled(by: zoom).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the visible parts of a content rectangle, without those behind the rectangles
  /// `covers`.
  func shownParts(of rect: CGRect, under covers: [CGRect]) -> [CGRect] {
    let shown = self.rect(rect)
    guard shown.overlaps(viewport) else { return [] }
    return covers.reduce([shown.intersection(viewport)]) { parts, cover in
      parts.flatMap { $0.subtracting(cover) }
    }
  }
}
