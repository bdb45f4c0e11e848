import Foundation

import struct RasterCore.CGAffineTransform

/// Everything about one layer but its place in the tree.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: CGFloat = 1
  var masksToBounds = false
}

extension LayerState {
  /// Whether the layer is only moved, never turned or scaled.
  var isUpright: Bool { transform == CATransform3DIdentity }

  /// The bounding box of the transformed bounds.
  ///
  /// The box of a turned rectangle around its middle is `|a|·w + |c|·h` wide and
  /// `|b|·w + |d|·h` high.
  var frame: CGRect {
    let size = bounds.size
    let arm = (
      x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height
    )
    guard !isUpright else {
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    let t = CATransform3DGetAffineTransform(transform)
    let middle = CGPoint(
      x: position.x + t.a * arm.x + t.c * arm.y + t.tx,
      y: position.y + t.b * arm.x + t.d * arm.y + t.ty)
    let box = CGSize(
      width: abs(t.a) * size.width + abs(t.c) * size.height,
      height: abs(t.b) * size.width + abs(t.d) * size.height)
    return CGRect(
      x: middle.x - box.width / 2, y: middle.y - box.height / 2,
      width: box.width, height: box.height)
  }
}
