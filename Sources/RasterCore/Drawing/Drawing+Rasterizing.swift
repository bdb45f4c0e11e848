public import Foundation

extension Drawing {
  /// The maximum width and height of a picture, in pixels.
  package static var largestSide: Int { Edge.largestSide }

  /// Returns the drawing's picture.
  ///
  /// - Parameters:
  ///   - width: the picture's width, in pixels.
  ///   - height: the picture's height, in pixels.
  ///   - scale: pixels per point. The point (0, 0) is the picture's upper left corner.
  ///   - background: the colour that fills the picture first. The default is transparent.
  ///   - bands: the number of bands that the rows are divided into. By default a band has at most
  ///     64 rows. The picture is the same for any number.
  /// - Returns: a bitmap of this size.
  public func rasterized(
    width: Int, height: Int, scale: CGFloat = 1, background: Color? = nil, bands: Int? = nil
  ) -> Bitmap {
    BandScheduler.rasterized(
      chunks(width, height, scale, bands), background: background?.pixel.word ?? 0, bands: bands)
  }

  /// Returns the drawing's picture, and passes its rows to stages while the rows below are being
  /// drawn.
  ///
  /// The stages, such as those that encode an image file, run in parallel with the drawing, on rows
  /// that are still in a cache.
  package func rasterized(
    width: Int, height: Int, scale: CGFloat, stages: [RowStage], bands: Int? = nil
  ) -> Bitmap {
    BandScheduler.rasterized(
      chunks(width, height, scale, bands), background: 0, bands: bands, stages: stages)
  }

  /// Draws into a bitmap, over its existing pixels or over a background.
  ///
  /// Reusing a bitmap for several pictures saves its allocation.
  package func rasterize(
    into bitmap: inout Bitmap, scale: CGFloat = 1, background: Color? = nil, bands: Int? = nil
  ) {
    let chunks = chunks(bitmap.width, bitmap.height, scale, bands)
    bitmap.withUnsafeMutablePixels {
      BandScheduler.rasterize(chunks, into: $0, background: background?.pixel.word, bands: bands)
    }
  }

  private func chunks(
    _ width: Int, _ height: Int, _ scale: CGFloat, _ bands: Int?
  ) -> PlanChunks {
    precondition(
      max(width, height) <= Edge.largestSide && min(width, height) >= 0,
      "A picture's side is 0 to 262144 pixels.")
    return PlanScheduler.chunks(
      self, transform: CGAffineTransform(scaleX: scale, y: scale),
      region: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height),
      threads: min(bands ?? .max, ProcessInfo.processInfo.activeProcessorCount))
  }
}
