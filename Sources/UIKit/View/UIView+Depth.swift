package import RasterCore

extension UIView {
  /// Refuses a tree that is deeper than views are laid out and drawn.
  ///
  /// - Throws: `PictureTooLarge.depth`.
  package func checkDepth() throws(PictureTooLarge) {
    var depth = 1
    var isTooDeep = false
    walkTree {
      guard !isTooDeep, !$0._subviews.isEmpty else { return false }
      depth += 1
      isTooDeep = depth > PictureLimit.depth
      return true
    } leave: { _ in
      depth -= 1
    }
    if isTooDeep { throw .depth }
  }
}
