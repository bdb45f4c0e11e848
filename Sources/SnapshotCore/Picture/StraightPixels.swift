package import Foundation
import RasterCore
package import RasterPNG

/// The colours of a picture that are not multiplied by alpha: what other programs count with.
///
/// A `Bitmap` holds them multiplied. The less opaque a pixel is, the more colours become one there:
/// of alpha 3 only four levels of a channel are left, and edges look flat that are not. pixelmatch
/// and odiff read files as they stand, so a count that is to be theirs begins with the file too.
package struct StraightPixels: Sendable, Hashable {
  /// A pixel each, red in the lowest byte, row by row.
  let words: [UInt32]

  /// Reads the colours of a PNG file.
  package init(png: Data, name: String) throws(PNGError) {
    words = try PNG.straightPixels(png, name: name)
  }

  /// Divides the colours of a picture by alpha, as writing it to a file does.
  init(_ bitmap: Bitmap) {
    words = bitmap.withUnsafePixels { pixels in
      var words = Array(pixels)
      var index = 0
      while index < words.count {
        if words[index] >> 24 != 255 { words[index] = Self.divided(words[index]) }
        index &+= 1
      }
      return words
    }
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
