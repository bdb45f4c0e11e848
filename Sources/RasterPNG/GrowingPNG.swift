package import Foundation
package import RasterCore

/// A PNG file of a picture that is still being drawn: rows are compressed as soon as they are
/// final.
///
/// The bytes equal those that `PNG.encode` returns for the whole picture.
package final class GrowingPNG: @unchecked Sendable {
  private let encoder: Encoder
  private let name: String
  private let width: Int, height: Int

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - width: the picture's width, in pixels.
  ///   - height: the picture's height, in pixels.
  ///   - name: the file's name in errors.
  /// - Throws: `PNGError.unencodable` if a PNG cannot have this size.
  package init(width: Int, height: Int, name: String) throws(PNGError) {
    try PNG.checkSize(width, height, name: name)
    encoder = try Encoder(file: name)
    (self.width, self.height, self.name) = (width, height, name)
  }

  /// Compresses as many of the first rows as possible.
  ///
  /// Only one thread at a time may call this. The pixels must stay in the same memory until all
  /// rows have been compressed.
  ///
  /// - Parameters:
  ///   - pixels: the pixels of the whole picture.
  ///   - rows: the number of rows, from the top, that will not change any more.
  package func take(_ pixels: UnsafeBufferPointer<UInt32>, rows: Int) {
    encoder.compress(pixels, width: width, height: height, rows: rows)
  }

  /// Returns the bytes of the file.
  ///
  /// Call it only once.
  ///
  /// - Parameters:
  ///   - bitmap: the finished picture, whose remaining rows are compressed now.
  ///   - scale: pixels per point, written as a density at 72 points per inch; nil for no density.
  ///   - text: the texts to store in the file, in this order.
  /// - Returns: the bytes, which equal those of `PNG.encode`.
  /// - Throws: `PNGError.unencodable` if a text or the scale does not fit the format.
  package func encode(
    _ bitmap: Bitmap, scale: CGFloat?, text: [TextChunk]
  ) throws(PNGError) -> Data {
    try PNG.encode(
      bitmap, name: name, scale: scale, text: text, keepsAlpha: false, by: encoder)
  }
}
