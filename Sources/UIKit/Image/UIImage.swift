// Mirrors UIImage (iOS 17). Missing: orientations, animation, symbols, configurations, alignment
// insets, reading of JPEG.
public import Foundation
package import RasterCore

/// A picture with a size in points that never changes.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the picture is drawn, beside its pixels.
  struct Style: Hashable, Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
  }

  let image: CGImage
  let style: Style
  /// Pixels per point.
  public let scale: CGFloat

  init(_ image: CGImage, scale: CGFloat, style: Style = Style()) {
    (self.image, self.scale, self.style) = (image, scale > 0 ? scale : 1, style)
  }

  /// Makes a picture of pixels for the rasteriser.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(CGImage(bitmap), scale: scale)
  }

  /// Makes a picture of pixels, one per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// Makes a picture of pixels; only upright pictures are known.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The pixels.
  open var cgImage: CGImage? { image }

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// Whether only the opacity counts and the tint gives the colour.
  open var renderingMode: RenderingMode { style.renderingMode }
  /// The sides that keep their size when the picture is resized.
  open var capInsets: UIEdgeInsets { style.capInsets }
  /// Whether the rest is repeated or stretched when the picture is resized.
  open var resizingMode: ResizingMode { style.resizingMode }

  /// Returns whether `object` is a picture of the same pixels drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.scale == scale && other.style == style && other.image == image
  }

  /// Equal pictures have equal hashes.
  open override var hash: Int { image.hash }
}

extension UIImage {
  /// The side of the pixels that is up.
  public enum Orientation: Int, Sendable {
    case up = 0
  }

  /// Whether only the opacity of a picture counts.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resized picture is filled.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
