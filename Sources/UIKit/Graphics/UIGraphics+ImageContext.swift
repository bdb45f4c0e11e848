import Basics
public import Foundation

/// Begins an image of a size in points, one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points; a scale of 0 is the device's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  let context = UIGraphicsImageRendererContext(
    format: format, bounds: CGRect(origin: .zero, size: size))
  ImageContexts.all.append(context)
  UIGraphicsPushContext(context.cgContext)
}

/// Returns the present image of the context that was begun last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.all.last?.currentImage
}

/// Ends the context that was begun last.
public func UIGraphicsEndImageContext() {
  if ImageContexts.all.popLast() != nil { UIGraphicsPopContext() }
}

/// The image contexts that were begun on each thread and not ended, the latest last.
private enum ImageContexts {
  private static let onThread = ThreadValue<[UIGraphicsImageRendererContext]>()

  static var all: [UIGraphicsImageRendererContext] {
    get { onThread.value ?? [] }
    set { onThread.value = newValue }
  }
}
