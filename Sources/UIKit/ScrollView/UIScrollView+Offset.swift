import Foundation

extension UIScrollView {
  /// The offsets at which the content fills the view.
  var scrollRange: ScrollRange {
    ScrollRange(content: contentSize, bounds: bounds.size, insets: adjustedContentInset)
  }

  /// Brings the offset back into range.
  func clampOffset() {
    let offset = scrollRange.clamp(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  func contentSizeDidChange(from old: CGSize) {
    noteScrollableAxes()
    if contentSize.width < old.width || contentSize.height < old.height { clampOffset() }
  }

  /// Returns the nearest offset that shows a part of the content, or its start if it is too large.
  func offset(showing rect: CGRect) -> CGPoint {
    let room = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start || high - low > end - start { return low - start }
      return max(0, high - end)
    }
    let moved = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, room.minX, room.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, room.minY, room.maxY))
    return scrollRange.clamp(moved)
  }
}
