public import Foundation

extension UIView {
  /// The intrinsic length of an axis along which the view has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Queries for the smallest size that the content fits.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for a fitting as large as the content allows.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the fitting size, with the target's length along an axis whose priority is required.
  ///
  /// Constraints in the view decide it (facts AL58 to AL61). Without any it comes from the content:
  /// `intrinsicContentSize` where both axes are free and it has both lengths, else `sizeThatFits`.
  func _systemLayoutSizeFitting(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let hasWidth = horizontal == .required
    let hasHeight = vertical == .required
    if usesConstraintsInside {
      return constrainedSize(target, horizontal: horizontal, vertical: vertical)
    }
    if hasWidth && hasHeight { return target }
    let intrinsic = intrinsicContentSize
    if !hasWidth && !hasHeight && intrinsic.width >= 0 && intrinsic.height >= 0 { return intrinsic }
    let natural = sizeThatFits(
      CGSize(
        width: hasWidth ? target.width : .greatestFiniteMagnitude,
        height: hasHeight ? target.height : .greatestFiniteMagnitude))
    return CGSize(
      width: hasWidth ? target.width : natural.width,
      height: hasHeight ? target.height : natural.height)
  }

  func _sizeToFit() {
    let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
    guard !transform.isIdentity else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    // Content is measured untransformed, so that it is the bounds which get its size.
    bounds.size = size
    center.x += origin.x - frame.minX
    center.y += origin.y - frame.minY
  }
}
