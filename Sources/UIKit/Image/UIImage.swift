// Mirrors UIImage (iOS 17). Missing: orientations, animation, drawings of symbols (see
// UIImage+Symbols), configurations of other images.
public import Foundation
package import RasterCore

/// An immutable image with a size in points.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The properties of an image apart from its pixels.
  struct Style: Hashable, Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentInsets: UIEdgeInsets?
    var baseline: CGFloat?
    /// The symbol that the pixels show; nil if the image is not a symbol.
    var symbol: Symbol?
  }

  let _cgImage: CGImage
  let style: Style
  /// Pixels per point.
  public let scale: CGFloat
  /// The name by which the image was found in a bundle, or that of its file; nil for other images.
  ///
  /// It is no part of what makes images equal.
  let fileName: String?
  /// The image in light and in dark interfaces; nil if it is the same in both.
  let variants: ImageVariants?

  init(
    _ image: CGImage, scale: CGFloat, style: Style = Style(), fileName: String? = nil,
    variants: ImageVariants? = nil
  ) {
    self._cgImage = image
    self.scale = scale > 0 ? scale : 1
    self.style = style
    self.fileName = fileName
    self.variants = variants
  }

  /// Makes an image without pixels.
  public override convenience init() { self.init(CGImage(Bitmap(width: 0, height: 0)), scale: 1) }

  /// Makes an image from a file's pixels.
  convenience init(_ file: ImageFile, named name: String) {
    self.init(CGImage(file.bitmap), scale: file.scale, style: file.style, fileName: name)
  }

  /// Makes an image from the files for a name, with the pixels for an interface style.
  convenience init(
    _ found: NamedImages.Found, named name: String, style: UIUserInterfaceStyle
  ) {
    let variants = found.dark.map {
      ImageVariants(usual: UIImage(found.usual, named: name), dark: UIImage($0, named: name))
    }
    let shown = variants?.image(for: style) ?? UIImage(found.usual, named: name)
    self.init(
      shown._cgImage, scale: shown.scale, style: shown.style, fileName: name, variants: variants)
  }

  /// Makes an image from a literal, `#imageLiteral(resourceName:)`; a missing image terminates the
  /// program.
  public required convenience init(imageLiteralResourceName name: String) {
    let scale = UIEnvironment.current.scale
    guard let found = NamedImages.find(name, in: nil, scale: scale) else {
      UIKitLog.raise("Could not find an image named '\(name)' in the main bundle")
    }
    self.init(found, named: name, style: UIEnvironment.currentTraits.userInterfaceStyle)
  }

  /// Makes an image from the rasteriser's pixels.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(CGImage(bitmap), scale: scale)
  }

  /// Makes an image from pixels, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// Makes an image from pixels with a scale in pixels per point; `up` is the only orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// The image's pixels.
  open var cgImage: CGImage? { _cgImage }

  /// The configuration of a symbol; nil for other images.
  open var configuration: Configuration? { symbolConfiguration }
  /// Returns the symbol with a different configuration, whose unspecified values have their
  /// defaults; other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    _withConfiguration(configuration, over: { _ in SymbolSetting() })
  }
  /// Returns the symbol with its values replaced by those that a configuration specifies; nil if
  /// the image is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? _withConfiguration(configuration, over: \.setting) : nil
  }

  /// The insets from the edges of the image to those of its alignment rectangle, which for a symbol
  /// is as high as a line of text (fact AS4).
  open var alignmentRectInsets: UIEdgeInsets {
    style.alignmentInsets ?? symbolMetrics?.alignmentInsets ?? .zero
  }

  /// The size in points.
  open var size: CGSize {
    CGSize(width: CGFloat(_cgImage.width) / scale, height: CGFloat(_cgImage.height) / scale)
  }

  /// The mode that determines whether the image is a template, which is drawn in the tint colour.
  open var renderingMode: RenderingMode { style.renderingMode }
  /// The caps that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { style.capInsets }
  /// Whether the middle is tiled or stretched when the image is resized.
  open var resizingMode: ResizingMode { style.resizingMode }

  /// Returns whether `object` is an image of the same pixels drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.scale == scale && other.style == style && other._cgImage == _cgImage
  }

  /// The hash value, which is the same for equal images.
  open override var hash: Int { _cgImage.hash }
}

extension UIImage {
  /// The orientation of the pixels.
  public enum Orientation: Int, Sendable {
    case up = 0
  }

  /// The choice of whether an image is a template, of which only the alpha is used.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The way in which the middle of a resized image is filled.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
