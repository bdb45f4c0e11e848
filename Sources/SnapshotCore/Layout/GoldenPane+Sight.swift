import Foundation
import LayoutCore

extension GoldenPane {
  /// Returns the pixels in which an element is seen; nil for one that is scrolled out of sight.
  ///
  /// Beyond its viewport a layout shows nothing: there another pane of the picture may be. Captions
  /// stand beside it.
  ///
  /// - Parameters:
  ///   - element: one of the layout's.
  ///   - margin: how far around its frame it is drawn, in points.
  /// - Returns: a rectangle of the picture.
  func sight(of element: LayoutRecord.Element, margin: Double = 0) -> PixelRect? {
    let rect = PixelRect(around: pixels(of: element.frame), margin: margin * scale)
    guard let rect, element.kind != .caption else { return rect }
    return PixelRect(around: pixels(of: layout.viewport)).flatMap(rect.intersection)
  }
}
