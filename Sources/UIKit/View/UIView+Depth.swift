package import RasterCore

extension UIView {
  /// Checks that the tree is not deeper than `PictureLimit.depth`; deeper views would be neither
  /// laid out nor drawn.
  ///
  /// - Throws: `PictureTooLarge.depth` if the tree is deeper.
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
