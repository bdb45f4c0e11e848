package import Foundation
package import RasterCore
package import RasterPNG

/// Pictures that show where two pictures differ, made of the comparison that the verdict is on.
///
/// All are as large as the larger of the two, and opaque: what is translucent is on a
/// checkerboard.
package struct DifferencePicture: Sendable {
  private let difference: PictureDifference

  /// Prepares to draw a difference.
  package init(_ difference: PictureDifference) { self.difference = difference }

  /// Differing pixels over the faded golden, from amber for one level to red for all 255.
  ///
  /// Even one level of one pixel is a strong colour, and each region has a frame, so nothing is too
  /// subtle to be found. What is masked is hatched.
  package func heat() -> Bitmap {
    var canvas = PixelCanvas(
      width: difference.width, height: difference.height, pictures: [(difference.golden, 0, 0)],
      fading: .faded)
    for rectangle in difference.maskedRectangles { canvas.hatch(rectangle) }
    // Over the hatching, and frames over both: nothing may cover what differs.
    canvas.heat(difference.runs, difference.golden, difference.actual)
    for region in difference.regions { canvas.frame(region.bounds) }
    return canvas.bitmap
  }

  /// Golden, heat and the picture now, side by side.
  ///
  /// - Parameters:
  ///   - gap: the distance between them and around them, in pixels.
  ///   - captions: are over the panes where they fit.
  /// - Returns: one picture.
  package func panes(gap: Int = 24, captions: PaneCaptions = .none) -> Bitmap {
    panes(around: heat(), gap: gap, captions: captions)
  }

  /// Golden, heat and the picture now, side by side.
  ///
  /// - Parameters:
  ///   - heat: the result of ``heat()``, so that it is drawn once.
  ///   - gap: the distance between them and around them, in pixels.
  ///   - captions: are over the panes where they fit.
  /// - Returns: one picture.
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

  /// Golden and the picture now in turn, as an animated PNG.
  ///
  /// - Parameter milliseconds: the time for which each is shown.
  /// - Returns: the bytes of the file.
  /// - Throws: why there is no such file, as when the pictures have no pixels.
  package func blink(milliseconds: Int = 700) throws(PNGError) -> Data {
    try blink(of: [], milliseconds: milliseconds)
  }

  /// Golden and the picture now in turn, as an animated PNG.
  ///
  /// - Parameters:
  ///   - files: those of both pictures, whose compressed pixels are taken where they can be.
  ///   - milliseconds: the time for which each is shown.
  /// - Returns: the bytes of the file.
  /// - Throws: why there is no such file, as when the pictures have no pixels.
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
