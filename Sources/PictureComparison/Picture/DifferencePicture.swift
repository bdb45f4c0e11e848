package import Foundation
package import RasterCore
package import RasterPNG

/// Pictures that show where two pictures differ, drawn from the comparison that determined whether
/// they count as equal.
///
/// Translucent pixels are drawn on a checkerboard.
package struct DifferencePicture: Sendable {
  private let difference: PictureDifference

  /// Prepares to draw a difference.
  package init(_ difference: PictureDifference) { self.difference = difference }

  /// Draws the differing pixels over the faded golden, from amber for a difference of 1 to red for
  /// 255.
  ///
  /// Even the smallest difference has a strong colour, and each region has a frame, so every
  /// difference can be found. Masked parts are hatched. The picture has the width of the wider and
  /// the height of the taller of the two pictures.
  package func heat() -> Bitmap {
    var canvas = PixelCanvas(
      width: difference.width, height: difference.height, pictures: [(difference.golden, 0, 0)],
      fading: .faded)
    for rectangle in difference.maskedRectangles { canvas.hatch(rectangle) }
    // The heat colours are drawn over the hatching, and the frames over both, so the hatching
    // covers neither.
    canvas.heat(difference.runs, difference.golden, difference.actual)
    for region in difference.regions { canvas.frame(region.bounds) }
    return canvas.bitmap
  }

  /// Draws the golden, the picture of ``heat()`` and the new picture side by side.
  ///
  /// - Parameters:
  ///   - gap: the distance between the three pictures and around them, in pixels.
  ///   - captions: the captions over the three pictures, left out if they do not fit.
  /// - Returns: a single picture.
  package func panes(gap: Int = 24, captions: PaneCaptions = .none) -> Bitmap {
    panes(around: heat(), gap: gap, captions: captions)
  }

  /// Draws the golden, the picture of ``heat()`` and the new picture side by side.
  ///
  /// - Parameters:
  ///   - heat: the result of ``heat()``, so that it is only drawn once.
  ///   - gap: the distance between the three pictures and around them, in pixels.
  ///   - captions: the captions over the three pictures, left out if they do not fit.
  /// - Returns: a single picture.
  package func panes(around heat: Bitmap, gap: Int = 24, captions: PaneCaptions) -> Bitmap {
    let (width, height) = (difference.width, difference.height)
    let captions = captions.fitting(width)
    let columns = (0..<3).map { gap + $0 * (width + gap) }
    let panes = [difference.golden, heat, difference.actual]
    var canvas = PixelCanvas(
      width: width * 3 + gap * 4, height: captions.height + height + gap * 2,
      background: PixelCanvas.desk,
      pictures: zip(columns, panes).map { ($1, $0, gap + captions.height) })
    for (x, caption) in zip(columns, captions.pictures) { canvas.write(caption, at: (x, gap)) }
    return canvas.bitmap
  }

  /// Returns an animated PNG that alternates between the golden and the new picture.
  ///
  /// - Parameter milliseconds: the time for which each picture is shown.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError` if the file cannot be created, for example because the pictures are
  ///   empty.
  package func blink(milliseconds: Int = 700) throws(PNGError) -> Data {
    try blink(of: [], milliseconds: milliseconds)
  }

  /// Returns an animated PNG that alternates between the golden and the new picture.
  ///
  /// - Parameters:
  ///   - files: the files of both pictures, whose compressed pixels are reused if possible.
  ///   - milliseconds: the time for which each picture is shown.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError` if the file cannot be created, for example because the pictures are
  ///   empty.
  package func blink(of files: [Data], milliseconds: Int = 700) throws(PNGError) -> Data {
    if let file = PNG.animation(ofFiles: files, milliseconds: milliseconds) { return file }
    let frames = [difference.golden, difference.actual].map { picture in
      PixelCanvas(
        width: difference.width, height: difference.height, background: PixelCanvas.desk,
        pictures: [(picture, 0, 0)]
      ).bitmap
    }
    return try PNG.encodeAnimation(frames: frames, milliseconds: milliseconds, name: "blink")
  }
}
