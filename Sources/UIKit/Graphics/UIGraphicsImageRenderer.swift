// Mirrors UIGraphicsImageRenderer (iOS 17). Missing: colour ranges.
public import Foundation

/// Makes pictures by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  let bounds: CGRect
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures that show a rectangle of the drawing's coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Makes a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the picture of what a closure draws in the current context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format: format, bounds: bounds)
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    ContextStack.with(context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// Returns the bytes of a PNG file of what a closure draws in the current context.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
