import Foundation
import RasterCore

extension Path {
  /// Makes a rectangle whose corners are quarters of an ellipse.
  ///
  /// The circle is stretched along y, so the corners must be rounded before it.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard cornerWidth > 0, cornerHeight > 0 else {
      self.init(rect)
      return
    }
    let stretch = cornerHeight / cornerWidth
    let flat = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    let placed = CGAffineTransform(scaleX: 1, y: stretch)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    self = Path(roundedRect: flat, radius: cornerWidth).applying(placed)
  }
}
