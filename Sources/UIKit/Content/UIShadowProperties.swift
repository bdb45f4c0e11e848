// Mirrors UIShadowProperties (iOS 18). Missing: nothing.
public import Foundation

/// The shadow of a background.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The colour; the default is black.
  public var color = UIColor.black
  /// The opacity from 0 to 1; the default is 0, which is no shadow.
  public var opacity: CGFloat = 0
  /// The radius of the blur in points; the default is 0.
  public var radius: CGFloat = 0
  /// The offset in points; the default is zero.
  public var offset = CGSize.zero
  /// The outline of the shadow; nil means that of the background.
  public var path: UIBezierPath?

  init() {}

  /// Sets the shadow of a layer.
  @MainActor func apply(to layer: CALayer) {
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = Float(opacity)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path?.cgPath
  }
}
