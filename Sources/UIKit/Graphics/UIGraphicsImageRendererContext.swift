// Mirrors UIGraphicsImageRendererContext (iOS 17). Missing: nothing.
public import Foundation
import RasterCore

/// The context in which a renderer's closure draws.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context of the image.
  public let cgContext: CGContext
  /// The format of the image: its scale and opacity.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(format: UIGraphicsImageRendererFormat, bounds: CGRect) {
    self.format = format
    self.bounds = bounds
    cgContext = CGContext(Canvas())
  }

  /// The image drawn so far.
  ///
  /// An image larger than ``PictureLimit`` allows is empty, and a warning with its size is logged.
  ///
  /// An image without a width or a height has no pixels at all (fact H33).
  open var currentImage: UIImage {
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    do throws(PictureTooLarge) {
      // The size is checked before it is converted to integers, which could overflow.
      let (width, height) = (bounds.width * format.scale, bounds.height * format.scale)
      try PictureLimit.check(CGSize(width: ceil(width), height: ceil(height)), scale: 1)
    } catch {
      UIKitLog.warn("UIGraphicsImageRenderer drew nothing: \(error)")
      return UIImage(Bitmap(width: 0, height: 0), scale: format.scale)
    }
    let bitmap = cgContext.canvas.drawing.rasterized(
      width: pixels(bounds.width), height: pixels(bounds.height), scale: format.scale,
      background: format.opaque ? .black : nil)
    return UIImage(bitmap, scale: format.scale)
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    let old = cgContext.state.blendMode
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.setBlendMode(old)
  }
  /// Strokes a line one point wide along the inside of a rectangle's edges.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  /// Returns the number of pixels that a length covers, at least one.
  private func pixels(_ length: CGFloat) -> Int {
    max(1, PixelGrid(scale: format.scale).pixels(covering: length))
  }
}
