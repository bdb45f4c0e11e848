import Foundation
import RasterCore

extension CALayer {
  /// Returns the part of `transform` that moves points within the plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to an affine map.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Changes the bounds and tells the view before and after.
  func changeBounds(to bounds: CGRect) {
    let old = state.bounds
    guard bounds != old else { return }
    owner?.layerWillChangeBounds(to: bounds)
    state.bounds = bounds
    owner?.layerDidChangeBounds(from: old)
  }

  /// Moves and resizes the layer so that an upright one gets exactly this frame.
  ///
  /// A turned layer keeps its transform: the size is what the inverse transform makes of the frame's.
  func setFrame(_ frame: CGRect) {
    let size = state.isUpright ? frame.size : untransformed(frame.size)
    position = CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.width,
      y: frame.origin.y + anchorPoint.y * frame.height)
    bounds = CGRect(origin: state.bounds.origin, size: size)
  }

  /// Returns the size whose transformed box has `size`, as far as there is one.
  private func untransformed(_ size: CGSize) -> CGSize {
    let t = affineTransform()
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return state.bounds.size }
    return CGSize(
      width: abs((t.d * size.width - t.c * size.height) / determinant),
      height: abs((t.a * size.height - t.b * size.width) / determinant))
  }
}
