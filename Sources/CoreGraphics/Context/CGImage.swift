// Mirrors CGImage (iOS 17). Missing: masks, colour spaces, other pixel formats.
public import Foundation
package import RasterCore

/// An immutable bitmap: premultiplied RGBA, 8 bits per component.
public final class CGImage: NSObject, Sendable {
  /// The image's pixels in premultiplied sRGB.
  package let bitmap: Bitmap

  /// Makes an image from a bitmap of the rasteriser.
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// Returns the part of the image inside a rectangle in pixels; nil if the rectangle is outside
  /// the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    // The rectangle is extended to whole pixels, as in Core Graphics.
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    var result = Bitmap(width: Int(part.width), height: Int(part.height))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = bitmap[left + x, top + y] }
    }
    return CGImage(result)
  }

  /// Returns whether `object` is an image with the same pixels.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGImage)?.bitmap == bitmap }
  /// The hash value, which is the same for equal images.
  public override var hash: Int { bitmap.width &* 31 &+ bitmap.height }
}
