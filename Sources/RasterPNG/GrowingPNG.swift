package import Foundation
package import RasterCore

/// A PNG file of a picture that is still drawn: its rows are compressed as they become final.
///
/// The bytes are those that `PNG.encode` makes of the whole picture.
package final class GrowingPNG: @unchecked Sendable {
  private let encoder: Encoder
  private let name: String
  private let width: Int, height: Int

  /// Begins a file, which errors call by `name`.
  ///
  /// - Parameters:
  ///   - width: the picture's width, in pixels.
  ///   - height: the picture's height, in pixels.
  ///   - name: the file's name.
  /// - Throws: what a PNG has against such a picture.
  package init(width: Int, height: Int, name: String) throws(PNGError) {
    try PNG.checkSize(width, height, name: name)
    encoder = try Encoder(file: name)
    (self.width, self.height, self.name) = (width, height, name)
  }

  /// Compresses as much as can be of the first rows.
  ///
  /// One thread at a time may call it. The rows stay where they are until all of them were taken.
  ///
  /// - Parameters:
  ///   - pixels: those of the whole picture.
  ///   - rows: how many rows from the first on will not change any more.
  package func take(_ pixels: UnsafeBufferPointer<UInt32>, rows: Int) {
    encoder.compress(pixels, width: width, height: height, rows: rows)
  }

  /// Returns the bytes of the file; to be called once.
  ///
  /// - Parameters:
  ///   - bitmap: the picture whose rows were taken; the others are taken now.
  ///   - scale: pixels per point, written as a density of 72 points per inch; nil for none.
  ///   - text: the texts of the picture, in this order.
  /// - Returns: the bytes, which are those of `PNG.encode`.
  /// - Throws: what a text or the scale has against being written.
  package func encode(
    _ bitmap: Bitmap, scale: CGFloat?, text: [TextChunk]
  ) throws(PNGError) -> Data {
    try PNG.encode(
      bitmap, name: name, scale: scale, text: text, keepsAlpha: false, by: encoder)
  }
}
