public import Foundation

extension UIView {
  /// The value that means that a view has no intrinsic length along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for a fitting as small as the content allows.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for a fitting as large as the content allows.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the fitting size; along an axis whose priority is required, it is the length of
  /// `target`.
  ///
  /// The constraints in the view determine the size (facts AL58 to AL61). If there are none, it is
  /// `intrinsicContentSize` if neither priority is required and both of its lengths are defined;
  /// otherwise it is the result of `sizeThatFits`.
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
    // The size is set on `bounds`, because it was measured without the view's transform.
    bounds.size = size
    center.x += origin.x - frame.minX
    center.y += origin.y - frame.minY
  }
}
