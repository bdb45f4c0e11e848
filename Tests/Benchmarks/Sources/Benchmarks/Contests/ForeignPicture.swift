import Foundation
import RasterCore

/// Files of pictures for other programs, or written by them.
enum ForeignPicture {
  /// Writes the pixels of a picture to a file, as they are in memory.
  static func raw(_ bitmap: Bitmap) throws -> URL {
    let file = Checkout.scratch("\(bitmap.digest).rgba")
    try bitmap.withUnsafeBytes { Data($0) }.write(to: file)
    return file
  }

  /// Writes a PNG of a picture with libpng: RGB, every filter allowed.
  static func written(_ bitmap: Bitmap, _ name: String, level: Int) throws -> URL {
    let file = Checkout.scratch("\(name).png")
    _ = try Launch(
      "png_codec",
      [
        "write", "\(level)", "\(bitmap.width)", "\(bitmap.height)", try raw(bitmap).path, file.path,
      ]
    ).milliseconds()
    return file
  }
}
