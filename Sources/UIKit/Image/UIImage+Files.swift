public import Foundation
import RasterPNG

extension UIImage {
  /// Reads a PNG file, or fails; a name ending in `@2x` or `@3x` gives the scale.
  ///
  /// Without a file of that very name its `@2x` and `@3x` forms are tried, the device's scale
  /// first.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let found = ImageFile.candidates(for: url.lastPathComponent).lazy
      .map { url.deletingLastPathComponent().appendingPathComponent($0.name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found, let file = try? ImageFile(found) else { return nil }
    self.init(CGImage(file.bitmap), scale: file.scale)
  }

  /// Reads the bytes of a PNG file, or fails.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a PNG file with so many pixels per point, or fails.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let png = try? PNG.read(data, name: "data") else { return nil }
    self.init(CGImage(png.bitmap), scale: scale)
  }

  /// Finds a picture by its name in the main bundle, or fails.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by its name in a bundle, or fails.
  ///
  /// The name may lack its ending and the `@2x` or `@3x` of the scale. Pictures that were found are
  /// kept. Asset catalogues are not read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let scale = traits.map(\.displayScale) ?? UIEnvironment.current.scale
    guard let file = NamedImages.find(name, in: bundle, scale: scale) else { return nil }
    self.init(CGImage(file.bitmap), scale: file.scale)
  }

  /// Returns the bytes of a PNG file of the picture.
  public func pngData() -> Data? { try? PNG.encode(image.bitmap, scale: scale) }

  /// Makes the bytes of a JPEG file of the picture, laid on white where it can be seen through.
  ///
  /// Differs from UIKit: the bytes are not Apple's, whose encoder is its own, and no JPEG file is
  /// read back here.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  /// - Returns: the bytes, or nil for a picture that is empty or has a side of 65,536 pixels or
  ///   more.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    JPEG.encode(image.bitmap, quality: compressionQuality)
  }
}
