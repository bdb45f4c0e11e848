public import Foundation

extension UIView {
  /// The value that means that a view has no intrinsic length along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for a fitting as small as the content allows.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for a fitting as large as the content allows.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the fitting size, with the target's length along each axis whose priority is required.
  ///
  /// The size is computed from the constraints in the view (facts AL58 to AL61). If there are none,
  /// the content determines it: it is `intrinsicContentSize` if neither priority is required and
  /// both of its lengths are defined, and otherwise the result of `sizeThatFits`.
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
    // The content is measured without the transform, so its size is that of the bounds.
    bounds.size = size
    center.x += origin.x - frame.minX
    center.y += origin.y - frame.minY
  }
}
