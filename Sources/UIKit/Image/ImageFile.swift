import Foundation
import RasterCore
import RasterPNG

/// The pixels of an image file, and the scale given by its name or its catalogue.
struct ImageFile {
  private(set) var bitmap: Bitmap
  let scale: CGFloat
  /// The properties in the catalogue.
  var style = UIImage.Style()

  /// Reads a PNG or JPEG file, whose name determines the scale.
  init(_ url: URL) throws {
    try self.init(url, scale: Self.scale(of: url.deletingPathExtension().lastPathComponent))
  }

  /// Reads a PNG or JPEG file whose scale is known from its catalogue.
  init(_ url: URL, scale: CGFloat) throws {
    do {
      bitmap = try PNG.read(url).bitmap
    } catch PNGError.notPNG {
      bitmap = try JPEGReader.bitmap(of: Data(contentsOf: url))
    }
    self.scale = scale
  }

  /// Decodes the bytes of a PNG or JPEG file, which are recognised by their beginning.
  static func bitmap(of data: Data) throws -> Bitmap {
    data.starts(with: [0xFF, 0xD8])
      ? try JPEGReader.bitmap(of: data) : try PNG.read(data, name: "data").bitmap
  }

  private static let jpegEndings = ["jpg", "jpeg"]

  /// Applies the slices and the alignment rectangle of a catalogue (facts H23, H24).
  mutating func apply(_ image: CataloguedImage) {
    style.alignmentInsets = image.alignmentInsets(scale: scale)
    guard let slices = image.slices else { return }
    bitmap = slices.trimmed(bitmap)
    style.capInsets = slices.capInsets(scale: scale)
    style.resizingMode = slices.tiles ? .tile : .stretch
  }

  /// Returns 2 or 3 for a name ending in `@2x` or `@3x`, otherwise 1.
  static func scale(of name: String) -> CGFloat {
    name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  /// Returns the file names to try for an image's name, the best for a scale first; a name without
  /// an extension is that of a PNG file.
  ///
  /// For a name with a scale suffix, only that file is tried. Otherwise the device's scale is
  /// first, then larger scales, then smaller ones, since shrinking keeps detail.
  static func candidates(
    for name: String, scale: CGFloat = UIEnvironment.current.scale
  ) -> [(name: String, scale: CGFloat)] {
    let known = (["png"] + jpegEndings).first { name.lowercased().hasSuffix(".\($0)") }
    let ending = known.map { String(name.suffix($0.count + 1)) } ?? ".png"
    let stem = known.map { String(name.dropLast($0.count + 1)) } ?? name
    guard Self.scale(of: stem) == 1 else { return [(stem + ending, Self.scale(of: stem))] }
    // The rank 10 − scale sorts smaller scales after all larger ones, the greatest of them first.
    let order = [1, 2, 3].sorted { one, other in
      (one < scale ? 10 - one : one) < (other < scale ? 10 - other : other)
    }
    return order.map { (stem + ($0 == 1 ? "" : "@\(Int($0))x") + ending, $0) }
  }
}
