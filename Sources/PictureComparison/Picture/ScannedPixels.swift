package import RasterCore

/// The pixels that differ between two pictures, found without loading both completely into memory.
package struct ScannedPixels: Sendable {
  private(set) var finding = BandScan.Finding()

  /// Creates an empty result.
  package init() {}

  /// Compares a band of rows that begins at `row` in both pictures, and adds the result.
  ///
  /// The tolerance must have no masks, which are ignored here, and no perceptual metric, for which
  /// the neighbours of a pixel are needed.
  package mutating func add(
    _ golden: Bitmap, _ actual: Bitmap, below row: Int, tolerance: PictureTolerance
  ) {
    let part = PixelScan(golden, actual, tolerance: tolerance, mask: PixelArea([])).finding
    finding.runs += part.runs.map { PixelRun(y: $0.y + row, columns: $0.columns) }
    finding.toleratedPixels += part.toleratedPixels
    finding.antialiasedPixels += part.antialiasedPixels
    finding.greatestDelta = max(finding.greatestDelta, part.greatestDelta)
  }
}
