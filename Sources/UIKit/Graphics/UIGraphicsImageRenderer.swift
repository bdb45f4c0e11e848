// Mirrors UIGraphicsImageRenderer (iOS 17). Missing: colour ranges.
public import Foundation

/// A renderer that makes images from drawing closures.
open class UIGraphicsImageRenderer: NSObject {
  let bounds: CGRect
  /// The format of the images: their scale and opacity.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer whose images show the given rectangle of the closure's drawing, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws in the current context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format, bounds: bounds)
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    ContextStack.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Returns the image that a closure draws in the current context, encoded as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
