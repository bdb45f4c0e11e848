// Mirrors UIImage (iOS 17). Missing: Apple's drawings of symbols (see UIImage+Symbols), high
// dynamic range, thumbnails.
internal import Basics
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
    /// Whether an image view mirrors the image if its interface is right to left.
    var flipsForRightToLeft = false
  }

  /// The pixels as they are shown, after the orientation was applied.
  let _cgImage: CGImage
  /// The pixels before the orientation is applied.
  private let rawImage: CGImage
  let orientation: Orientation
  let style: Style
  /// The PDF or SVG file that the pixels show; nil for other images.
  let vector: VectorArt?
  /// The images of an animation; nil for other images.
  let frames: AnimatedFrames?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The name by which the image was found in a bundle, or that of its file; nil for other images.
  ///
  /// It is not compared by `isEqual(_:)`.
  let fileName: String?
  /// The asset of the image, with the changes made to the image; nil if it is not from an asset.
  let variants: ImageVariants?
  /// The asset that is created for an image that is not from a catalogue; nil until it is
  /// requested.
  let ownAsset = Mutex<UIImageAsset?>(nil)

  init(
    _ image: CGImage, scale: CGFloat, style: Style = Style(), fileName: String? = nil,
    variants: ImageVariants? = nil, orientation: Orientation = .up, vector: VectorArt? = nil,
    frames: AnimatedFrames? = nil
  ) {
    rawImage = image
    _cgImage = orientation == .up ? image : CGImage(image.bitmap.oriented(orientation))
    self.orientation = orientation
    self.scale = scale > 0 ? scale : 1
    self.style = style
    self.fileName = fileName
    self.variants = variants
    self.vector = vector
    self.frames = frames
  }

  /// Makes a copy of an image with some of its properties changed.
  convenience init(
    _ image: UIImage, style: Style? = nil, variants: ImageVariants? = nil,
    orientation: Orientation? = nil, frames: AnimatedFrames? = nil
  ) {
    self.init(
      image.rawImage, scale: image.scale, style: style ?? image.style, fileName: image.fileName,
      variants: variants ?? image.variants, orientation: orientation ?? image.orientation,
      vector: image.vector, frames: frames ?? image.frames)
  }

  /// Makes an image without pixels.
  public override convenience init() { self.init(CGImage(Bitmap(width: 0, height: 0)), scale: 1) }

  /// Makes an image from a file's pixels.
  convenience init(_ file: ImageFile, named name: String?, variants: ImageVariants? = nil) {
    self.init(
      CGImage(file.bitmap), scale: file.scale, style: file.style, fileName: name,
      variants: variants, orientation: file.orientation, vector: file.vector)
  }

  /// Makes an image from a literal, `#imageLiteral(resourceName:)`; a missing image terminates the
  /// program.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = NamedImages.image(name, in: nil, for: nil) else {
      UIKitLog.raise("Could not find an image named '\(name)' in the main bundle")
    }
    self.init(found)
  }

  /// Makes an image from the rasteriser's pixels.
  package convenience init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(CGImage(bitmap), scale: scale)
  }

  /// Makes an image from pixels, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  /// Makes an image from pixels, with a scale in pixels per point, and the orientation in which the
  /// pixels are shown (fact AC30).
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  /// The pixels of the image, before the orientation is applied.
  open var cgImage: CGImage? { rawImage }

  /// The configuration of a symbol; nil for other images.
  open var configuration: Configuration? { symbolConfiguration }
  /// Returns the symbol with a different configuration, whose unspecified values have their
  /// defaults.
  ///
  /// For an image that is not a symbol, the result is the asset's image for the traits of the
  /// configuration, or the image itself if there is none (fact AC12).
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard !isSymbolImage else {
      return _withConfiguration(configuration, over: { _ in SymbolSetting() })
    }
    return configuration.traitCollection.flatMap(variant) ?? self
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

  /// The size in points: the number of pixels divided by the scale.
  open var size: CGSize {
    CGSize(width: CGFloat(_cgImage.width) / scale, height: CGFloat(_cgImage.height) / scale)
  }

  /// The mode that determines whether the image is a template, which is drawn in the tint colour.
  open var renderingMode: RenderingMode { style.renderingMode }
  /// The caps that keep their size when the image is resized.
  open var capInsets: UIEdgeInsets { style.capInsets }
  /// Whether the middle is tiled or stretched when the image is resized.
  open var resizingMode: ResizingMode { style.resizingMode }

  /// Returns whether `object` is an image with the same pixels that is drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.scale == scale && other.style == style && other._cgImage == _cgImage
      && other.vector == vector && other.frames == frames
  }

  /// The hash value, which is the same for equal images.
  open override var hash: Int { _cgImage.hash }
}

extension UIImage {
  /// Whether an image is a template, of which only the alpha is used.
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
