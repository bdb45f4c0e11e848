package import Foundation
import RasterCore

extension LayerState {
  /// Whether the layer has no transform.
  var isUpright: Bool { transform.isIdentity }

  /// The bounding box of the transformed bounds in the superlayer.
  package var frame: CGRect {
    // Without a transform the frame is computed directly, because applying the identity would add
    // rounding errors.
    guard !isUpright else {
      let size = bounds.size
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    return bounds.applying(toSuperlayer)
  }

  /// `sublayerTransform` applied around the anchor point; nil if it is the identity.
  var aroundSublayers: CGAffineTransform? {
    guard !sublayerTransform.isIdentity else { return nil }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The transform from the layer's own coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    guard !isUpright else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
