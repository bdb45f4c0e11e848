import Basics
public import Foundation

/// Begins an image context of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of a size in points; a scale of 0 means the device's.
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

/// Returns the image drawn so far in the image context begun last; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.all.last?.currentImage
}

/// Ends the image context begun last.
public func UIGraphicsEndImageContext() {
  if ImageContexts.all.popLast() != nil { UIGraphicsPopContext() }
}

/// The open image contexts of each thread, the latest last.
private enum ImageContexts {
  private static let onThread = ThreadValue<[UIGraphicsImageRendererContext]>()

  static var all: [UIGraphicsImageRendererContext] {
    get { onThread.value ?? [] }
    set { onThread.value = newValue }
  }
}
