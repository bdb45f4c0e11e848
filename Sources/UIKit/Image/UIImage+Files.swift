public import Foundation
import RasterPNG

extension UIImage {
  /// Reads a PNG, JPEG, PDF or SVG file; nil if there is none, or if it cannot be read, which is
  /// logged.
  ///
  /// A name ending in `@2x` or `@3x` sets the scale. For a name without such a suffix, the `@2x`
  /// and `@3x` files are tried too, the device's scale first.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let found = ImageFile.candidates(for: url.lastPathComponent).lazy
      .map { url.deletingLastPathComponent().appendingPathComponent($0.name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found, let file = NamedImages.read(found, scale: nil) else { return nil }
    self.init(file, named: url.deletingPathExtension().lastPathComponent)
  }

  /// Decodes the bytes of a PNG or JPEG file, or returns nil if that fails.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes the bytes of a PNG or JPEG file at a scale in pixels per point, or returns nil if that
  /// fails.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = try? ImageFile.pixels(of: data, name: "data") else { return nil }
    self.init(CGImage(file.bitmap), scale: scale, orientation: file.orientation)
  }

  /// Finds an image by its name in the main bundle, or returns nil if there is none.
  ///
  /// The resources of a package's targets, which are next to the program, count as resources of the
  /// main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image by its name in a bundle, or returns nil if there is none.
  ///
  /// The name may omit the extension and the `@2x` or `@3x` of the scale. Images are cached. If a
  /// name is not found, a message that suggests the most similar name is logged once.
  ///
  /// The variant for the traits is returned; nil traits mean those of the device. An image view
  /// shows the variant for its own traits (facts H36, AC11).
  ///
  /// Differs from UIKit: PNG, JPEG, PDF and SVG files are read, and no others.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let found = NamedImages.image(name, in: bundle, for: traits) else {
      if let symbol = SymbolTemplates.template(name, in: bundle) {
        self.init(symbol, in: traits)
        return
      }
      MissingAssets.tell(.image, name, in: NamedImages.places(of: bundle))
      return nil
    }
    self.init(found)
  }

  /// Returns the image encoded as a PNG file; nil if that fails.
  ///
  /// Differs from UIKit: the orientation is applied to the pixels, since it is not stored in the
  /// file.
  public func pngData() -> Data? { try? PNG.encode(_cgImage.bitmap, scale: scale) }

  /// Returns the image encoded as a JPEG file, composited on white.
  ///
  /// Differs from UIKit: the bytes are not those of Apple's encoder.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best image.
  /// - Returns: the bytes, or nil for an image that is empty or has a side of 65,536 pixels or
  ///   more.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    JPEG.encode(_cgImage.bitmap, quality: compressionQuality)
  }
}
