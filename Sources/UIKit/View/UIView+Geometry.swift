public import Foundation

extension UIView {
  /// The value of an intrinsic size along an axis without a wish.
  public static let noIntrinsicMetric: CGFloat = -1

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Lays out and resizes what depends on the bounds.
  func respondToBoundsChange(from oldBounds: CGRect) {
    guard oldBounds.size != bounds.size else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    resizeSubviews(from: oldBounds.size)
  }
}
