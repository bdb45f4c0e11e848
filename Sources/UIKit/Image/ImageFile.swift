import Foundation
import RasterCore
import RasterPNG
import VectorImages

/// The pixels of an image file, and their scale: that of the file's name or catalogue, or the
/// display's for a vector image.
struct ImageFile: Sendable {
  private(set) var bitmap: Bitmap
  let scale: CGFloat
  /// The orientation in which a camera's file is shown (fact AC31).
  private(set) var orientation = UIImage.Orientation.up
  /// The drawing of a PDF or SVG file; nil for other files.
  private(set) var vector: VectorArt?
  /// The properties that the catalogue specifies.
  var style = UIImage.Style()

  /// Reads a file whose name determines the scale; a vector image is drawn for a display's scale.
  init(_ url: URL, displayScale: CGFloat) throws {
    try self.init(url, scale: Self.scale(ofFile: url), displayScale: displayScale)
  }

  /// Reads a file whose scale is known from its catalogue.
  init(_ url: URL, scale: CGFloat, displayScale: CGFloat) throws {
    let data = try Data(contentsOf: url)
    if Self.isVector(url, data) {
      let art = try VectorArt.file(url, data, scale: scale)
      (vector, self.scale) = (art, displayScale)
      bitmap = try art.bitmap(scale: displayScale)
    } else {
      (bitmap, orientation) = try Self.pixels(of: data, name: url.path)
      self.scale = scale
    }
  }

  /// Decodes the bytes of a PNG or JPEG file, which are recognised by their beginning.
  static func pixels(
    of data: Data, name: String
  ) throws -> (bitmap: Bitmap, orientation: UIImage.Orientation) {
    guard data.starts(with: [0xFF, 0xD8]) else {
      return (try PNG.read(data, name: name).bitmap, .up)
    }
    let orientation = ExifOrientation.value(in: data).flatMap(UIImage.Orientation.init(exif:))
    return (try JPEGReader.bitmap(of: data), orientation ?? .up)
  }

  /// Returns whether a file is a PDF or SVG file: by its ending or, for PDF, also by its beginning.
  static func isVector(_ url: URL, _ data: Data) -> Bool {
    if vectorEndings.contains(url.pathExtension.lowercased()) { return true }
    return data.starts(with: Data("%PDF-".utf8))
  }

  /// Returns an error of reading a file as text that begins with the file's name.
  static func words(of error: any Error, _ name: String) -> String {
    switch error {
    case PNGError.notPNG(_, let kind): "\(name) is \(kind), which is not drawn"
    case PNGError.lfsPointer: "\(name) is a Git LFS pointer; run `git lfs pull` to fetch it"
    case let error as PNGError:
      "\(error)".replacingOccurrences(of: error.file, with: name)
    case JPEGError.unsupported(let kind): "\(name) is a JPEG picture \(kind), which is not drawn"
    case JPEGError.broken(let reason): "\(name) is damaged: \(reason)"
    case let error as VectorImageError:
      ([name] + (error.place.map { [$0] } ?? [])).joined(separator: ":") + ": \(error.problem)"
    default: "\(name) cannot be read: \(error)"
    }
  }

  private static let jpegEndings = ["jpg", "jpeg"]
  private static let vectorEndings = ["pdf", "svg"]
  private static let otherEndings = ["heic", "heif", "gif", "webp", "tiff", "tif", "bmp"]

  /// Applies the slices and the alignment rectangle of an entry in a catalogue (facts H23, H24).
  mutating func apply(_ image: CataloguedImage) {
    style.alignmentInsets = image.alignmentInsets(scale: scale)
    guard let slices = image.slices else { return }
    bitmap = slices.trimmed(bitmap)
    style.capInsets = slices.capInsets(scale: scale)
    style.resizingMode = slices.tiles ? .tile : .stretch
  }

  /// Applies the properties of a catalogue's set, and mirrors the image if requested (fact AC8).
  mutating func apply(_ set: ImageSet, isMirrored: Bool) {
    style.renderingMode = set.renderingMode ?? .automatic
    if isMirrored { orientation = orientation.mirrored }
    if !set.keepsVector { vector = vector?.fixed }
  }

  /// Returns the scale in a file's name; 1 if there is none.
  static func scale(ofFile url: URL) -> CGFloat {
    scale(of: url.deletingPathExtension().lastPathComponent)
  }

  /// Returns 2 or 3 for a name ending in `@2x` or `@3x`, otherwise 1.
  static func scale(of name: String) -> CGFloat {
    name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }

  /// Returns the file names to try for an image's name, the best for a scale first; a name without
  /// an extension is that of a PNG file.
  ///
  /// For a name with a scale suffix, only that file is tried. Otherwise the given scale is first,
  /// then larger scales, then smaller ones, since shrinking keeps detail.
  static func candidates(
    for name: String, scale: CGFloat = UIEnvironment.current.scale
  ) -> [(name: String, scale: CGFloat)] {
    let endings = ["png"] + jpegEndings + vectorEndings + otherEndings
    let known = endings.first { name.lowercased().hasSuffix(".\($0)") }
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
