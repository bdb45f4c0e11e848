import Foundation

extension UIScrollView {
  /// The range of offsets in which no space beyond the ends of the content is visible.
  var scrollRange: ScrollRange {
    ScrollRange(content: contentSize, bounds: bounds.size, insets: adjustedContentInset)
  }

  /// Sets the content offset to the nearest one in `scrollRange`.
  func clampOffset() {
    let offset = scrollRange.clamp(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  func contentSizeDidChange(from old: CGSize) {
    noteScrollableAxes()
    if contentSize.width < old.width || contentSize.height < old.height { clampOffset() }
    noteScrollEdges()
  }

  /// Returns the nearest offset at which a rectangle of the content is visible; if the rectangle is
  /// too large, the offset at which it begins.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start || high - low > end - start { return low - start }
      return max(0, high - end)
    }
    let moved = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    return scrollRange.clamp(moved)
  }
}
