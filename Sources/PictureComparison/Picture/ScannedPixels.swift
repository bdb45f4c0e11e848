package import RasterCore

/// The pixels that differ between two pictures, found without having both in memory.
package struct ScannedPixels: Sendable {
  private(set) var finding = BandScan.Finding()

  /// Begins with nothing found.
  package init() {}

  /// Compares a band of rows of both pictures that begins at a row.
  ///
  /// Without masks and without a perceptual metric, which look beyond a row, bands find exactly the
  /// pixels that a comparison of the wholes finds.
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
