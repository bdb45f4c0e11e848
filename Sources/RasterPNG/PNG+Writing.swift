public import Foundation
public import RasterCore

extension PNG {
  /// Writes a picture to a file, all of it or nothing.
  ///
  /// The bytes go to a temporary file in the same folder, which is then renamed; on an error what
  /// stood there before still does. A link stays, and what it leads to is replaced. The bytes are
  /// not forced to the disk.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels, at least one.
  ///   - url: where, in a folder that exists.
  ///   - scale: pixels a point, written as a density of 72 points an inch; nil for none.
  ///   - text: what goes with the picture, in this order.
  /// - Throws: what the picture, a text or the disk has against it.
  public static func write(
    _ bitmap: Bitmap, to url: URL, scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) {
    // Before the disk is touched: a picture that cannot be encoded leaves the old file.
    let data = try encode(bitmap, name: url.path, scale: scale, text: text)
    do throws(FileError) {
      try WholeFile(url).write(data, makingFolder: false, isLasting: false)
    } catch {
      throw .unwritable(file: url.path, reason: error.reason)
    }
  }

  /// Returns the bytes of a PNG file of the picture; errors call it by `name`.
  public static func encode(
    _ bitmap: Bitmap, name: String = "picture", scale: CGFloat? = nil, text: [TextChunk] = []
  ) throws(PNGError) -> Data {
    if let objection = objection(bitmap, text) {
      throw .unencodable(file: name, reason: objection)
    }
    guard let density = pixelsPerMeter(scale: scale) else {
      throw .unencodable(file: name, reason: "a scale of \(scale ?? 0)")
    }
    return try Encoder(file: name).encode(bitmap, pixelsPerMeter: density, text: text)
  }

  /// The density of so many pixels a point, at 72 points an inch of 25.4 mm; 0 for none, nil if
  /// absurd.
  private static func pixelsPerMeter(scale: CGFloat?) -> UInt32? {
    guard let scale else { return 0 }
    let density = Int32(exactly: (scale * 72 / 0.0254).rounded())
    return density.flatMap { $0 > 0 ? UInt32($0) : nil }
  }

  private static func objection(_ bitmap: Bitmap, _ text: [TextChunk]) -> String? {
    let sides = 1...Int(Int32.max)
    guard sides.contains(bitmap.width), sides.contains(bitmap.height) else {
      return "a picture of \(bitmap.width) × \(bitmap.height) pixels"
    }
    return text.lazy.compactMap(\.objection).first
  }
}
