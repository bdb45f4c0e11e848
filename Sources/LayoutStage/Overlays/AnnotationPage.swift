import Foundation
import LayoutCore

/// The places of a figure's parts in its picture.
///
///     bounds ┌──────────────────────┐
///            │  ┌ screen ───────┐   │   labels may leave the screen for the
///            │  │▒▒▒▒ bars ▒▒▒▒▒│   │   gutters around it
///            │  │ ┌ viewport ─┐ │   │
///            │  └─┴───────────┴─┘   │
///            └──────────────────────┘
struct AnnotationPage: Equatable {
  /// The rectangle of the whole picture.
  var bounds: CGRect
  /// The device's screen with its frame, or all content; gutters are around it.
  var screen: CGRect
  /// The part of the picture that the collection view fills, or all content.
  var viewport: CGRect
  /// The position of the content's top left corner.
  var origin: CGPoint
  /// Points of the picture per point of the layout.
  var zoom: CGFloat
  /// The bars that hide the content under them.
  var bars: [CGRect] = []
  /// The rectangles of texts in bars, which labels avoid.
  var words: [CGRect] = []

  /// Returns where a rectangle of the content is in the picture.
  func rect(_ rect: CGRect) -> CGRect {
    rect.scaled(by: zoom).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the pieces of a content rectangle that can be seen where some things are on top.
  func shownParts(of rect: CGRect, under covers: [CGRect]) -> [CGRect] {
    let shown = self.rect(rect)
    guard shown.overlaps(viewport) else { return [] }
    return covers.reduce([shown.intersection(viewport)]) { parts, cover in
      parts.flatMap { $0.subtracting(cover) }
    }
  }
}
