public import Foundation

extension UIView {
  /// Asks for the smallest size that the content fits.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that the content fills.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that the view asks for when an axis that must have the target's extent has
  /// it.
  ///
  /// Without constraints the content speaks for itself: through `intrinsicContentSize` where both
  /// axes are free and it has a wish, else through `sizeThatFits`.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let (hasWidth, hasHeight) = (horizontal == .required, vertical == .required)
    if hasWidth && hasHeight { return target }
    let intrinsic = intrinsicContentSize
    if !hasWidth && !hasHeight && intrinsic.width >= 0 && intrinsic.height >= 0 { return intrinsic }
    let wish = sizeThatFits(
      CGSize(
        width: hasWidth ? target.width : .greatestFiniteMagnitude,
        height: hasHeight ? target.height : .greatestFiniteMagnitude))
    return CGSize(
      width: hasWidth ? target.width : wish.width,
      height: hasHeight ? target.height : wish.height)
  }
}
