import Foundation
package import RasterCore

/// A picture of an image file, an image set or a symbol set, for a scale and an appearance.
package struct AssetPicture: Sendable {
  /// The name of the image, without a file extension.
  package let name: String
  /// The pixels in the orientation `up`.
  package let bitmap: Bitmap
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The messages about parts of a PDF or SVG file that are not drawn.
  package let notes: [String]

  /// The reason why an image is not drawn, as a sentence that names the file.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Draws a file; a vector image is rasterised for a scale, other files keep their own pixels.
  package init(file: URL, scale: CGFloat) throws(Failure) {
    do {
      let found = try ImageFile(file, scale: ImageFile.scale(ofFile: file), displayScale: scale)
      self.init(
        UIImage(found, named: nil), name: file.deletingPathExtension().lastPathComponent)
    } catch {
      throw Failure(description: ImageFile.words(of: error, file.path))
    }
  }

  /// Draws the file of an image set that is used for a scale, an appearance and a contrast.
  package init(
    set folder: URL, name: String, scale: CGFloat, isDark: Bool, hasHighContrast: Bool = false
  ) throws(Failure) {
    let traits = UITraitCollection(
      TraitValues(
        userInterfaceStyle: isDark ? .dark : .light, displayScale: scale,
        accessibilityContrast: hasHighContrast ? .high : .normal))
    guard let source = CatalogueSource(folder, named: name),
      let image = UIImageAsset(source).found(for: traits)
    else {
      let reason = MissingAssets.reason(.image, of: folder)
      throw Failure(description: "\(folder.path): \(reason)")
    }
    self.init(image, name: name)
  }

  /// Draws the template of a symbol set in regular weight and medium scale, for text of a size in
  /// points, in black.
  package init(
    symbol folder: URL, name: String, pointSize: CGFloat, scale: CGFloat
  ) throws(Failure) {
    let template = try SymbolTemplates.document(name, in: folder)
    guard template.variant(.regular, .medium) != nil else {
      throw Failure(description: "\(folder.path): its drawings cannot be read")
    }
    let traits = UITraitCollection(displayScale: scale)
    let size = UIImage.SymbolConfiguration(pointSize: pointSize)
    self.init(UIImage(template, size, in: traits), name: name)
  }

  private init(_ image: UIImage, name: String) {
    self.name = name
    bitmap = image._cgImage.bitmap
    scale = image.scale
    notes = [image.vector?.note].compactMap(\.self)
  }
}
