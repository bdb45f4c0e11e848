package import Foundation
package import RasterCore
package import RasterPNG

/// The colours of a picture, not premultiplied, which other programs compare.
///
/// A `Bitmap` is premultiplied, which maps several colours of a translucent pixel to one: with an
/// alpha of 3 only four levels of each channel remain, and edges may look flat. pixelmatch and
/// odiff read the colours from the file, so their counts of differing pixels can only be reproduced
/// with the colours of the file.
package struct StraightPixels: Sendable, Hashable {
  /// The pixels; unlike those of other bitmaps, they are not premultiplied.
  let bitmap: Bitmap

  /// Decodes the colours of a PNG file.
  package init(png: Data, name: String) throws(PNGError) {
    bitmap = try PNG.straightPixels(png, name: name)
  }

  /// Decodes the colours of a PNG file whose picture has already been decoded.
  ///
  /// If the picture is opaque, its pixels are used and the file is not decoded again.
  package init(png: Data, name: String, read picture: Bitmap) throws(PNGError) {
    bitmap = picture.isOpaque ? picture : try PNG.straightPixels(png, name: name)
  }

  /// Divides the colours of a picture by alpha, as encoding it in a file does.
  ///
  /// An opaque picture is used unchanged, and shares its storage.
  init(_ picture: Bitmap) {
    var bitmap = picture
    if !picture.isOpaque {
      bitmap.withUnsafeMutablePixels { words in
        var index = 0
        while index < words.count {
          if words[index] >> 24 != 255 { words[index] = Self.divided(words[index]) }
          index &+= 1
        }
      }
    }
    self.bitmap = bitmap
  }

  /// Returns a pixel divided by alpha, rounded to the nearest values.
  private static func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    return [0, 8, 16].reduce(alpha << 24) { word, shift in
      let channel = min(pixel >> UInt32(shift) & 255, alpha)
      return word | ((channel * 255 + alpha / 2) / alpha) << UInt32(shift)
    }
  }
}
