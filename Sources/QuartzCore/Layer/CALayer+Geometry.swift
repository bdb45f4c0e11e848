import Basics
package import Foundation
import RasterCore

extension CALayer {
  /// Returns the affine part of `transform`.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to an affine transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Sets the position; a position with NaN is ignored and logs a warning.
  func changePosition(to position: CGPoint) {
    guard isGeometry([position.x, position.y], of: "position") else { return }
    change(.position) { animate(.position) { state.position = position } }
  }

  /// Sets the bounds, and notifies the view before and after the change.
  ///
  /// Bounds with NaN are ignored and log a warning; UIKit raises an exception.
  func changeBounds(to bounds: CGRect) {
    let old = state.bounds
    guard bounds != old, isGeometry(bounds.numbers, of: "bounds") else { return }
    change(old.parts(differingFrom: bounds)) {
      owner?.layerWillChangeBounds(to: bounds)
      animate(.bounds) { state.bounds = bounds }
      owner?.layerDidChangeBounds(from: old)
    }
  }

  package func changeOpacity(to opacity: CGFloat) {
    change(.opacity) { animate(.opacity) { state.opacity = opacity } }
  }

  /// Sets the position and the bounds so that a layer without a transform has exactly the given
  /// frame.
  ///
  /// If there is a transform, the size of the bounds is the frame's size under the inverse
  /// transform.
  func setFrame(_ frame: CGRect) {
    guard isGeometry(frame.numbers, of: "frame") else { return }
    let frame = frame.standardized
    let size = state.isUpright ? frame.size : untransformed(frame.size)
    // Observers of `frame` are notified only once for both changes.
    changeAtOnce([.position, .size]) {
      position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      bounds = CGRect(origin: state.bounds.origin, size: size)
    }
  }

  private func isGeometry(_ numbers: [CGFloat], of name: String) -> Bool {
    guard numbers.contains(where: \.isNaN) else { return true }
    let words = numbers.map { "\($0)" }.joined(separator: " ")
    WarningLog.warn("CALayerInvalidGeometry: CALayer \(name) contains NaN: [\(words)]")
    return false
  }

  /// Returns the size that the transform maps to the given one; the current size if the transform
  /// has no inverse.
  private func untransformed(_ size: CGSize) -> CGSize {
    // The inverse of the linear part is applied; the absolute values make the lengths positive.
    let t = affineTransform()
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return state.bounds.size }
    return CGSize(
      width: abs((t.d * size.width - t.c * size.height) / determinant),
      height: abs((t.a * size.height - t.b * size.width) / determinant))
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

  fileprivate func parts(differingFrom other: CGRect) -> ObservedParts {
    (origin == other.origin ? [] : ObservedParts.origin).union(size == other.size ? [] : .size)
  }
}
