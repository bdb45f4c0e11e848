public import Foundation

extension ContextStack {
  private static let imageKey = "Quarterturn.UIGraphics.imageContexts"

  /// The image contexts that were begun on this thread.
  static var imageContexts: [UIGraphicsImageRendererContext] {
    get {
      Thread.current.threadDictionary[imageKey] as? [UIGraphicsImageRendererContext] ?? []
    }
    set { Thread.current.threadDictionary[imageKey] = newValue }
  }
}

/// Begins a picture of a size in points, one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 is the device's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  let context = UIGraphicsImageRendererContext(
    format: format, bounds: CGRect(origin: .zero, size: size))
  ContextStack.imageContexts.append(context)
  UIGraphicsPushContext(context.cgContext)
}

/// Returns the picture begun last, so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.imageContexts.last?.currentImage
}

/// Ends the picture begun last.
public func UIGraphicsEndImageContext() {
  if ContextStack.imageContexts.popLast() != nil { UIGraphicsPopContext() }
}
