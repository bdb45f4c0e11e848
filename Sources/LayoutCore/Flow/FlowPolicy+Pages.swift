public import Foundation

extension FlowPolicy {
  /// Returns the rectangle that a collection view asks its layout about.
  ///
  /// UIKit asks for whole pages and keeps the answers (C5, C6); here it is the visible rectangle
  /// rounded out to whole multiples of its own size (C7), so that scrolling within a page asks
  /// nothing.
  public static func queriedRect(visible: CGRect) -> CGRect {
    let x = pages(start: visible.minX, length: visible.width)
    let y = pages(start: visible.minY, length: visible.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func pages(start: Double, length: Double) -> Span {
    guard length > 0, length.isFinite, start.isFinite else {
      return Span(start: start, length: length)
    }
    let first = (start / length).rounded(.down) * length
    let last = ((start + length) / length).rounded(.up) * length
    return Span(start: min(first, start), length: max(last, start + length) - min(first, start))
  }
}
