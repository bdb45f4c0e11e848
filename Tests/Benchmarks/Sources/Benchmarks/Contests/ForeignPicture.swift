import Foundation
import RasterCore

/// Files of pictures that were not written here.
enum ForeignPicture {
  /// The pixels of a picture as they are in memory.
  static func raw(_ bitmap: Bitmap) throws -> URL {
    let file = Checkout.scratch("\(bitmap.digest).rgba")
    try bitmap.withUnsafeBytes { Data($0) }.write(to: file)
    return file
  }

  /// A PNG of a picture that libpng wrote: RGB, every filter allowed.
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
