import Foundation

extension UICollectionReusableView {
  /// Returns attributes with the size that a cell's content needs if the flow layout uses estimated
  /// sizes; otherwise the same attributes (facts D6, D7).
  func _preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell, isEstimated else { return attributes }
    // Otherwise a label that was once measured in a narrow cell would never become wide again.
    state.measuresTextsAnew = true
    defer { state.measuresTextsAnew = false }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size != attributes.size,
      let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    fitted.frame.size = size
    return fitted
  }

  private var isEstimated: Bool {
    let view = superview as? UICollectionView
    return (view?.collectionViewLayout as? UICollectionViewFlowLayout)?.isEstimating == true
  }
}
