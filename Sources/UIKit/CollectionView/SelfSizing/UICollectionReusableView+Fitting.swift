import Foundation
import LayoutCore

extension UICollectionReusableView {
  /// Returns attributes with the size that the view's content needs if the layout estimates the
  /// view's size; otherwise the same attributes (facts D6, D7, CL9).
  func _preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let layout,
      attributes.representedElementCategory == .cell
        || layout is UICollectionViewCompositionalLayout
    else { return attributes }
    let measured = layout.estimatedDimensions(of: attributes)
    guard measured.width || measured.height else { return attributes }
    // A label that was measured in a narrow cell would keep that width, so texts are measured
    // again.
    state.measuresTextsAnew = true
    defer { state.measuresTextsAnew = false }
    let size = fittingSize(attributes.size, measured)
    guard size != attributes.size,
      let fitted = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    fitted.frame.size = size
    return fitted
  }

  private var layout: UICollectionViewLayout? {
    host?.collectionViewLayout
  }

  /// Returns the size that the content needs; a dimension that is not estimated is left unchanged.
  private func fittingSize(_ size: CGSize, _ measured: (width: Bool, height: Bool)) -> CGSize {
    if measured.width && measured.height {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let fitted = systemLayoutSizeFitting(
      CGSize(width: measured.width ? 0 : size.width, height: measured.height ? 0 : size.height),
      withHorizontalFittingPriority: measured.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: measured.height ? .fittingSizeLevel : .required)
    return CGSize(
      width: measured.width ? fitted.width : size.width,
      height: measured.height ? fitted.height : size.height)
  }
}
