import Foundation
import LayoutCore

/// Where the parts of a figure lie in its picture.
///
///     bounds ┌──────────────────────┐
///            │  ┌ screen ───────┐   │   labels may leave the screen for the
///            │  │ ┌ visible ──┐ │   │   gutters around it
///            │  │ │           │ │   │
///            │  └─┴───────────┴─┘   │
///            └──────────────────────┘
struct AnnotationPage: Equatable {
  /// The whole picture.
  var bounds: CGRect
  /// The device's screen with its frame, or all content: what gutters lie around.
  var screen: CGRect
  /// The part of the picture in which the collection view's content can be seen.
  var visible: CGRect
  /// Where the content's top left corner lies.
  var origin: CGPoint
  /// Picture points a layout point.
  var zoom: CGFloat
  /// The words of bars, which labels had better not cover.
  var words: [CGRect] = []

  /// Returns where a rectangle of the content lies in the picture.
  func rect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * zoom, y: origin.y + rect.minY * zoom,
      width: rect.width * zoom, height: rect.height * zoom)
  }

  /// Returns the part of a content rectangle that can be seen, or nil when there is none.
  func visiblePart(of rect: CGRect) -> CGRect? {
    let shown = self.rect(rect)
    return shown.overlaps(visible) ? shown.intersection(visible) : nil
  }
}
