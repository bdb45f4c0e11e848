internal import CPNG
package import Foundation
package import RasterCore

/// A PNG file that is read in bands of rows, so that its bytes and pixels are never all in memory
/// at once.
///
/// Interlaced files cannot be read in bands, because their rows are not stored in order. Animations
/// and files with a `gAMA` chunk whose value differs from sRGB's are not supported either.
package final class RowReader {
  /// The size, in pixels.
  package let width: Int, height: Int
  /// The file without its pixels: the signature and all other chunks.
  package let skeleton: Data
  /// The number of rows read so far.
  package private(set) var row = 0

  private let url: URL
  private let descriptor: Int32
  private let reader: OpaquePointer

  /// The minimum number of pixels of a file that is read in bands: the pixels of the whole picture
  /// would occupy 128 MiB.
  package static let leastPixels = 1 << 25

  /// Opens a file; nil if it has fewer than `leastPixels` pixels or cannot be read in bands.
  package init?(_ url: URL, leastPixels: Int = leastPixels) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard
      let skeleton = PNGSkeleton(
        descriptor, pixels: leastPixels...max(leastPixels, PNG.defaultMaximumPixels)),
      skeleton.isReadInRows,
      let reader = cpng_reader_create_of_file(
        descriptor, 4 * TextChunk.maximumBytes, TextChunk.maximumBytes)
    else {
      close(descriptor)
      return nil
    }
    (self.url, self.descriptor, self.reader) = (url, descriptor, reader)
    (width, height, self.skeleton) = (skeleton.width, skeleton.height, skeleton.bytes)
    var header = CPNGHeader()
    guard cpng_reader_header(reader, &header) == 0,
      TransferCurve(gamma: header.gamma, bitDepth: header.bitDepth) == nil,
      cpng_reader_begin_rows(reader, width * 4) == 0
    else { return nil }
  }

  deinit {
    cpng_reader_destroy(reader)
    close(descriptor)
  }

  /// Reads the next rows.
  ///
  /// - Parameter count: the number of rows, at most as many as remain.
  /// - Returns: a bitmap as wide as the picture.
  /// - Throws: `PNGError.broken` with the same reason as if the whole file were read at once.
  package func read(rows count: Int) throws(PNGError) -> Bitmap {
    precondition(count <= height - row, "A picture has no rows below its last.")
    var result: Int32 = -1
    let band = Bitmap(width: width, height: count) { pixels in
      result = cpng_reader_rows(
        reader, UnsafeMutableRawPointer(pixels.baseAddress), width * 4, UInt32(count))
    }
    guard result == 0 else { throw broken() }
    row += count
    return band
  }

  /// Reads the chunks after the pixels.
  ///
  /// All rows must have been read before.
  ///
  /// - Parameter allowsMissingEnd: whether to accept a file with complete pixels but without its
  ///   end marker.
  /// - Returns: the contents of the file except its pixels; the bitmap is empty.
  /// - Throws: `PNGError.broken` if the rest of the file is invalid.
  package func finish(allowsMissingEnd: Bool) throws(PNGError) -> PNGImage {
    let end = cpng_reader_end(reader)
    guard end == 0 || end == 1 && allowsMissingEnd else { throw broken() }
    return PNGImage(
      bitmap: Bitmap(width: 0, height: 0), pixelsPerMeter: Decoder.pixelsPerMeter(of: reader),
      text: Decoder.text(of: reader), lacksEnd: end == 1)
  }

  private func broken() -> PNGError {
    .broken(file: url.path, reason: String(cString: cpng_reader_message(reader)))
  }
}
