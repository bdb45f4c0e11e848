package import Foundation
package import RasterCore
package import RasterPNG

/// The colours of a picture, not premultiplied, as other programs compare them.
///
/// A `Bitmap` holds them multiplied. The less opaque a pixel is, the more colours become one there:
/// of alpha 3 only four levels of a channel are left, and edges look flat that are not. pixelmatch
/// and odiff read files as they are, so a count that is to be theirs begins with the file too.
package struct StraightPixels: Sendable, Hashable {
  /// The pixels, as words that are not multiplied by alpha, unlike those of other bitmaps.
  let bitmap: Bitmap

  /// Reads the colours of a PNG file.
  package init(png: Data, name: String) throws(PNGError) {
    bitmap = try PNG.straightPixels(png, name: name)
  }

  /// Reads the colours of a PNG file that was read as a picture before.
  ///
  /// Those of an opaque picture are its pixels, and the file is not read again.
  package init(png: Data, name: String, read picture: Bitmap) throws(PNGError) {
    bitmap = picture.isOpaque ? picture : try PNG.straightPixels(png, name: name)
  }

  /// Divides the colours of a picture by alpha, as writing it to a file does.
  ///
  /// An opaque picture is shared as it is: there is nothing to divide.
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

  /// One pixel's colours, rounded to the nearest.
  private static func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    return [0, 8, 16].reduce(alpha << 24) { word, shift in
      let channel = min(pixel >> UInt32(shift) & 255, alpha)
      return word | ((channel * 255 + alpha / 2) / alpha) << UInt32(shift)
    }
  }
}
