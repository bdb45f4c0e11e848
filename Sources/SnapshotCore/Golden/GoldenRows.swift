import Basics
package import Foundation
package import PictureComparison
import RasterCore
package import RasterPNG

/// A large golden that is read in bands of rows, so that its pixels are never all in memory at
/// once.
package final class GoldenRows {
  private let reader: RowReader
  private let bandPixels: Int

  /// The size, in pixels.
  package var size: (width: Int, height: Int) { (reader.width, reader.height) }

  /// Opens a file; nil if it is small or must be read as a whole.
  ///
  /// A file with a stamp is read as a whole too, because the stamp is checked against all bytes and
  /// pixels. The other conditions are those of `RowReader`.
  ///
  /// - Parameters:
  ///   - url: the URL of the file.
  ///   - leastPixels: the minimum number of pixels of a large golden.
  ///   - bandPixels: the number of pixels in a band. The default corresponds to 16 MB.
  package init?(
    _ url: URL, leastPixels: Int = RowReader.leastPixels, bandPixels: Int = 1 << 22
  ) {
    guard let reader = RowReader(url, leastPixels: leastPixels),
      case .none = GoldenStamp.find(in: reader.skeleton)
    else { return nil }
    (self.reader, self.bandPixels) = (reader, bandPixels)
  }

  /// The rows of each band, from the top.
  fileprivate var bands: [Range<Int>] {
    let rows = max(bandPixels / reader.width, 1)
    return stride(from: 0, to: reader.height, by: rows).map {
      $0..<min($0 + rows, reader.height)
    }
  }

  fileprivate func read(_ rows: Range<Int>) throws(PNGError) -> Bitmap {
    try reader.read(rows: rows.count)
  }

  /// Reads all rows without keeping them, and then the golden's metadata.
  ///
  /// - Returns: the golden; its bitmap has the picture's size but undefined pixels.
  /// - Throws: `PNGError` if the file is invalid.
  package func golden() throws(PNGError) -> GoldenFile {
    for rows in bands { _ = try read(rows) }
    return try finish()
  }

  /// Reads the golden's metadata.
  ///
  /// All rows must have been read before.
  fileprivate func finish() throws(PNGError) -> GoldenFile {
    let rest = try reader.finish(allowsMissingEnd: true)
    let text = rest.text.first { $0.keyword == GoldenFile.keyword }?.text
    return GoldenFile(
      bitmap: Bitmap(width: reader.width, height: reader.height) { _ in }, text: text,
      skeleton: reader.skeleton, pixelsPerMeter: rest.pixelsPerMeter, lacksEnd: rest.lacksEnd)
  }
}

extension ScannedPixels {
  /// Reads two goldens of the same size in parallel and compares them band by band.
  ///
  /// Masks and perceptual metrics need more than a row at a time and are not supported. Without
  /// them, the result is exactly that of comparing the whole pictures.
  ///
  /// - Parameters:
  ///   - golden: the expected picture.
  ///   - actual: the actual picture.
  ///   - tolerance: the allowed differences.
  /// - Returns: both files, whose bitmaps have undefined pixels, and the pixels that differ.
  /// - Throws: `PNGError` if a file is invalid; if both are, the error of the first.
  package static func compare(
    _ golden: GoldenRows, _ actual: GoldenRows, tolerance: PictureTolerance
  ) throws(PNGError) -> (golden: GoldenFile, actual: GoldenFile, pixels: ScannedPixels) {
    precondition(golden.size == actual.size, "Bands are compared of pictures of one size.")
    let files = Mutex((golden, actual))
    var pixels = ScannedPixels()
    for rows in golden.bands {
      let both = read(files) { (file) throws(PNGError) in try file.read(rows) }
      let (old, new) = (try both.0.get(), try both.1.get())
      pixels.add(old, new, below: rows.lowerBound, tolerance: tolerance)
    }
    let both = read(files) { (file) throws(PNGError) in try file.finish() }
    return (try both.0.get(), try both.1.get(), pixels)
  }

  private static func read<Part: Sendable>(
    _ files: Mutex<(GoldenRows, GoldenRows)>,
    _ read: @Sendable (GoldenRows) throws(PNGError) -> Part
  ) -> (Result<Part, PNGError>, Result<Part, PNGError>) {
    let parts = Cores.map(2) { index in
      let file = files.withLock { index == 0 ? $0.0 : $0.1 }
      return Result { () throws(PNGError) in try read(file) }
    }
    return (parts[0], parts[1])
  }
}
